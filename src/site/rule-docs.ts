/** Explains each rule of the linter to the people who write the pages. The examples are of this site. */
interface RuleDocs {
  /** What must be true, in one or two sentences for the people who write the pages. */
  description: string;
  /** An example that breaks the rule: a line, or a few words. */
  wrong: string;
}

const RULE_DOCS: Readonly<Record<string, RuleDocs>> = {
  'alt-text': {
    description: 'The description of a photo says what it shows. Blind visitors hear it in place of the photo.',
    wrong: 'alt: IMG_2034.jpg',
  },
  'block-usage': {
    description:
      'A block is on a line of its own, once, on a page whose fields it can show, and takes nothing inside its brackets.',
    wrong: 'Our services: <ServiceCards columns="3" />',
  },
  'broken-link': {
    description: 'A link leads to a page, a heading or a file that exists, and uses its current address.',
    wrong: '[our work](/project)',
  },
  duplicate: {
    description: 'Ids in a list, titles and descriptions of pages, and entries are unique.',
    wrong: 'id: welder, in two openings',
  },
  'duplicate-address': {
    description: 'On one page, every heading and entry that can be linked to has its own address, the part after #.',
    wrong: '## Work, above a list with an entry called "Work"',
  },
  encoding: {
    description: 'A file is saved as UTF-8, and all its letters are intact.',
    wrong: 'CafÃ©',
  },
  'entry-page': {
    description: 'When an entry has its own page, no other page uses the same address.',
    wrong: 'pages/careers/welder.mdx, beside an opening with the id welder',
  },
  'fewer-entries': {
    description: 'A list has the agreed number of entries. This is a warning.',
    wrong: 'three entries, where eight were agreed',
  },
  'field-value': {
    description:
      'A field holds what its description asks for: the right kind of value, and neither too much nor too little.',
    wrong: 'closes: next Friday',
  },
  'file-name': {
    description:
      'A file has the name, the ending and the folder that its kind needs: small letters, digits and hyphens; pages end in .mdx.',
    wrong: 'static/img/New Photo (2).JPG',
  },
  'file-size': {
    description: 'A page does not exceed the limits for its length, its lines, its lists and its signs.',
    wrong: 'a page of 20,001 lines',
  },
  'former-address': {
    description: 'An address in `formerly` is not the current address of a page, and only one page lists it.',
    wrong: 'formerly: [/projects], while there is a page /projects',
  },
  'front-matter': {
    description: 'A page begins with a line ---, its fields, and a second line ---.',
    wrong: 'a page that begins with its words',
  },
  'generated-file': {
    description: 'No file has the same name as a file that each build creates.',
    wrong: 'static/files/company-profile.pdf, which the build makes from the pages',
  },
  heading: {
    description:
      'Headings begin with ##, skip no level, have words, and each has its own address on the page. The large heading is a field.',
    wrong: '# Our work',
  },
  icon: {description: 'The name of an icon is in the set of Tabler icons.', wrong: 'icon: big-crane'},
  'invisible-character': {
    description: 'A text has no invisible characters, and no special letters or spaces from other programs.',
    wrong: 'a zero-width space inside a word',
  },
  'link-address': {
    description:
      'A link has words and an address that every visitor can open: a page from /, https://, mailto: or tel: with the country.',
    wrong: '[the form](file:///C:/form.pdf)',
  },
  'markdown-shown': {
    description: 'Readers see no Markdown signs on the page.',
    wrong: 'We have **many welders.',
  },
  'markdown-syntax': {
    description: 'Lists, headings and links use the signs of Markdown, not those of other programs.',
    wrong: '• Welding',
  },
  'mdx-syntax': {
    description: 'A page holds words, Markdown and blocks: no code, no HTML, no curly brackets.',
    wrong: '<div>{phone}</div>',
  },
  'misplaced-page': {
    description: 'The folder and the name of a page match its fields.',
    wrong: 'pages/jobs.mdx with the fields of pages/careers.mdx',
  },
  'missing-field': {
    description: 'Every field that a page or an entry needs is there.',
    wrong: 'an opening without a title',
  },
  'missing-file': {
    description: 'When a field names a PDF, the file is in static/files.',
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
    description: 'A field for the address of another organisation does not have an address of this site.',
    wrong: 'register: https://www.ferrowell.example/about',
  },
  'photo-file': {
    description:
      'A photo or drawing exists, is large enough and of the right shape for its place, and is a JPEG, PNG or plain SVG.',
    wrong: 'image: /img/photo.heic',
  },
  'photo-placement': {
    description: 'A photo in the words of a page is alone on its line, and has a description.',
    wrong: 'See ![](/img/yard.jpg) here.',
  },
  'plain-text': {
    description: 'A field holds plain words. Readers would see any sign of Markdown or HTML in it.',
    wrong: 'title: **Project** beta',
  },
  'renamed-page': {
    description: 'When a page gets another address, links use the new one and `formerly` lists the old one.',
    wrong: 'pages/hse.mdx renamed to pages/safety.mdx, with links to /hse left',
  },
  'repeated-field': {
    description: 'A page or an entry has each field only once.',
    wrong: 'title: …, on two lines of one entry',
  },
  'scheduled-page': {
    description: 'A page that the site needs has no later day of publication.',
    wrong: 'publishFrom: 2027-01-01, on the home page',
  },
  'two-versions': {
    description: 'A file holds one version of its text, without the marks that git writes in a conflict.',
    wrong: '<<<<<<< HEAD',
  },
  'unknown-field': {
    description: 'This kind of page has the field, and its name is spelt as in the tables of fields.',
    wrong: 'headin: Projects',
  },
  'unknown-reference': {
    description: 'When a field names an id, an entry has this id.',
    wrong: 'client: northern, while the id of the client is northfield',
  },
  'unreadable-file': {description: 'The linter can read the file.', wrong: 'a file that makes the linter itself fail'},
  'unshown-list': {
    description: 'If a list has entries, its block shows them. This is a warning.',
    wrong: 'values: […], without <Values /> below',
  },
  'unsupported-markdown': {
    description: 'A page has no blocks of code, footnotes, boxes to tick, or marks of other sites.',
    wrong: '- [ ] Send the form',
  },
  'unused-file': {
    description: 'A page uses every photo and file in static/.',
    wrong: 'static/img/old-crane.jpg, which no page shows',
  },
  'yaml-syntax': {
    description:
      'The fields at the top are YAML: a name, a colon, a space and the value, with quotes around values that contain signs such as : and #.',
    wrong: 'title: Beta: phone # 5',
  },
  'disagreeing-figure': {
    description: 'Figures are the same on all pages, and agree with the numbers of entries. This is a warning.',
    wrong: '200+ projects completed, while another page says 150+',
  },
  'foreign-letter': {
    description: 'Words use the letters that the fonts of the site have. This is a warning.',
    wrong: 'a name in Chinese characters',
  },
  'nameless-contact': {
    description: 'Every desk names a person. This is a warning before a launch.',
    wrong: 'a desk without a person',
  },
  'near-deadline': {
    description:
      'Certificates, policies and addresses are renewed before their last day. A nightly check reminds staff.',
    wrong: 'validUntil: the day after tomorrow',
  },
  'past-day': {
    description: 'Closing days, expiry days and review days are not past. This is a warning.',
    wrong: 'closes: 2020-01-31',
  },
  'safety-rate': {
    description: 'A safety rate in a text is the rate in the safety figures.',
    wrong: 'an LTIF of 0.1, while the figures say 0.4',
  },
  sample: {
    description: 'No sample value is left before the site is published.',
    wrong: 'sample: true',
  },
  'unshown-project': {
    description: 'The site shows as many projects as it says. This is a warning before a launch.',
    wrong: '900+ projects, while the site shows twelve',
  },
};

const INTRODUCTION = `# All rules

What the [linter](CONTRIBUTING.md) checks. \`npm run check\` prints the name of the rule behind each finding, and the editor links to it. A finding cannot be silenced. The command \`npm run guide\` writes this file, so do not edit it by hand.`;

export function renderRules(): string {
  const docs = Object.entries(RULE_DOCS).sort(([a], [b]) => (a < b ? -1 : 1));
  const sections = docs.map(
    ([id, {description, wrong}]) => `## ${id}\n\n${escape(description)}\n\nWrong: \`${wrong}\``,
  );
  return `${[INTRODUCTION, ...sections].join('\n\n')}\n`;
}

/** Escapes a description, which is plain text; GitHub would read a block's name as HTML. */
const escape = (text: string) => text.replace(/[<>*#]/g, '\\$&');
