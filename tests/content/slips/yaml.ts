import {HOME, PROJECTS, SERVICE, type Slip} from './slip';

/** Slips in the spelling of a top block. A stranger to YAML makes them all. */
export const YAML_SLIPS: Slip[] = [
  {
    slip: 'indents with a tab',
    file: PROJECTS,
    was: '    title: Project beta',
    is: '\ttitle: Project beta',
    says: ['pages/projects.mdx:16 The line begins with a tab. Use plain spaces: two for each step inwards.'],
    mended: '    title: Project beta',
  },
  {
    slip: 'writes a colon in a value without quotes',
    file: PROJECTS,
    was: 'title: Project beta',
    is: 'title: Beta: the project',
    says: [
      'pages/projects.mdx:16 The value of "title" holds a colon followed by a space. Write title: "Beta: the project".',
    ],
    mended: 'title: "Beta: the project"',
  },
  {
    slip: 'writes a field twice',
    file: PROJECTS,
    was: '    title: Project beta',
    is: '    title: Project beta\n    title: Project beta',
    says: ['pages/projects.mdx:17 The field "title" stands here a second time. Keep one of them.'],
  },
  {
    slip: 'begins a value with an asterisk',
    file: PROJECTS,
    was: 'title: Project beta',
    is: 'title: *beta',
    says: [
      'pages/projects.mdx:16 The value of "title" begins with *, which is a sign of its own. Write title: "*beta".',
    ],
    mended: 'title: "*beta"',
  },
  {
    slip: 'begins a value with an at sign',
    file: PROJECTS,
    was: 'title: Project beta',
    is: 'title: @beta',
    says: [
      'pages/projects.mdx:16 The value of "title" begins with @, which is a sign of its own. Write title: "@beta".',
    ],
    mended: 'title: "@beta"',
  },
  {
    slip: 'leaves a quote open',
    file: PROJECTS,
    was: 'title: Project beta',
    is: 'title: "Project beta',
    says: [
      'pages/projects.mdx:16 The value of "title" opens a quote and does not close it. Write title: "Project beta".',
    ],
    mended: 'title: "Project beta"',
  },
  {
    slip: 'forgets the lines around the top block',
    file: PROJECTS,
    was: '---\n',
    is: '',
    says: ['pages/projects.mdx:1 A page begins with a line ---, its fields, and a second line ---.'],
  },
  {
    slip: 'names a photo that does not exist',
    file: SERVICE,
    was: '/img/photo.jpg',
    is: '/img/foto.jpg',
    says: [
      'pages/services/engineering.mdx:12 service › image "/img/foto.jpg" does not exist. Write /img/photo.jpg if that is the one.',
    ],
  },
  {
    slip: 'writes a number sign behind a space',
    file: PROJECTS,
    was: 'title: Project beta',
    is: 'title: Lot # 5',
    says: ['pages/projects.mdx:16 The value of "title" is cut off at #. Write title: "Lot # 5".'],
    mended: 'title: "Lot # 5"',
  },
  {
    slip: 'begins a value with a number sign',
    file: PROJECTS,
    was: 'title: Project beta',
    is: 'title: #5 tank',
    says: ['pages/projects.mdx:16 The value of "title" is cut off at #. Write title: "#5 tank".'],
    mended: 'title: "#5 tank"',
  },
  {
    slip: 'begins a value with a curly bracket',
    file: PROJECTS,
    was: 'title: Project beta',
    is: 'title: {phone}',
    says: [
      'pages/projects.mdx:16 The value of "title" begins with {, which is a sign of its own. Write title: "{phone}".',
    ],
    mended: 'title: "{phone}"',
  },
  {
    slip: 'begins a sentence with a curly bracket',
    file: PROJECTS,
    was: 'title: Project beta',
    is: 'title: {phone} us',
    says: [
      'pages/projects.mdx:16 The value of "title" begins with {, which is a sign of its own. Write title: "{phone} us".',
    ],
    mended: 'title: "{phone} us"',
  },
  {
    slip: 'begins a value with a square bracket',
    file: PROJECTS,
    was: 'title: Project beta',
    is: 'title: [Lagos] office',
    says: [
      'pages/projects.mdx:16 The value of "title" begins with [, which is a sign of its own. Write title: "[Lagos] office".',
    ],
    mended: 'title: "[Lagos] office"',
  },
  {
    slip: 'begins a value with an ampersand',
    file: PROJECTS,
    was: 'title: Project beta',
    is: 'title: &beta',
    says: [
      'pages/projects.mdx:16 The value of "title" begins with &, which is a sign of its own. Write title: "&beta".',
    ],
    mended: 'title: "&beta"',
  },
  {
    slip: 'begins a value with a percent sign',
    file: PROJECTS,
    was: 'title: Project beta',
    is: 'title: %beta',
    says: [
      'pages/projects.mdx:16 The value of "title" begins with %, which is a sign of its own. Write title: "%beta".',
    ],
    mended: 'title: "%beta"',
  },
  {
    slip: 'begins a value with a backtick',
    file: PROJECTS,
    was: 'title: Project beta',
    is: 'title: `beta`',
    says: [
      'pages/projects.mdx:16 The value of "title" begins with `, which is a sign of its own. Write title: "`beta`".',
    ],
    mended: 'title: "`beta`"',
  },
  {
    slip: 'begins a value with an exclamation mark',
    file: PROJECTS,
    was: 'title: Project beta',
    is: 'title: !beta',
    says: [
      'pages/projects.mdx:16 The value of "title" begins with !, which is a sign of its own. Write title: "!beta".',
    ],
    mended: 'title: "!beta"',
  },
  {
    slip: 'begins a value with a greater-than sign',
    file: PROJECTS,
    was: 'title: Project beta',
    is: 'title: > 5 years',
    says: [
      'pages/projects.mdx:16 The value of "title" begins with >, which is a sign of its own. Write title: "> 5 years".',
    ],
    mended: 'title: "> 5 years"',
  },
  {
    slip: 'begins a value with a bar',
    file: PROJECTS,
    was: 'title: Project beta',
    is: 'title: | beta',
    says: [
      'pages/projects.mdx:16 The value of "title" begins with |, which is a sign of its own. Write title: "| beta".',
    ],
    mended: 'title: "| beta"',
  },
  {
    slip: 'begins a value with a hyphen',
    file: PROJECTS,
    was: 'title: Project beta',
    is: 'title: - beta',
    says: ['pages/projects.mdx:16 The value of "title" begins with a hyphen. Write title: "- beta".'],
    mended: 'title: "- beta"',
  },
  {
    slip: 'begins a value with two asterisks',
    file: PROJECTS,
    was: 'title: Project beta',
    is: 'title: **beta** project',
    says: [
      'pages/projects.mdx:16 The value of "title" begins with *, which is a sign of its own. Write title: "**beta** project".',
    ],
    mended: 'title: "**beta** project"',
  },
  {
    slip: 'writes curly quotes around a value',
    file: PROJECTS,
    was: 'title: Project beta',
    is: 'title: “Project beta”',
    says: [
      'pages/projects.mdx:16 The value of "title" stands between curly quotes, which would be shown. Write title: "Project beta".',
    ],
    mended: 'title: "Project beta"',
  },
  {
    slip: 'writes curly quotes around a value with a colon',
    file: PROJECTS,
    was: 'title: Project beta',
    is: 'title: “Beta: the project”',
    says: [
      'pages/projects.mdx:16 The value of "title" stands between curly quotes, which do not count. Write title: "Beta: the project".',
    ],
    mended: 'title: "Beta: the project"',
  },
  {
    slip: 'writes a quote within quotes',
    file: PROJECTS,
    was: 'title: Project beta',
    is: 'title: "The "best" project"',
    says: [
      'pages/projects.mdx:16 The value of "title" holds a quote between quotes of the same kind. Write title: \'The "best" project\'.',
    ],
    mended: 'title: \'The "best" project\'',
  },
  {
    slip: 'quotes the first word only',
    file: PROJECTS,
    was: 'title: Project beta',
    is: 'title: "Beta" project',
    says: [
      'pages/projects.mdx:16 The value of "title" holds a quote between quotes of the same kind. Write title: \'"Beta" project\'.',
    ],
    mended: 'title: \'"Beta" project\'',
  },
  {
    slip: 'writes an apostrophe between single quotes',
    file: PROJECTS,
    was: 'title: Project beta',
    is: "title: 'It's beta'",
    says: [
      'pages/projects.mdx:16 The value of "title" holds a quote between quotes of the same kind. Write title: "It\'s beta".',
    ],
    mended: 'title: "It\'s beta"',
  },
  {
    slip: 'writes a backslash between double quotes',
    file: PROJECTS,
    was: 'title: Project beta',
    is: 'title: "C:\\Users"',
    says: [
      'pages/projects.mdx:16 The value of "title" holds a backslash between double quotes. Write title: \'C:\\Users\'.',
    ],
    mended: "title: 'C:\\Users'",
  },
  {
    slip: 'leaves a single quote open',
    file: PROJECTS,
    was: 'title: Project beta',
    is: "title: 'Project beta",
    says: [
      'pages/projects.mdx:16 The value of "title" opens a quote and does not close it. Write title: \'Project beta\'.',
    ],
    mended: "title: 'Project beta'",
  },
  {
    slip: 'ends a value with a colon',
    file: PROJECTS,
    was: 'title: Project beta',
    is: 'title: Project beta:',
    says: [
      'pages/projects.mdx:16 The value of "title" holds a colon followed by a space. Write title: "Project beta:".',
    ],
    mended: 'title: "Project beta:"',
  },
  {
    slip: 'forgets the space behind the colon',
    file: PROJECTS,
    was: 'title: Project beta',
    is: 'title:Project beta',
    says: ['pages/projects.mdx:16 A space is missing behind the colon. Write title: Project beta.'],
    mended: 'title: Project beta',
  },
  {
    slip: 'forgets the colon',
    file: PROJECTS,
    was: 'title: Project beta',
    is: 'title Project beta',
    says: [
      'pages/projects.mdx:16 A colon is missing behind the name of the field. Write, for example, title: and its value.',
    ],
  },
  {
    slip: 'writes a semicolon for the colon',
    file: PROJECTS,
    was: 'title: Project beta',
    is: 'title; Project beta',
    says: [
      'pages/projects.mdx:16 A colon is missing behind the name of the field. Write, for example, title: and its value.',
    ],
  },
  {
    slip: 'forgets the space behind the hyphen',
    file: PROJECTS,
    was: '- id: beta',
    is: '-id: beta',
    says: ['pages/projects.mdx:15 A space is missing behind the hyphen. Write - id: beta.'],
    mended: '- id: beta',
  },
  {
    slip: 'indents one field too far',
    file: PROJECTS,
    was: 'title: Project beta',
    is: '  title: Project beta',
    says: [
      'pages/projects.mdx:16 "title: Project beta" is not indented like its neighbours. Fields of one entry begin at the same column.',
    ],
  },
  {
    slip: 'indents one field too little',
    file: PROJECTS,
    was: '    title: Project beta',
    is: '  title: Project beta',
    says: [
      'pages/projects.mdx:16 "title: Project beta" is not indented like its neighbours. Fields of one entry begin at the same column.',
    ],
  },
  {
    slip: 'indents with the space of another program',
    file: PROJECTS,
    was: '    title: Project beta',
    is: '\u00A0\u00A0\u00A0\u00A0title: Project beta',
    says: [
      'pages/projects.mdx:16 The line begins with a space of another program. Use plain spaces: two for each step inwards.',
    ],
    mended: '    title: Project beta',
  },
  {
    slip: 'ends the top block in its middle',
    file: PROJECTS,
    was: 'title: Project beta',
    is: 'title: Project beta\n...',
    says: ['pages/projects.mdx:17 The line "..." ends the top block too early. Remove it.'],
  },
  {
    slip: 'forgets the comma in a group',
    file: HOME,
    was: 'contact: {name: Contact, href: /projects}',
    is: 'contact: {name: Contact href: /projects}',
    says: [
      'pages/index.mdx:11 "contact: {name: Contact href: /projects}" needs a comma between its fields, and double quotes around a value that holds a colon.',
    ],
  },
  {
    slip: 'leaves a bracket open',
    file: HOME,
    was: 'projects: [alpha, beta, gamma, delta]',
    is: 'projects: [alpha, beta, gamma, delta',
    says: [
      'pages/index.mdx:19 "projects: [alpha, beta, gamma, delta" opens a bracket and does not close it. Close it on the same line.',
    ],
  },
  {
    slip: 'writes a colon in a group',
    file: HOME,
    was: 'contact: {name: Contact, href: /projects}',
    is: 'contact: {name: Contact: us, href: /projects}',
    says: [
      'pages/index.mdx:11 "contact: {name: Contact: us, href: /projects}" needs a comma between its fields, and double quotes around a value that holds a colon.',
    ],
  },
  {
    slip: 'writes true as a title',
    file: PROJECTS,
    was: 'title: Project beta',
    is: 'title: true',
    says: [
      'pages/projects.mdx:16 projects › 2 › title holds true or false where words should be. Put it between double quotes.',
    ],
  },
  {
    slip: 'makes the top block a list',
    file: PROJECTS,
    was: 'title: Projects of the tests',
    is: '- title\n- words',
    says: [
      'pages/projects.mdx:4 "description: Four projects." is not indented like its neighbours. Fields of one entry begin at the same column.',
    ],
  },
  {
    slip: 'makes three slips in one block',
    file: PROJECTS,
    was: 'title: Project beta\n    client: Northfield Petroleum\n    discipline: engineering\n    description: What was done.',
    is: 'title: Beta: the project\n    clent: @northfield\n    discipline: engineering # new\n    descripton: What was done.',
    says: [
      'pages/projects.mdx:16 The value of "title" holds a colon followed by a space. Write title: "Beta: the project".',
      'pages/projects.mdx:17 The value of "clent" begins with @, which is a sign of its own. Write clent: "@northfield".',
      'pages/projects.mdx:18 The value of "discipline" is cut off at #. Write discipline: "engineering # new".',
      'pages/projects.mdx:19 projects › 2 › descripton is not a field of this page. Did you mean "description"?',
    ],
    mended:
      'title: "Beta: the project"\n    clent: "@northfield"\n    discipline: "engineering # new"\n    descripton: What was done.',
  },
  {
    slip: 'does not close the top block',
    file: PROJECTS,
    was: '---\n\n## Work',
    is: '## Work',
    says: ['pages/projects.mdx:1 The top block is not closed. Write a line --- behind its last field.'],
  },
];
