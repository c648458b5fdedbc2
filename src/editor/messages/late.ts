/** Messages of the parts that load after the first page. */
import {plural} from './format';

export const deferredMessages = {
  signOut: {
    title: 'Sign out',
    unsent: 'You have unsent changes. What should we do with them?',
    keep: (account: string) => `Keep them on this device for the user “${account}”`,
    remove: 'Delete them',
    kept: 'They stay in this browser, and the editor offers them to nobody else. On a shared device, delete them or save them as a file.',
  },

  picture: {
    choose: {picture: 'Choose a picture', file: 'Choose a PDF'},
    other: {picture: 'Choose another picture', file: 'Choose another PDF'},
    tooLarge: (most: number) =>
      `The photo has more than ${most} MB. It can be made smaller; no page needs more detail.`,
    shrink: 'Make it smaller and use it',
    crop: 'It can be cut to fit. Which part should stay?',
    partsAcross: ['Left', 'Middle', 'Right'],
    partsDown: ['Top', 'Middle', 'Bottom'],
    measuring: 'Checking the photo…',
    fromLeft: 'From the left, in per cent',
    fromTop: 'From the top, in per cent',
  },

  icon: {
    search: 'Search the icons (English names)',
    found: (count: number) => plural(count, 'icon', 'icons'),
  },

  day: {today: 'Today', calendar: 'Choose in a calendar'},

  map: {latitude: 'Latitude', longitude: 'Longitude'},

  body: {
    heading: 'Heading',
    photo: 'Photo',
    bold: 'Bold',
    link: 'Link',
    list: 'List',
    table: 'Table',
    part: (name: string) => `${name} appears here`,
    text: 'Text',
    hint: 'Use the buttons to format text. A heading is its short name, a bar | and the full heading. An empty line starts a new paragraph.',
    addText: 'Add text below',
    addBlock: 'Add a block below',
    toolbar: 'Formatting',
  },

  example: {
    entry: 'This is marked as an example, and you have changed it. Is it real now?',
    page: 'This page is marked as an example, and you have changed it. Is it real now?',
    take: 'This is no longer an example',
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
    left: 'The old text still appears in other places:',
  },

  link: {
    title: 'Link',
    where: 'Where does the link go?',
    kinds: {
      page: 'A page of this website',
      web: 'Another website',
      mail: 'An e-mail address',
      phone: 'A telephone',
      file: 'A PDF of this website',
    },
    page: 'Page',
    web: 'Address, copied from the browser',
    mail: 'E-mail address',
    phone: 'Number with country code, such as +234 803 123 4567',
    file: 'PDF',
    none: 'Choose one',
    top: 'whole page',
    text: 'Link text',
    wrong: {
      page: 'Choose a page.',
      web: 'This is not the address of a website. Copy the whole address from the browser.',
      mail: 'This is not an e-mail address.',
      phone: 'This is not a telephone number with its country code.',
      file: 'Choose a PDF.',
    },
    done: 'Insert link',
  },

  review: {
    before: 'Before you send',
    after: 'Status of your changes',
    inTheWay: 'Fix this first:',
    warnings: 'Please check. You can still send:',
    report: 'What you changed',
    picture: 'Another photo',
    joins: 'This is added to what you sent before, which is waiting for review:',
    startsAgain: {
      published: 'What you sent before is published. These changes become a new proposal.',
      withdrawn: 'What you sent before was closed without being published. These changes become a new proposal.',
    },
    sentBefore: (number: number) => `proposal ${number}`,
    otherwise: (sentence: string) => `If empty, we write “${sentence}”.`,
    suggestion: (what: string, more: number) => `${what}${more > 0 ? `, and ${more} more` : ''}`,
    sentence: 'Describe your change in one sentence',
    send: 'Send',
    sending: 'Sending…',
    nothing: 'Nothing has changed yet.',
    sent: 'Sent. What happens next:',
    preview: 'Open the preview',
    proposal: 'Open the review on GitHub',
    merged: 'Merge both',
    writes: (name: string) => `${name} wrote:`,
  },

  exportDraft: {
    save: 'Save as a file',
    open: 'Open a file from a colleague',
    fileName: 'website-changes.json',
    notOurs: 'This file was not saved by the editor.',
  },
};
