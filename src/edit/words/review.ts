/** The words of the review, which are fetched with it. */
import {plural} from './plural';

export const reviewWords = {
  heading: 'Review',
  loading: 'Fetching the proposal…',
  pages: (count: number) => `It changes ${plural(count, 'page', 'pages')}.`,
  sentBy: (name: string, day: string) => `Sent by ${name}, changed last on ${day}.`,
  back: 'Back to the editor',
  change: 'Change it yourself',
  github: 'Open its page on GitHub',

  states: {legend: 'What you see', now: 'Now', marked: 'Marked', before: 'Before'},
  previous: 'Previous change',
  next: 'Next change',
  isNew: 'This page is new.',
  isGone: 'This page would be gone.',

  changes: 'What it changes',
  nothing: 'It changes nothing that readers see.',
  check: 'The check',
  right: 'The check finds nothing wrong.',

  said: 'What was said',
  nothingSaid: 'Nothing yet.',
  settled: (count: number) => `Settled (${count})`,
  noPlace: 'Not about one place, or its place is gone:',
  verdicts: {
    APPROVED: (name: string) => `${name} agrees.`,
    CHANGES_REQUESTED: (name: string) => `${name} asks for changes.`,
    DISMISSED: (name: string) => `${name}’s decision no longer counts.`,
  },

  readOnly:
    'Your account may look at this proposal. To say something about it, ask whoever looks after the website for the right to write.',
  standing: 'How far it is',
  preview: 'Open the preview',
  missing: {
    checking: 'The tests are not done yet.',
    failed: 'The tests found something that must be put right first.',
    conflict: 'Others changed the same words on the website meanwhile. Both have to be put together first.',
    asked: 'A reviewer asks for changes, and nobody has made them yet.',
    agreement: 'Nobody has agreed yet.',
    rules: 'The rules of the website ask for more people to agree.',
  },
  publish: {
    open: 'Publish…',
    title: 'Publish this proposal',
    what: 'Visitors will see what it changes on:',
    after: 'It takes a few minutes. What is published can be changed again by another proposal.',
    now: 'Publish now',
    publishing: 'Publishing…',
    done: 'Published. Visitors see it after a few minutes.',
  },

  spot: {
    same: 'Unchanged:',
    say: 'Say something about this',
    suggest: 'Suggest other words',
    instead: 'As you would write it',
    noOther: 'Say it only',
    take: 'Keep this remark',
    kept: 'Your remark, not sent yet:',
    remove: 'Remove',
    suggests: 'Suggests:',
    takeOver: 'Take these words over',
    taken: 'Taken over. It goes along when you send again.',
    answer: 'Answer',
    settled: 'Settled',
    settle: 'Settle',
    openAgain: 'Open again',
    settles: '“Settled” puts it aside for everybody and changes no words of the page.',
    send: 'Send the answer',
  },

  decide: {
    button: (count: number) => (count === 0 ? 'Decide' : `Decide (${plural(count, 'remark', 'remarks')})`),
    title: 'Your decision',
    remarks: 'Your remarks go along:',
    words: 'Something about all of it (may stay empty)',
    agree: 'Agree',
    ask: 'Ask for changes',
    remark: 'Only send the remarks',
    own: 'This is your own proposal: somebody else has to agree. You can still send remarks.',
    needsWords: 'To ask for changes, make a remark on the page or write a sentence here.',
    sending: 'Sending…',
    sent: 'Sent. Thank you.',
  },
};
