/** What each rule of the engine asks for. It is apart from the rules, because only the list of rules needs it. */

export interface RuleDocs {
  /** What must be true, in one or two sentences for the people who write the pages. */
  description: string;
  /** What a person may write that breaks it: a line, or a few words. */
  wrong: string;
}

export const ENGINE_RULE_DOCS: Readonly<Record<string, RuleDocs>> = {
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
    description: 'A link leads to a page, a heading or a file that exists, by its present address.',
    wrong: '[our work](/project)',
  },
  duplicate: {
    description: 'Ids within one list, titles and descriptions of pages, and whole entries are there once.',
    wrong: 'id: welder, in two openings',
  },
  'duplicate-address': {
    description: 'On one page, every heading and entry that can be linked to has its own address behind #.',
    wrong: '## Work, above a list with an entry called "Work"',
  },
  encoding: {
    description: 'A file is saved as UTF-8, and no letter of it was lost or garbled on the way.',
    wrong: 'CafÃ©',
  },
  'entry-page': {
    description: 'An entry that has a page of its own has that address to itself.',
    wrong: 'pages/careers/welder.mdx, beside an opening with the id welder',
  },
  'fewer-entries': {
    description: 'A list has as many entries as were agreed for it. This is a warning.',
    wrong: 'three entries of the eight that were agreed',
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
    description: 'A page is no longer, and has no more lines, lists or signs, than a page can need.',
    wrong: 'a page of 20,001 lines',
  },
  'former-address': {
    description: 'An address in `formerly` is none that a page has now, and leads to one page only.',
    wrong: 'formerly: [/projects], while there is a page /projects',
  },
  'front-matter': {
    description: 'A page begins with a line ---, its fields, and a second line ---.',
    wrong: 'a page that begins with its words',
  },
  'generated-file': {
    description: 'No file has the name of one that each build makes.',
    wrong: 'static/files/company-profile.pdf, which is set from the pages',
  },
  heading: {
    description:
      'Headings begin with ##, skip no level, have words, and each has its own address on the page. The large heading is a field.',
    wrong: '# Our work',
  },
  icon: {description: 'An icon is named as in the set of Tabler icons.', wrong: 'icon: big-crane'},
  'invisible-character': {
    description: 'No characters that nobody sees, and no letters or spaces of other programs.',
    wrong: 'a zero-width space inside a word',
  },
  'link-address': {
    description:
      'A link has words and an address that every visitor can open: a page from /, https://, mailto: or tel: with the country.',
    wrong: '[the form](file:///C:/form.pdf)',
  },
  'markdown-shown': {
    description: 'No sign of Markdown is left among the words that readers see.',
    wrong: 'We have **many welders.',
  },
  'markdown-syntax': {
    description: 'Lists, headings and links are written with the signs of Markdown, not with those of other programs.',
    wrong: '• Welding',
  },
  'mdx-syntax': {
    description: 'A page holds words, Markdown and blocks: no code, no HTML, no curly brackets.',
    wrong: '<div>{phone}</div>',
  },
  'misplaced-page': {
    description: 'A page is in the folder, and has the name, that its fields belong to.',
    wrong: 'pages/jobs.mdx with the fields of pages/careers.mdx',
  },
  'missing-field': {
    description: 'Every field that a page or an entry needs is there.',
    wrong: 'an opening without title',
  },
  'missing-file': {description: 'A PDF that a field names is in static/files.', wrong: 'file: /files/old-profile.pdf'},
  'missing-page': {
    description: 'The pages that the site itself leads to, and pages/_site.yml, are there.',
    wrong: 'pages/careers.mdx was deleted',
  },
  'outdated-alt-text': {
    description: 'A new photo gets a new description. This is a warning.',
    wrong: 'another photo, with the words of the one before',
  },
  'own-address': {
    description: 'A field that must name somebody else does not name this site.',
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
    description: 'A field holds plain words. It shows every sign of Markdown or HTML as it is.',
    wrong: 'title: **Project** beta',
  },
  'renamed-page': {
    description: 'When a page gets another address, links and `formerly` follow.',
    wrong: 'pages/hse.mdx renamed to pages/safety.mdx, with links to /hse left',
  },
  'repeated-field': {description: 'A field is there once.', wrong: 'title: …, on two lines of one entry'},
  'scheduled-page': {
    description: 'A page that the site needs does not wait for a day.',
    wrong: 'publishFrom: 2027-01-01, on the home page',
  },
  'two-versions': {
    description: 'A file holds one version of its text, and none of the marks that git leaves in a conflict.',
    wrong: '<<<<<<< HEAD',
  },
  'unknown-field': {
    description: 'Every field is one that this kind of page has, spelt as in the tables of fields.',
    wrong: 'headin: Projects',
  },
  'unknown-reference': {
    description: 'An id that a field names is that of an entry.',
    wrong: 'client: northern, while the client is northfield',
  },
  'unreadable-file': {description: 'The linter understands the file.', wrong: 'a fault of the linter itself'},
  'unshown-list': {
    description: 'A list that is filled in is shown by its block. This is a warning.',
    wrong: 'values: […], without <Values /> below',
  },
  'unsupported-markdown': {
    description: 'A page has no blocks of code, footnotes, boxes to tick, or marks of other sites.',
    wrong: '- [ ] Send the form',
  },
  'unused-file': {
    description: 'Every photo and file in static/ is named by a page.',
    wrong: 'static/img/old-crane.jpg, which no page shows',
  },
  'yaml-syntax': {
    description:
      'The fields at the top are YAML: a name, a colon, a space and the value, with quotes around values that hold signs.',
    wrong: 'title: Beta: phone # 5',
  },
};
