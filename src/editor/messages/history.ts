/** Messages of the history, of undoing published changes, and of conflicts. They load with that code. */

export const historyMessages = {
  title: (what: string) => `History: ${what}`,
  scope: 'Show history of',
  scopes: {value: 'this field', entry: 'this entry', list: 'the whole list', page: 'the page'},
  loading: 'Loading the history…',
  none: 'This has not changed since the website began.',
  by: (name: string) => `Proposed by ${name}.`,
  agreed: (names: string) => `Approved by ${names}.`,
  same: 'The same as now.',
  changes: 'Crossed out: then. Underlined: now.',
  back: 'Restore this',
  backAll: 'Restore all of it',
  look: 'Show the page as it was',
  older: 'Show older versions',
  ends: 'This is the first version.',
  refused: 'This cannot be restored alone. Restore the entry or list that it belongs to, or the whole page.',

  past: {
    shown: (day: string) => `This is the page as it was published on ${day}.`,
    undrawn:
      'The page of that day cannot be shown, because the rules of the website have changed. Its text is in the history.',
    now: 'Back to the current page',
    back: 'Restore this page',
  },

  published: {
    loading: 'Loading what was published…',
    none: 'Nothing has been published from here yet.',
    on: (name: string, day: string) => `By ${name}, published on ${day}.`,
    revert: 'Undo this',
    reverting: 'Checking what it changed…',
    sentence: (title: string) => `Undoes: ${title}`,
    done: 'Undone in your draft. Check it, then send it for review.',
    nothing: 'None of it is on the website any more.',
    page: (file: string) => `Restore the page ${file}`,
  },

  choose: {
    title: 'Somebody else has changed the same text. Which text should we keep?',
    nothing: '(nothing)',
    bytes: 'A picture or file',
    revert: {base: 'After the proposal', ours: 'Before the proposal', theirs: 'Now'},
    moved: {base: 'Before', ours: 'Mine', theirs: 'Theirs', later: 'Later'},
    both: 'Both, in your own words',
    take: 'Use this text',
    waiting: 'Your changes wait until you have chosen between two texts. Until then, you can only look around.',
    now: 'Choose now',
    left: (count: number) => `${count} left`,
  },

  merged: {title: 'Merge both', loading: 'Comparing both…'},
};
