/** Every word that the editor says, in one place. What is wrong with a page is said by the check itself. */

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export const words = {
  title: 'Edit the website',
  pageFrame: 'The page as it will look',
  noScript: 'The editor needs JavaScript. Please allow it in your browser, or ask a colleague.',
  loading: 'Fetching the pages…',
  close: 'Close',

  signIn: {
    promise: 'Nothing that you do here is published before somebody has looked at it.',
    withGithub: 'Sign in with GitHub',
    withToken: 'Sign in with a token instead',
    token: 'Token',
    tokenHint: 'It stays in this tab and is forgotten when you close it.',
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
    changed: (count: number) => plural(count, 'file changed', 'files changed'),
    flaws: (count: number) => plural(count, 'thing to put right', 'things to put right'),
    send: 'Send for review',
  },

  pages: {
    heading: 'Pages',
    site: 'All pages',
    changed: 'changed',
    newPage: 'New page',
    kind: 'What kind of page',
    service: 'A service',
    plain: 'A plain page',
    name: 'Title of the page',
    add: 'Add the page',
    proposals: 'Go on with changes that were sent',
    sentBy: (name: string) => `sent by ${name}`,
  },

  panel: {
    heading: 'What can be changed here',
    body: 'Text of the page',
    elsewhere: (page: string) => `This stands on ${page}.`,
    goThere: (page: string) => `Show ${page}`,
    also: (pages: string) => `Also shown on ${pages}.`,
    everywhere: 'Also shown on every page.',
    removePage: 'Remove this page',
  },

  field: {
    left: (count: number) => (count >= 0 ? `${count} left` : `${-count} too many`),
    optional: 'may be left empty',
    example: (example: string) => `Such as: ${example}`,
    yes: 'Yes',
    none: 'None',
    addTo: (name: string) => `Add to ${name}`,
    begin: (name: string) => `Add ${name}`,
    copy: 'Copy',
    up: 'Move up',
    down: 'Move down',
    remove: 'Remove',
    entry: (place: number) => `Entry ${place}`,
  },

  picture: {
    choose: 'Choose a photo',
    other: 'Choose another photo',
    measuring: 'Looking at the photo…',
    fromLeft: 'From the left, in per cent',
    fromTop: 'From the top, in per cent',
  },

  icon: {
    search: 'Search the icons (English names)',
    found: (count: number) => plural(count, 'icon', 'icons'),
  },

  map: {latitude: 'Latitude', longitude: 'Longitude'},

  body: {
    heading: 'Heading',
    bold: 'Bold',
    link: 'Link',
    list: 'List',
    table: 'Table',
    part: (name: string) => `Here the page shows: ${name}`,
    text: 'Text in plain Markdown',
    toolbar: 'Marks for the text',
    linkText: 'words of the link',
    headingText: 'Name | Heading',
    tableText: '| Name | Value |\n| --- | --- |\n| one | two |',
  },

  review: {
    before: 'Before you send',
    inTheWay: 'This must be put right first:',
    notices: 'Please look at this too. You can send all the same:',
    report: 'What will change',
    sentence: 'What is it about, in one sentence?',
    send: 'Send',
    sending: 'Sending…',
    nothing: 'Nothing has changed yet.',
    sent: 'Sent. This is the way of it:',
    preview: 'Open the preview',
    proposal: 'Open the page of the review',
    asks: (name: string) => `${name} asks:`,
    colleague: 'Hand over to a colleague',
    handOver: 'Hand over as a file',
    takeOver: 'Open a file from a colleague',
    fileName: 'website-changes.json',
    notOurs: 'This is no file of the editor.',
  },

  draft: {
    kept: (when: string) => `Your changes from ${when} are still here.`,
    throwAway: 'Throw them away',
    noRoom: 'This device has no room to keep your changes. Send them, or hand them over as a file, before you close.',
    moved: 'Somebody else has changed the same words since. Choose what shall stand.',
    nothing: '(nothing)',
    mine: 'Mine',
    theirs: 'Theirs',
  },
};
