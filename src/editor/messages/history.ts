/** The words of what was before: history, taking back, putting together. They are fetched with it. */
import {plural} from './plural';

export const historyMessages = {
  title: (what: string) => `History: ${what}`,
  scope: 'Of what',
  scopes: {value: 'This', entry: 'This entry', list: 'The whole list', page: 'The whole page'},
  loading: 'Asking what was published before…',
  none: 'Nothing else was published here before.',
  by: (name: string) => `Proposed by ${name}.`,
  agreed: (names: string) => `Agreed by ${names}.`,
  same: 'The same as now.',
  changes: 'Struck out is what it said then, underlined what it says now:',
  back: 'Bring this back',
  backAll: 'Bring all of it back',
  look: 'See the page then',
  older: 'Look further back',
  ends: 'This is where the history ends.',
  refused: 'This cannot be brought back by itself. Bring back what it stands in, or the whole page.',

  past: {
    shown: (day: string) => `This is the page as it was published on ${day}.`,
    undrawn: 'The page of that day cannot be drawn by the rules of today. Its words stand in the history.',
    now: 'Back to the page of now',
    back: 'Bring this page back',
  },

  published: {
    loading: 'Asking what was published…',
    none: 'Nothing was published from here yet.',
    on: (name: string, day: string) => `By ${name}, published on ${day}.`,
    revert: 'Take it back',
    reverting: 'Looking at what it changed…',
    sentence: (title: string) => `Takes back: ${title}`,
    done: 'Taken back in your draft. Look at it, then send it for review.',
    nothing: 'Nothing of it stands on the website any more.',
    page: (file: string) => `Bring back the page ${file}`,
  },

  choose: {
    title: 'Somebody else has changed the same words since. Choose which version to keep.',
    nothing: '(nothing)',
    bytes: 'A picture or file',
    revert: {base: 'What the proposal made of it', ours: 'As it was before', theirs: 'As it is now'},
    moved: {base: 'Before', ours: 'Mine', theirs: 'Theirs'},
    left: (count: number) => `${plural(count, 'place', 'places')} left`,
  },

  merged: {title: 'Put both together', loading: 'Looking at both…'},
};
