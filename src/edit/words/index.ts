/** Every word that the editor says, in one place: here those of the first page. What is wrong with a page is said by the check itself. */
import {SHARED_FACTS} from '../../shared/addresses';
import {plural} from './plural';

export const words = {
  title: 'Edit the website',
  pageFrame: 'The page as it will look',
  noScript: 'The editor needs JavaScript. Please allow it in your browser, or ask a colleague.',
  loading: 'Fetching the pages…',
  close: 'Close',
  link: '(a link)',
  unchecked: (why: string) =>
    `What you change cannot be checked or sent at the moment. ${why} The editor goes on trying.`,
  lost: 'Something of the editor was lost on the way. It is fetched again…',
  waiting: 'The page is shown here as soon as this is put right:',

  lastBuilt: {
    on: (day: string) => `The website was last built on ${day}.`,
    late: 'That is more than 26 hours ago: openings do not close, papers do not expire, and what was published may not show. Tell the developers.',
  },

  signIn: {
    promise: 'Nothing that you do here is published before somebody has looked at it.',
    withGithub: 'Sign in with GitHub',
    withToken: 'Sign in with a token instead',
    token: 'Token',
    tokenHint:
      'A token is a password that GitHub makes for this editor alone. It stays in this tab and is forgotten when you close it.',
    newToken: 'Make a token on GitHub',
    go: 'Sign in',
    out: 'Sign out',
    again: 'Your sign-in has ended. Sign in again to go on; nothing is lost.',
    none: 'The pages of this website are not kept where the editor could reach them.',
  },

  bar: {
    pages: 'Pages',
    look: 'Look',
    change: 'Change',
    state: 'What a click does',
    width: 'Width of the page',
    phone: 'Phone',
    desk: 'Desk',
    undo: 'Undo',
    redo: 'Redo',
    unchanged: 'Nothing changed yet',
    changed: (count: number) => plural(count, 'page changed', 'pages changed'),
    filesChanged: (count: number) => plural(count, 'file changed', 'files changed'),
    undone: (what: string) => `Undone: ${what}`,
    redone: (what: string) => `Done again: ${what}`,
    waiting: 'Waiting for review',
    follow: 'See how far it is',
    remarks: (count: number) => plural(count, 'remark', 'remarks'),
    flaws: (count: number) => plural(count, 'thing to put right', 'things to put right'),
    open: (count: number) => `${count} still to fill in`,
    send: 'Send for review',
  },

  pages: {
    heading: 'Pages',
    site: SHARED_FACTS,
    siteHolds: 'menu, footer, telephone',
    changed: 'changed',
    fields: 'Everything that this page says',
    newPage: 'New page',
    kind: 'What kind of page',
    name: 'Title of the page',
    add: 'Add the page',
    menu: `The menu is in ${SHARED_FACTS}, under Navigation.`,
    proposals: 'Waiting for review',
    published: 'Published, and the way back',
    onItsWay: 'On its way',
    colleague: 'Hand over to a colleague',
  },

  panel: {
    heading: 'What can be changed here',
    body: 'Text of the page',
    history: 'History',
    elsewhere: (page: string) => `This stands on ${page}.`,
    goThere: (page: string) => `Show ${page}`,
    also: (pages: string, more: number) =>
      `Also shown on ${pages}${more > 0 ? ` and ${plural(more, 'page', 'pages')} more` : ''}.`,
    everywhere: 'Also shown on every page.',
    removePage: 'Remove this page',
    removeFile: 'Remove this file',
    result: 'In search results',
  },

  flaw: {
    open: 'Still to fill in.',
    such: (example: string) => `Write, for example, ${example.replace(/\.$/, '')}.`,
    choose: {
      picture: 'Choose a picture.',
      file: 'Choose a PDF.',
      icon: 'Choose an icon.',
      choice: 'Choose one.',
      colour: 'Choose one.',
      reference: 'Choose one.',
      list: 'Add one.',
      day: 'Choose a day.',
      month: 'Choose a month.',
      hour: 'Choose a time.',
    },
    pictures: 'the pictures of this website',
    files: 'the files of this website',
    backtick: 'a backtick',
    text: 'this page',
    it: 'It',
  },

  field: {
    left: (count: number) => (count >= 0 ? `${count} left` : `${-count} too many`),
    optional: 'may be left empty',
    example: (example: string) => `Such as: ${example}`,
    yes: 'Yes',
    none: 'None',
    addTo: (name: string) => `Add to ${name}`,
    begin: (name: string) => `Add ${name}`,
    today: 'Today',
    more: 'More',
    locked: 'It never changes once it is published, because links lead to it.',
    removeEverywhere: 'Remove it from every page',
    copy: 'Copy',
    up: 'Move up',
    down: 'Move down',
    remove: 'Remove',
    entry: (place: number) => `Entry ${place}`,
  },

  draft: {
    kept: (when: string) => `Your changes from ${when} are still here.`,
    throwAway: 'Throw them away',
    noRoom: 'This device has no room to keep your changes. Send them, or hand them over as a file, before you close.',
    setAside:
      'What this device had kept of your changes cannot be read any more. It was set aside; tell the developers if you miss it.',
    otherFirst: 'You have changes that were not sent yet. Send them or throw them away, then open the proposal again.',
  },
};
