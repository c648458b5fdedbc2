/** Explains each rule of the linter to the people who write the pages. The examples are of this site. */
interface RuleDocs {
  /** What must be true, in one or two sentences for the people who write the pages. */
  description: string;
  /** An example that violates the rule: a line, or a few words. */
  wrong: string;
}

const RULE_DOCS: Readonly<Record<string, RuleDocs>> = {
  'alt-text': {
    description:
      'The description of a photo says what the photo shows. Blind visitors hear it instead of seeing the photo.',
    wrong: 'alt: IMG_2034.jpg',
  },
  'block-usage': {
    description: 'A block is on its own line, appears once, has no attributes, and is on a page that has its fields.',
    wrong: 'Our services: <ServiceCards columns="3" />',
  },
  'broken-link': {
    description: 'A link goes to a page, heading or file that exists, and uses its current address.',
    wrong: '[our work](/project)',
  },
  duplicate: {
    description: 'Ids in a list, titles and descriptions of pages, and list entries are unique.',
    wrong: 'id: welder, in two openings',
  },
  'duplicate-address': {
    description: 'Every heading and entry on a page has its own link address (the part after #).',
    wrong: '## Work, above a list with an entry called "Work"',
  },
  encoding: {
    description: 'A file is saved as UTF-8 and contains no garbled letters.',
    wrong: 'CafÃ©',
  },
  'fewer-entries': {
    description: 'A list or a folder has the agreed number of entries. This is a warning.',
    wrong: 'three entries, where eight were agreed',
  },
  'field-value': {
    description: 'The value of a field has the right type and length for that field.',
    wrong: 'closes: next Friday',
  },
  'file-name': {
    description:
      'File names have only lowercase letters, digits and hyphens. Each type of file has the right extension and folder; pages end in .mdx.',
    wrong: 'static/img/New Photo (2).JPG',
  },
  'file-size': {
    description: 'A page is within the limits for its length, lines, lists and symbols.',
    wrong: 'a page of 20,001 lines',
  },
  'former-address': {
    description: 'An address in `formerly` is not the current address of a page, and is listed by only one page.',
    wrong: 'formerly: [/projects], while there is a page /projects',
  },
  'front-matter': {
    description: 'A page begins with a line ---, its fields, and a second line ---.',
    wrong: 'a page that begins with its text',
  },
  'generated-file': {
    description: 'No file has the name of a file that the build creates.',
    wrong: 'static/files/company-profile.pdf, which the build creates',
  },
  heading: {
    description:
      'Headings begin with ## (the main heading is a field), do not skip a level, are not empty, and have different addresses.',
    wrong: '# Our work',
  },
  icon: {description: 'An icon is the name of a Tabler icon.', wrong: 'icon: big-crane'},
  'invisible-character': {
    description: 'Text has no invisible characters, styled letters or non-breaking spaces.',
    wrong: 'a zero-width space inside a word',
  },
  'link-address': {
    description: 'A link has text and an address that every visitor can open: /…, https://…, mailto:… or tel:+….',
    wrong: '[the form](file:///C:/form.pdf)',
  },
  'markdown-shown': {
    description: 'No Markdown symbols are visible on the page.',
    wrong: 'We have **many welders.',
  },
  'markdown-syntax': {
    description: 'Lists, headings and links use Markdown, not the symbols of other programs.',
    wrong: '• Welding',
  },
  'mdx-syntax': {
    description: 'A page contains only text, Markdown and blocks: no code, HTML or curly brackets.',
    wrong: '<div>{phone}</div>',
  },
  'misplaced-page': {
    description: 'The folder and the name of a page match its fields.',
    wrong: 'pages/jobs.mdx with the fields of pages/careers.mdx',
  },
  'missing-field': {
    description: 'A page or an entry has all its required fields.',
    wrong: 'an opening without a title',
  },
  'missing-file': {
    description: 'A PDF that a field refers to is in static/files.',
    wrong: 'file: /files/old-profile.pdf',
  },
  'missing-page': {
    description: 'pages/_site.yml and the pages that the site itself links to exist.',
    wrong: 'pages/careers.mdx was deleted',
  },
  'outdated-alt-text': {
    description: 'A new photo gets a new description. This is a warning.',
    wrong: 'another photo, with the description of the old one',
  },
  'own-address': {
    description: 'A field for the address of another organisation does not contain an address of this site.',
    wrong: 'register: https://www.ferrowell.example/about',
  },
  'photo-file': {
    description: 'A picture exists, is large enough, has the right shape, and is a JPEG, PNG or plain SVG.',
    wrong: 'image: /img/photo.heic',
  },
  'photo-placement': {
    description: 'A photo in the text of a page is on its own line and has a description.',
    wrong: 'See ![](/img/yard.jpg) here.',
  },
  'plain-text': {
    description: 'A field contains plain text. Readers would see any Markdown or HTML in it.',
    wrong: 'title: **Project** beta',
  },
  'renamed-page': {
    description: 'After a page has been renamed, links use its new address and `formerly` lists its old one.',
    wrong: 'pages/hse.mdx renamed to pages/safety.mdx, with links to /hse left',
  },
  'repeated-field': {
    description: 'A page or an entry has each field at most once.',
    wrong: 'title: …, on two lines of one entry',
  },
  'scheduled-page': {
    description: 'A page that the site needs is not scheduled for later.',
    wrong: 'publishFrom: 2027-01-01, on the home page',
  },
  'two-versions': {
    description: 'A file contains no git conflict markers and only one copy of its text.',
    wrong: '<<<<<<< HEAD',
  },
  'unknown-field': {
    description: 'Every field is one that this type of page can have, and is spelt as in the list of all fields.',
    wrong: 'headin: Projects',
  },
  'unknown-reference': {
    description: 'An id that a field refers to exists.',
    wrong: 'client: northern, while the id of the client is northfield',
  },
  'unreadable-file': {description: 'The linter can read the file.', wrong: 'a file that makes the linter fail'},
  'unshown-list': {
    description: 'A list that has entries is shown by its block. This is a warning.',
    wrong: 'values: […], without <Values /> below',
  },
  'unsupported-markdown': {
    description: 'A page has no code blocks, footnotes, checkboxes or directives.',
    wrong: '- [ ] Send the form',
  },
  'unused-file': {
    description: 'Every photo and file in static/ is used on a page.',
    wrong: 'static/img/old-crane.jpg, which no page shows',
  },
  'yaml-syntax': {
    description:
      'The fields at the top are YAML: a name, a colon, a space and the value, with quotation marks around values that contain characters such as : and #.',
    wrong: 'title: Beta: phone # 5',
  },
  'disagreeing-figure': {
    description: 'Figures agree on all pages, and with the number of entries. This is a warning.',
    wrong: '200+ projects completed, while another page says 150+',
  },
  'foreign-letter': {
    description: 'Text uses only letters that the site’s fonts contain. This is a warning.',
    wrong: 'a name in Chinese characters',
  },
  'nameless-contact': {
    description: 'Every contact gives the name of a person. This is a warning before a launch.',
    wrong: 'a contact without a name',
  },
  'near-deadline': {
    description:
      'Certificates, policies and contact addresses are renewed before they expire. A nightly check sends reminders.',
    wrong: 'validUntil: the day after tomorrow',
  },
  'past-day': {
    description: 'Closing, expiry and review dates are not in the past. This is a warning.',
    wrong: 'closes: 2020-01-31',
  },
  'safety-rate': {
    description: 'A safety rate in the text agrees with the safety figures.',
    wrong: 'an LTIF of 0.1, while the figures say 0.4',
  },
  sample: {
    description: 'All sample values are replaced before the site is published.',
    wrong: 'sample: true',
  },
  'impossible-day': {
    description: 'A date exists, has the right weekday, and suits the opening. This is a warning.',
    wrong: '31 November',
  },
  'leftover-text': {
    description: 'No text is left over from a template, a draft or a chat program. This is a warning.',
    wrong: 'The date is TBC.',
  },
  'line-start': {
    description: 'No line becomes a quotation or a list because of the sign at its start. This is a warning.',
    wrong: '> 5 years of experience',
  },
  'link-wording': {
    description:
      'A link says where it leads and not who shared it, and each opening has its own form and a plain title. This is a warning.',
    wrong: '[click here](/careers)',
  },
  'misspelt-address': {
    description: 'The company’s own addresses are spelt right and belong to the company. This is a warning.',
    wrong: 'info@ferowell.example',
  },
  place: {
    description: 'A place of work is one town, spelt the same on all pages. This is a warning.',
    wrong: 'location: [Remote]',
  },
  wording: {
    description:
      'No word is written twice, no character as a code, and no telephone number without its country code. This is a warning.',
    wrong: 'in the the yard',
  },
  'unshown-project': {
    description: 'The site does not claim more projects than it shows. This is a warning before a launch.',
    wrong: '900+ projects, while the site shows twelve',
  },
};

const INTRODUCTION = `# All rules

What the [linter](CONTRIBUTING.md) checks. \`npm run check\` prints the rule of each problem, and the editor links to it. Rules cannot be switched off for a page. The command \`npm run guide\` writes this file, so do not edit it by hand.`;

export function renderRules(): string {
  const docs = Object.entries(RULE_DOCS).sort(([a], [b]) => (a < b ? -1 : 1));
  const sections = docs.map(
    ([id, {description, wrong}]) => `## ${id}\n\n${escape(description)}\n\nWrong: \`${wrong}\``,
  );
  return `${[INTRODUCTION, ...sections].join('\n\n')}\n`;
}

/** Escapes a description, which is plain text; GitHub would read a block's name as HTML. */
const escape = (text: string) => text.replace(/[<>*#]/g, '\\$&');
