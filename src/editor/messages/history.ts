/** Messages of the history, of undoing published changes, and of conflicts. They load with that code. */

export const historyMessages = {
  title: (what: string) => `History: ${what}`,
  scope: 'Show history of',
  scopes: {value: 'this field', entry: 'this entry', list: 'the whole list', page: 'the page'},
  loading: 'Loading the history…',
  none: 'This has never changed.',
  by: (name: string) => `Proposed by ${name}.`,
  agreed: (names: string) => `Approved by ${names}.`,
  same: 'Same as now.',
  changes: 'Crossed out: then. Underlined: now.',
  back: 'Restore this',
  backAll: 'Restore everything',
  look: 'Show the page as it was',
  older: 'Show older versions',
  ends: 'This is the first version.',
  restoring: 'Restoring…',
  refused: 'This cannot be restored on its own. Restore its entry, its list or the whole page.',

  past: {
    loading: 'Loading the page as it was…',
    shown: (day: string) => `This is the page as it was published on ${day}.`,
    undrawn:
      'The page as it was cannot be shown, because the website’s rules have changed since. Its text is in the history.',
    now: 'Back to the current page',
    back: 'Restore this page',
  },

  published: {
    loading: 'Loading published changes…',
    none: 'No proposal has been published yet.',
    on: (name: string, day: string) => `By ${name}, published on ${day}.`,
    revert: 'Undo all of it',
    single: 'Its changes',
    loadingChanges: 'Loading its changes…',
    undo: 'Undo this change',
    history: 'History',
    changedSince: 'This has changed again since. Its history has the earlier versions.',
    reverting: 'Checking what it changed…',
    sentence: (title: string) => `Undoes: ${title}`,
    done: 'Undone in your draft. Check it, then send it for review.',
    nothing: 'Your draft no longer has any of these changes.',
    page: (file: string) => `Restore the page ${file}`,
  },

  choose: {
    title: 'Somebody else has changed the same text. Which text should we keep?',
    closedTitle: 'The proposal was closed, and the website has another text. Which text should we keep?',
    nothing: '(nothing)',
    bytes: 'Picture or file',
    revert: {base: 'After the proposal', ours: 'Before the proposal', theirs: 'Now'},
    moved: {base: 'Before', ours: 'Mine', theirs: 'Theirs', later: 'Later'},
    closed: {base: 'In the proposal', ours: 'Mine', theirs: 'On the website', later: 'Later'},
    imported: {base: 'Before', ours: 'In the file', theirs: 'Here', later: 'Later'},
    both: 'Combine both',
    take: 'Use this text',
    waiting: 'Some earlier changes are not on the page yet. Choose which text to keep, so that you can send them.',
    now: 'Choose now',
    left: (count: number) => `${count} left`,
  },

  merged: {title: 'Merge both versions', loading: 'Comparing both versions…'},
};
