/** The words of "On its way": where each proposal of one's own stands, and what can be done with it. */
import {plural} from './plural';

export const progressMessages = {
  loading: 'Asking how far they are…',
  none: 'You have sent nothing yet.',
  remarks: (count: number) => `${plural(count, 'remark waits', 'remarks wait')} for your answer.`,
  look: 'Look at it',
  preview: 'Open the preview',
  older: (count: number) => `Older ones (${count})`,

  /** What there is to do, by how far it is. */
  todo: {
    checking: 'There is nothing to do until the check is through.',
    failed: 'Look at it, put right what the check says, and send again.',
    preview: 'You can look at the preview meanwhile.',
    waiting: 'There is nothing to do. If it is urgent, ask a colleague to look at it.',
    asked: 'Look at it, read what is asked for, change it, and send again.',
    approved: 'Look at it, and publish it from there.',
    conflict: 'Look at it, and put both together.',
    published: '',
    withdrawn: '',
  },

  published: (day: string) => `Published on ${day}.`,
  seenSince: (time: string) => `Visitors see it since ${time}.`,
  seen: 'Visitors see it.',
  unseen: 'Visitors see it after a few minutes.',
  live: (page: string) => `Open ${page} as visitors see it`,
  closed: (day: string) => `Closed on ${day} without being published.`,
  last: (name: string, message: string) => `${name} wrote last: “${message}”`,
  github: 'Open its page on GitHub',

  goesOn: (name: string) =>
    `If you change it: what ${name} has changed and not sent yet stays on their device and joins it when they send. Where both of you changed the same words, they are asked.`,

  rename: {
    open: 'Rename…',
    title: 'Rename this proposal',
    sentence: 'What is it about, in one sentence?',
    now: 'Rename it',
    renaming: 'Renaming…',
    unsent: (name: string) =>
      `Nothing else of it changes. What ${name} has changed and not sent yet stays on their device and joins it when they send.`,
    unsentOwn:
      'Nothing else of it changes. What you have changed and not sent yet stays on this device and joins it when you send.',
  },

  withdraw: {
    open: 'Withdraw…',
    title: 'Withdraw this proposal?',
    what: 'It is closed without being published. Its words stay on GitHub, and the website stays as it is.',
    unsent: (name: string) =>
      `What ${name} has changed and not sent yet stays on their device and can be sent as a new proposal.`,
    unsentOwn: 'What you have changed and not sent yet stays on this device and can be sent as a new proposal.',
    why: 'Why? (may stay empty)',
    now: 'Withdraw it',
    withdrawing: 'Withdrawing…',
  },
};
