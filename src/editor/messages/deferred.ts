/** Messages of the parts that load after the first page. */
import {plural} from './format';

export const deferredMessages = {
  signOut: {
    title: 'Sign out',
    unsent: 'What should happen to your unsent changes?',
    keep: (account: string) => `Keep them on this device for “${account}”`,
    remove: 'Delete them',
    kept: 'The editor shows them only to you. On a shared device, delete them or save them as a file.',
  },

  picture: {
    choose: {picture: 'Choose a picture', file: 'Choose a PDF'},
    other: {picture: 'Replace the picture', file: 'Replace the PDF'},
    tooLarge: (most: number) =>
      `The photo is larger than ${most} MB. The editor can make it smaller without a visible difference.`,
    shrink: 'Make it smaller',
    crop: 'The photo will be cropped to fit. Which part do you want to keep?',
    partsAcross: ['Left', 'Middle', 'Right'],
    partsDown: ['Top', 'Middle', 'Bottom'],
    stillFits: 'The photo is new. Does this description still fit?',
    measuring: 'Checking the photo…',
    unreadable: 'This file cannot be read. Open it on your device, save it again, and choose it once more.',
    heic: 'This is a HEIC photo, which browsers cannot show. Export it as JPEG (on an iPhone: Settings › Camera › Formats › Most Compatible).',
    fromLeft: 'Distance from the left (%)',
    fromTop: 'Distance from the top (%)',
  },

  icon: {
    search: 'Search icons (English names)',
    found: (count: number) => plural(count, 'icon', 'icons'),
  },

  day: {today: 'Today', calendar: 'Choose from a calendar', weekday: (day: string) => `This is a ${day}.`},

  map: {latitude: 'Latitude', longitude: 'Longitude'},

  body: {
    text: 'Text',
    hint: 'Write as in a document. Text that you paste from Word, Excel or a web page keeps its headings, lists, tables and links.',
    toolbar: 'Formatting',
    heading: 'Heading',
    subheading: 'Smaller heading',
    bold: 'Bold',
    italic: 'Italic',
    link: 'Link',
    bullets: 'Bullets',
    numbers: 'Numbers',
    table: 'Table',
    photo: 'Photo',
    add: 'Add',
    addRow: 'Add row',
    addColumn: 'Add column',
    removeRow: 'Remove row',
    removeColumn: 'Remove column',
    removeTable: 'Remove table',
    shortName: 'Short name (optional)',
    shortNameHint: 'for links and lists of contents',
    description: 'What does the photo show? Describe it for people who cannot see it.',
    undescribed: 'Describe the photo in the box above.',
    caption: 'Caption (optional)',
    replace: 'Replace the photo',
    part: (name: string) => `${name} appears here`,
    editPart: (field: string) => `Edit ${field}`,
    raw: 'The editor cannot show this part as text. You can change its Markdown here.',
    fix: 'Fix it',
    pasted: 'Pasted without colours, fonts and sizes.',
    missingPictures: (count: number) =>
      count === 1
        ? 'A picture could not be pasted. Add it with “Photo”.'
        : `${count} pictures could not be pasted. Add them with “Photo”.`,
  },

  example: {
    entry: 'This is marked as a sample, and you have changed it. Is it real now?',
    page: 'This page is marked as a sample, and you have changed it. Is it real now?',
    take: 'This is no longer a sample',
  },

  dash: {
    beside: 'This page writes ranges with a long dash, as in 4–6.',
    take: 'Use the long dash',
  },

  elsewhere: {
    also: (fact: string, count: number) =>
      `“${fact}” is also written in ${plural(count, 'other place', 'other places')}:`,
    all: (now: string) => `Change it to “${now}” there as well`,
    changed: (count: number) => `Changed in ${plural(count, 'other place', 'other places')} as well.`,
    left: 'The old text is still used in other places:',
  },

  link: {
    title: 'Link',
    where: 'Where does the link go?',
    kinds: {
      page: 'A page on this website',
      web: 'Another website',
      mail: 'An e-mail address',
      phone: 'A telephone',
      file: 'A PDF on this website',
    },
    page: 'Page',
    web: 'Web address (copy it from the browser)',
    mail: 'E-mail address',
    phone: 'Number with country code, beginning with +',
    file: 'PDF',
    none: 'Choose one',
    top: 'top of the page',
    text: 'Link text',
    wrong: {
      page: 'Choose a page.',
      web: 'This is not a web address. Copy the full address from the browser.',
      mail: 'This is not an e-mail address.',
      phone: 'This is not a telephone number with its country code.',
      file: 'Choose a PDF.',
    },
    done: 'Insert link',
    remove: 'Remove link',
  },

  review: {
    before: 'Before you send',
    after: 'Status of your changes',
    inTheWay: 'Fix this first:',
    warnings: 'Please check these. You can still send:',
    report: 'What you changed',
    picture: 'New photo',
    joins: 'This will be added to your proposal, which is waiting for review:',
    startsAgain: {
      published: 'Your last proposal has been published. These changes will be a new proposal.',
      withdrawn: 'Your last proposal was closed without being published. These changes will be a new proposal.',
    },
    sentBefore: (number: number) => `proposal ${number}`,
    otherwise: (sentence: string) => `If you leave this empty, it will be “${sentence}”.`,
    suggestion: (what: string, more: number) => `${what}${more > 0 ? `, and ${more} more` : ''}`,
    sentence: 'Describe your change in one sentence',
    send: 'Send',
    sending: 'Sending…',
    notYet: {
      rebasing: 'Some of your earlier changes are not on the page yet. Choose which text to keep, then send.',
      merging: 'Finish merging both versions, then send.',
    },
    nothing: 'You have not changed anything yet.',
    sent: 'Sent. What happens next:',
    preview: 'Open the preview',
    proposal: 'Open the proposal on GitHub',
    merged: 'Merge both versions',
    writes: (name: string) => `${name} wrote:`,
  },

  removal: {
    title: (name: string) => `Remove “${name}”?`,
    shows: 'This is also shown or linked here:',
    instead: 'What should be there instead?',
    nothing: 'Nothing',
    choice: 'Choose one',
    refused: 'The editor cannot remove this without changing something else. Remove it in the places above first.',
    remove: 'Remove',
    keep: 'Keep it',
  },

  newPage: {
    noLetters: 'Its address needs a letter from A to Z or a digit.',
    taken: 'There is already a page with this address.',
    reserved: 'This address is reserved. Choose another one.',
  },

  exportDraft: {
    save: 'Save as a file',
    open: 'Open a file from a colleague',
    fileName: 'website-changes.json',
    notOurs: 'This file was not saved by the editor.',
  },
};
