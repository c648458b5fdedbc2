/** Messages of "My proposals": the status of each, and the possible actions. */
import {plural} from './format';

export const progressMessages = {
  loading: 'Loading their status…',
  none: 'You have not sent anything yet.',
  remarks: (count: number) => `${plural(count, 'remark is', 'remarks are')} waiting for your answer.`,
  look: 'View it',
  preview: 'Open the preview',
  older: (count: number) => `Older ones (${count})`,

  /** The next task, by stage. */
  todo: {
    checking: 'Nothing to do until the checks have finished.',
    failed: 'View it, fix the problems, and send again.',
    preview: 'You can look at the preview meanwhile.',
    waiting: 'Nothing to do. If it is urgent, ask a colleague to review it.',
    asked: 'View it, read the remarks, make the changes, and send again.',
    approved: 'View it, and publish it from there.',
    conflict: 'View it, and merge both.',
    published: '',
    withdrawn: '',
  },

  published: (day: string) => `Published on ${day}.`,
  seenSince: (time: string) => `Visitors have seen it since ${time}.`,
  seen: 'Visitors see it.',
  seenNow: 'Visitors see it now.',
  unseen: 'It will be live in a few minutes.',
  notBuilt: 'It stays in the emulator of GitHub, which does not rebuild this website.',
  isPublished: (since: string) => `Published. ${since}`,
  isClosed: 'Your proposal was closed without being published.',
  live: (page: string) => `Open ${page} on the website`,
  closed: (day: string) => `Closed on ${day} without being published.`,
  last: (name: string, message: string) => `Last comment, by ${name}: “${message}”`,
  github: 'Open on GitHub',

  goesOn: (name: string) =>
    `If you edit this proposal, ${name}’s unsent changes are merged when they send. If you both changed the same text, ${name} is asked which to keep.`,

  rename: {
    open: 'Rename…',
    title: 'Rename this proposal',
    what: 'Nothing else changes.',
    label: 'Describe the change in one sentence',
    now: 'Rename it',
    doing: 'Renaming…',
    unsent: (name: string) => `${name}’s unsent changes stay on their device and are added when they send.`,
    unsentOwn: 'Your unsent changes stay on this device and are added when you send.',
  },

  withdraw: {
    open: 'Withdraw…',
    title: 'Withdraw this proposal?',
    what: 'It is closed without being published. A copy stays on GitHub, and the website does not change.',
    unsent: (name: string) => `${name}’s unsent changes stay on their device and can be sent as a new proposal.`,
    unsentOwn: 'Your unsent changes stay on this device and can be sent as a new proposal.',
    label: 'Reason (optional)',
    now: 'Withdraw it',
    doing: 'Withdrawing…',
  },
};
