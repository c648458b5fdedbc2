/** Messages of "My proposals": the status of each, and the possible actions. */
import {plural} from './format';

export const progressMessages = {
  loading: 'Loading your proposals…',
  none: 'You have not sent anything yet.',
  comments: (count: number) => `${plural(count, 'comment is', 'comments are')} waiting for your reply.`,
  look: 'Open',
  preview: 'Open the preview',
  older: (count: number) => `Older proposals (${count})`,

  /** The next task, by stage. */
  todo: {
    checking: 'You do not need to do anything until the checks have finished.',
    failed: 'Open it, fix the problems, and send again.',
    preview: 'Meanwhile, you can look at the preview.',
    waiting: 'You do not need to do anything. If it is urgent, ask a colleague to review it.',
    asked: 'Open it, read the comments, make the changes, and send again.',
    approved: 'Open it to publish it.',
    conflict: 'Open it, and merge both versions.',
    published: '',
    withdrawn: '',
  },

  published: (day: string) => `Published on ${day}.`,
  seenSince: (time: string) => `Live since ${time}.`,
  seen: 'Live.',
  seenNow: 'Live now.',
  unseen: 'It will be live in a few minutes.',
  notBuilt: 'This is the GitHub emulator, which does not rebuild the website.',
  isPublished: (since: string) => `Published. ${since}`,
  isClosed: 'Your proposal was closed without being published.',
  live: (page: string) => `Open ${page} on the website`,
  closed: (day: string) => `Closed on ${day} without being published.`,
  last: (name: string, message: string) => `Last comment, by ${name}: “${message}”`,
  github: 'Open on GitHub',

  goesOn: (name: string) =>
    `You can edit this proposal. When ${name} sends their unsent changes, the two are merged. If you both changed the same text, ${name} is asked which to keep.`,

  rename: {
    open: 'Rename…',
    title: 'Rename this proposal',
    what: 'Only the title changes.',
    label: 'Title (one sentence)',
    now: 'Rename',
    doing: 'Renaming…',
    unsent: (name: string) => `${name}’s unsent changes stay on their device until they send them.`,
    unsentOwn: 'Your unsent changes stay on this device until you send them.',
  },

  withdraw: {
    open: 'Withdraw…',
    title: 'Withdraw this proposal?',
    what: 'The proposal is closed without being published. A copy stays on GitHub, and the website does not change.',
    unsent: (name: string) => `${name}’s unsent changes stay on their device and can be sent as a new proposal.`,
    unsentOwn: 'Your unsent changes stay on this device and can be sent as a new proposal.',
    label: 'Reason (optional)',
    now: 'Withdraw',
    doing: 'Withdrawing…',
  },
};
