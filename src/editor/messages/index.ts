/** The messages of the editor's first page. Messages about problems of a page come from the linter. */
import {SHARED_FACTS} from '../../shared/addresses';
import {plural} from './format';

export const messages = {
  title: 'Edit the website',
  pageFrame: 'Preview of the page',
  noScript: 'The editor needs JavaScript. Please turn it on in your browser.',
  loading: 'Loading the pages…',
  close: 'Close',
  link: '(a link)',
  unchecked: (why: string) =>
    `Your changes cannot be checked or sent at the moment. ${why} The editor will keep trying.`,
  lost: 'Part of the editor did not load. Trying again…',
  outdated: 'The editor has been updated. Your changes are kept on this device. Reload the page to continue.',
  waiting: 'Fix this problem to see the page:',

  fault: {
    editor:
      'The editor has stopped because of a fault. Your changes are kept on this device. Reload the page to continue.',
    part: 'This part cannot be shown because of a fault. Everything else still works. Please tell the developers.',
    review: 'This proposal cannot be shown because of a fault. Please tell the developers.',
    page: 'This page cannot be shown because of a fault. Please tell the developers.',
    reason: (error: string) => `The fault: ${error}`,
    reload: 'Reload',
    back: 'Back to the editor',
  },

  lastBuilt: {
    on: (day: string) => `The website was last built on ${day}.`,
    late: 'That is more than 26 hours ago, so openings do not close, certificates do not expire, and recent changes may not show. Please tell the developers.',
  },

  signIn: {
    promise: 'Nothing is published until a reviewer has checked it.',
    withGithub: 'Sign in with GitHub',
    withToken: 'Sign in with a token instead',
    token: 'Token',
    tokenHint:
      'A token is a password that GitHub creates for this editor only. It stays in this tab until you close it.',
    newToken: 'Create a token on GitHub',
    go: 'Sign in',
    out: 'Sign out',
    again: 'You have been signed out. Sign in again to continue; nothing is lost.',
    none: 'The editor is not connected to a GitHub repository.',
  },

  bar: {
    pages: 'Pages',
    look: 'View',
    change: 'Edit',
    state: 'Mode',
    width: 'Screen width',
    phone: 'Phone',
    desk: 'Desktop',
    undo: 'Undo',
    redo: 'Redo',
    unchanged: 'No changes yet',
    changed: (count: number) => plural(count, 'page changed', 'pages changed'),
    filesChanged: (count: number) => plural(count, 'file changed', 'files changed'),
    undone: (what: string) => `Undone: ${what}`,
    redone: (what: string) => `Redone: ${what}`,
    outside: (where: string) => `On the website, this link goes to ${where}`,
    gone: 'This page does not exist.',
    waiting: 'Waiting for review',
    follow: 'Show status',
    comments: (count: number) => plural(count, 'comment', 'comments'),
    diagnostics: (count: number) => plural(count, 'problem to fix', 'problems to fix'),
    open: (count: number) => `${plural(count, 'required field is', 'required fields are')} empty`,
    send: 'Send for review',
    sending: 'Sending…',
    notSent: 'Not sent',
  },

  pages: {
    heading: 'Pages',
    site: SHARED_FACTS,
    siteHolds: 'menu, footer, telephone',
    changed: 'changed',
    fields: 'All fields of this page',
    newPage: 'New page',
    kind: 'Page type',
    name: 'Page title',
    add: 'Add page',
    listed: 'Pages in this list',
    addOne: (label: string) => `Add ${label.charAt(0).toLowerCase()}${label.slice(1)}`,
    copy: (label: string) => `Copy this ${label.replace(/^An? /, '')}`,
    move: 'Change the address',
    address: 'Last part of the new address',
    menu: `The menu is in ${SHARED_FACTS}, under Navigation.`,
    proposals: 'Waiting for review',
    published: 'Published changes (undo)',
    onItsWay: 'My proposals',
    colleague: 'Share my changes as a file',
  },

  panel: {
    heading: 'Edit',
    body: 'Page text',
    history: 'History',
    elsewhere: (page: string) => `This is on the page ${page}.`,
    goThere: (page: string) => `Go to ${page}`,
    also: 'Also on:',
    more: (count: number) => `and ${plural(count, 'more page', 'more pages')}`,
    everywhere: 'Shown on every page.',
    removePage: 'Remove this page',
    removeFile: 'Remove this file',
    result: 'In search engines',
  },

  diagnostic: {
    open: 'Fill in this field.',
    rule: 'Learn more about this rule',
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
    pictures: 'the pictures on this website',
    files: 'the files on this website',
    backtick: 'a backtick',
    text: 'this page',
    it: 'It',
  },

  field: {
    left: (count: number) =>
      count >= 0
        ? plural(count, 'character left', 'characters left')
        : `${plural(-count, 'character', 'characters')} too many`,
    optional: 'optional',
    example: (example: string) => `Example: ${example}`,
    yes: 'Yes',
    none: 'None',
    addTo: (name: string) => `Add an entry to ${name}`,
    begin: (name: string) => `Add ${name}`,
    more: 'More',
    locked: 'This cannot be changed after publication, because links depend on it.',
    removeEverywhere: 'Remove from all pages',
    copy: 'Copy',
    up: 'Move up',
    down: 'Move down',
    remove: 'Remove',
    entry: (index: number) => `Entry ${index}`,
  },

  draft: {
    kept: (when: string) => `Your changes from ${when} are still here.`,
    throwAway: 'Discard changes',
    noRoom:
      'This device has no space left to store your changes. Send them or save them as a file before you close this page.',
    setAside:
      'The changes stored on this device cannot be read. They have been kept; tell the developers if you need them.',
    otherFirst: 'You have unsent changes. Send or discard them, then open the proposal again.',
    elsewhere: 'Your changes are open in another tab. You can continue there, or take over here.',
    refused: 'Your last change was not added, because your changes are open in another tab.',
    takeOver: 'Take over',
    takingOver: 'Waiting for the other tab…',
  },
};
