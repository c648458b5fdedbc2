/** The words of the parts that are fetched once the first page is there. */
import {plural} from './plural';

export const lateMessages = {
  signOut: {
    title: 'Sign out',
    unsent: 'You have changes that were not sent. What should happen to them?',
    keep: (account: string) => `Keep them on this device for ${account}`,
    remove: 'Delete them',
    kept: 'What is kept lies in this browser. The editor offers it to nobody else, but on a device that others use delete it, or take it along as a file.',
  },

  picture: {
    choose: {picture: 'Choose a picture', file: 'Choose a PDF'},
    other: {picture: 'Choose another picture', file: 'Choose another PDF'},
    tooLarge: (most: number) =>
      `The photo has more than ${most} MB. It can be made smaller, which takes away detail that no page shows.`,
    shrink: 'Make it smaller and take it',
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
    photo: 'Photo',
    bold: 'Bold',
    link: 'Link',
    list: 'List',
    table: 'Table',
    part: (name: string) => `Here the page shows: ${name}`,
    text: 'Text',
    hint: 'The buttons write the signs. A heading of a section is its short name, a bar | and all its words. An empty line starts a new paragraph.',
    addText: 'Add text below',
    addBlock: 'Add a part below',
    toolbar: 'Marks for the text',
  },

  example: {
    entry: 'This is still marked as an example, and you have changed it.',
    page: 'This page is still marked as an example, and you have changed it.',
    take: 'It is real now: take the mark away',
  },

  dash: {
    beside: 'On this page a dash stands between two numbers, as in 4–6.',
    take: 'Write a dash here, too',
  },

  elsewhere: {
    also: (fact: string, count: number) =>
      `“${fact}” is also written in ${plural(count, 'other place', 'other places')}:`,
    all: (now: string) => `Write “${now}” there, too`,
    left: 'What you changed here is still as it was elsewhere:',
  },

  link: {
    title: 'Link',
    where: 'Where does it lead?',
    kinds: {
      page: 'A page of this website',
      web: 'Another website',
      mail: 'An e-mail address',
      phone: 'A telephone',
      file: 'A PDF of this website',
    },
    page: 'Page',
    web: 'Address, as the browser shows it',
    mail: 'E-mail address',
    phone: 'Number with its country, such as +234 803 123 4567',
    file: 'PDF',
    none: 'Choose one',
    top: 'from its top',
    text: 'Words of the link',
    wrong: {
      page: 'Choose a page.',
      web: 'This is not the address of a website. Copy the whole of it from the browser.',
      mail: 'This is not an e-mail address.',
      phone: 'This is not a telephone number with its country.',
      file: 'Choose a PDF.',
    },
    done: 'Put the link in',
  },

  review: {
    before: 'Before you send',
    after: 'On its way',
    inTheWay: 'This must be put right first:',
    warnings: 'Please look at this because of your changes. You can send all the same:',
    noticedBefore: (count: number) => `${plural(count, 'more note', 'more notes')} on these pages, from before`,
    report: 'What you changed',
    picture: 'Another photo',
    joins: 'This joins what you sent before and waits for review:',
    sentBefore: (number: number) => `proposal ${number}`,
    otherwise: (sentence: string) => `Left empty, it is sent as “${sentence}”.`,
    suggestion: (what: string, more: number) => `${what}${more > 0 ? `, and ${more} more` : ''}`,
    sentence: 'What is it about, in one sentence?',
    send: 'Send',
    sending: 'Sending…',
    nothing: 'Nothing has changed yet.',
    sent: 'Sent. This is the way of it:',
    preview: 'Open the preview',
    proposal: 'Open the page of the review',
    merged: 'Put both together',
    writes: (name: string) => `${name} writes:`,
  },

  exportDraft: {
    save: 'Hand over as a file',
    open: 'Open a file from a colleague',
    fileName: 'website-changes.json',
    notOurs: 'This is no file of the editor.',
  },
};
