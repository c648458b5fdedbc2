import {PARTS} from '../../src/content/parts';
import {TestSite} from './site';

const HOME = 'pages/index.mdx';
const PROJECTS = 'pages/projects.mdx';
const SITE = 'pages/_site.yml';
const SERVICE = 'pages/services/engineering.mdx';

/** Each row: what the person did, in which file, what was there, what they wrote, and what the check says. */
const SLIPS: [slip: string, file: string, was: string, is: string, says: string[]][] = [
  // Fields
  [
    'leaves a field out',
    PROJECTS,
    '    client: Northfield Petroleum\n    discipline: engineering\n    description: What was done.\n    image: /img/photo.jpg\n    alt: A photo\n    logo: /img/logo.svg\n    sample: true\n  - id: beta',
    '    discipline: engineering\n    description: What was done.\n    image: /img/photo.jpg\n    alt: A photo\n    logo: /img/logo.svg\n    sample: true\n  - id: beta',
    ['pages/projects.mdx:6 projects › 1 › client is missing. Add a line such as "client: Northfield Petroleum".'],
  ],
  [
    'misspells a field',
    PROJECTS,
    '    title: Project beta',
    '    titel: Project beta',
    ['pages/projects.mdx:16 projects › 2 › titel is not a field of this page. Did you mean "title"?'],
  ],
  [
    'invents a field',
    PROJECTS,
    '    title: Project beta',
    '    title: Project beta\n    xyz: 5',
    [
      'pages/projects.mdx:17 projects › 2 › xyz is not a field of this page. The fields here are id, title, client, discipline, description, image, alt, logo, sample.',
    ],
  ],
  [
    'writes a number where words belong',
    PROJECTS,
    'title: Project alpha',
    'title: 2015',
    ['pages/projects.mdx:7 projects › 1 › title holds a number where words should be. Put it between double quotes.'],
  ],
  [
    'writes words where a number belongs',
    HOME,
    '{number: 150,',
    '{number: many,',
    [
      'pages/index.mdx:15 statistics › 1 › number holds words where a number should be. Write, for example, "number: 150".',
    ],
  ],
  [
    'writes one value where a list belongs',
    PROJECTS,
    'discipline: engineering',
    'discipline: [engineering]',
    [
      'pages/projects.mdx:9 projects › 1 › discipline holds a list where words should be. Write, for example, "discipline: fabrication".',
    ],
  ],
  [
    'leaves a value empty',
    PROJECTS,
    'client: Northfield Petroleum',
    'client: ""',
    ['pages/projects.mdx:8 projects › 1 › client is empty. Write, for example, "client: Northfield Petroleum".'],
  ],
  [
    'forgets the value',
    PROJECTS,
    'client: Northfield Petroleum',
    'client:',
    [
      'pages/projects.mdx:8 projects › 1 › client holds nothing where words should be. Write, for example, "client: Northfield Petroleum".',
    ],
  ],
  [
    'writes a title that is too long',
    PROJECTS,
    'title: Projects of the tests',
    `title: ${'Long '.repeat(14)}end`,
    ['pages/projects.mdx:2 title is 73 characters long; 52 is the most. Shorten it.'],
  ],
  [
    'writes a description that is too long',
    PROJECTS,
    'description: Four projects.',
    `description: ${'Long '.repeat(33)}end`,
    ['pages/projects.mdx:3 description is 168 characters long; 160 is the most. Shorten it.'],
  ],
  [
    'names a colour that is not of the design',
    SERVICE,
    'color: signal-text',
    'color: orange',
    [
      'pages/services/engineering.mdx:9 service › color is "orange". It may be "text", "text-muted", "signal-text", "success".',
    ],
  ],
  [
    'misspells an icon',
    SERVICE,
    'icon: compass',
    'icon: compas',
    [
      'pages/services/engineering.mdx:8 service › icon "compas" is not the name of a Tabler icon. Did you mean "compass"?',
    ],
  ],
  [
    'writes an id with capitals',
    PROJECTS,
    'id: beta',
    'id: Beta',
    [
      'pages/projects.mdx:15 projects › 2 › id "Beta" may hold only small letters, digits and hyphens. Write, for example, "id: compressor-skid".',
    ],
  ],
  [
    'marks a sample with no',
    PROJECTS,
    'sample: true',
    'sample: false',
    ['pages/projects.mdx:14 projects › 1 › sample is "false". It may be "true".'],
  ],
  [
    'writes a telephone number without the country',
    SITE,
    '  - +234 000 000 0001',
    '  - 0803 000 0001',
    [
      'pages/_site.yml:11 phones › 2 "0803 000 0001" is not a telephone number in international form. Write, for example, "- +234 000 000 0000".',
    ],
  ],
  [
    'writes an e-mail address without a domain',
    SITE,
    'email: info@ferrowell.example',
    'email: info@ferrowell',
    [
      'pages/_site.yml:12 email "info@ferrowell" is not an e-mail address. Write, for example, "email: info@ferrowell.example".',
    ],
  ],
  [
    'writes an insecure web address',
    SITE,
    'linkedin: https:',
    'linkedin: http:',
    [
      'pages/_site.yml:17 linkedin "http://linkedin.example/company/ferrowell" is not a full web address that begins with https://. Write, for example, "linkedin: https://www.linkedin.com/company/ferrowell.example".',
    ],
  ],
  [
    'writes a focal point in words',
    HOME,
    'alt: A photo, focal: 50% 50%}\n  - {id: two',
    'alt: A photo, focal: left top}\n  - {id: two',
    [
      'pages/index.mdx:5 slides › 1 › focal "left top" is not two percentages, from the left and from the top. Write, for example, "focal: 62% 50%".',
    ],
  ],
  [
    'gives the hero four slides',
    HOME,
    '  - {id: five, title: Five, subtitle: Fifth, description: Words., image: /img/photo.jpg, alt: A photo, focal: 50% 50%}\n',
    '',
    ['pages/index.mdx:4 slides has 4 entries; it takes exactly 5.'],
  ],
  [
    'gives a service two features',
    SERVICE,
    'features: [First, Second, Third]',
    'features: [First, Second]',
    ['pages/services/engineering.mdx:11 service › features has 2 entries; 3 is the least.'],
  ],
  // References
  [
    'names a project that is gone',
    HOME,
    '[alpha, beta,',
    '[alpha, betta,',
    ['pages/index.mdx:19 projects › 2 "betta" is not one of the projects. Did you mean "beta"?'],
  ],
  [
    'names a client that is gone',
    HOME,
    'c9, c10]',
    'c9, zenith]',
    ['pages/index.mdx:20 clients › 10 "zenith" is not one of the clients. Name one that exists or remove the line.'],
  ],
  [
    'names a service that is gone',
    HOME,
    'operations, manpower]',
    'operations, manpowers]',
    ['pages/index.mdx:13 services › 6 "manpowers" is not one of the services. Did you mean "manpower"?'],
  ],
  [
    'links a button to a page that does not exist',
    HOME,
    'contact: {name: Contact, href: /projects}',
    'contact: {name: Contact, href: /project}',
    ['pages/index.mdx:11 contact › href "/project" is not a page of this site. Did you mean "/projects"?'],
  ],
  [
    'names a file that is not there',
    HOME,
    '/files/profile.pdf',
    '/files/profil.pdf',
    ['pages/index.mdx:12 profile › file "/files/profil.pdf" does not exist. Add the file to static/files.'],
  ],
  [
    'uses an id twice',
    PROJECTS,
    'id: beta',
    'id: alpha',
    [
      'pages/index.mdx:19 projects › 2 "beta" is not one of the projects. Did you mean "delta"?',
      'pages/projects.mdx:15 projects › 2 › id "alpha" is used at pages/projects.mdx:6 already. Each id is unique.',
    ],
  ],
  [
    'uses a title twice',
    SERVICE,
    'title: The engineering page',
    'title: The procurement page',
    [
      'pages/services/procurement.mdx:2 title "The procurement page" is used at pages/services/engineering.mdx:2 already. Each title is unique.',
    ],
  ],
  // YAML
  [
    'indents with a tab',
    PROJECTS,
    '    title: Project beta',
    '\ttitle: Project beta',
    ['pages/projects.mdx:16 A line begins with a tab. Use spaces: two for each step inwards.'],
  ],
  [
    'writes a colon in a value without quotes',
    PROJECTS,
    'title: Project beta',
    'title: Beta: the project',
    ['pages/projects.mdx:16 A value holds a colon followed by a space. Put the whole value between double quotes.'],
  ],
  [
    'writes a field twice',
    PROJECTS,
    '    title: Project beta',
    '    title: Project beta\n    title: Project beta',
    ['pages/projects.mdx:17 The same field stands here twice. Keep one of them.'],
  ],
  [
    'begins a value with an asterisk',
    PROJECTS,
    'title: Project beta',
    'title: *beta',
    [
      'pages/projects.mdx:16 A value begins with * or &, which means something else here. Put the value between double quotes.',
    ],
  ],
  [
    'begins a value with an at sign',
    PROJECTS,
    'title: Project beta',
    'title: @beta',
    [
      'pages/projects.mdx:16 This line cannot be read. A value with : # { } [ ] @ * or quotes in it needs double quotes around it.',
    ],
  ],
  [
    'leaves a quote open',
    PROJECTS,
    'title: Project beta',
    'title: "Project beta',
    ['pages/projects.mdx:16 A quote is opened and not closed. Put a second one at the end of the value.'],
  ],
  [
    'forgets the lines around the top block',
    PROJECTS,
    '---\n',
    '',
    ['pages/projects.mdx:1 A page begins with a line ---, its fields, and a second line ---.'],
  ],
  // Photos
  [
    'names a photo that does not exist',
    SERVICE,
    '/img/photo.jpg',
    '/img/foto.jpg',
    [
      'pages/services/engineering.mdx:12 service › image "/img/foto.jpg" does not exist. Write /img/photo.jpg if that is the one.',
    ],
  ],
  [
    'writes the name of a photo in another case',
    SERVICE,
    '/img/photo.jpg',
    '/img/Photo.jpg',
    [
      'pages/services/engineering.mdx:12 service › image "/img/Photo.jpg" differs from the file in capital letters. Write /img/photo.jpg if that is the one.',
    ],
  ],
  [
    'names a photo outside static/img',
    SERVICE,
    '/img/photo.jpg',
    '../photo.jpg',
    [
      'pages/services/engineering.mdx:12 service › image "../photo.jpg" is not a picture in static/img. Put the file there and write its path, such as /img/home/yard.jpg.',
    ],
  ],
  [
    'uses a PNG under a JPEG name',
    SERVICE,
    '/img/photo.jpg',
    '/img/fake.jpg',
    [
      'pages/services/engineering.mdx:12 service › image "/img/fake.jpg" is a PNG picture under a .jpg name. Save it again as JPEG.',
    ],
  ],
  [
    'uses a HEIC photo',
    SERVICE,
    '/img/photo.jpg',
    '/img/photo.heic',
    [
      'pages/services/engineering.mdx:12 service › image "/img/photo.heic" is a HEIC photo, which browsers cannot show. Export it as JPEG (on an iPhone: Settings › Camera › Formats › Most Compatible).',
    ],
  ],
  [
    'uses a HEIC photo under a JPEG name',
    SERVICE,
    '/img/photo.jpg',
    '/img/phone.jpg',
    [
      'pages/services/engineering.mdx:12 service › image "/img/phone.jpg" is a HEIC photo, which browsers cannot show. Export it as JPEG (on an iPhone: Settings › Camera › Formats › Most Compatible).',
    ],
  ],
  [
    'uses a photo with print colours',
    SERVICE,
    '/img/photo.jpg',
    '/img/print.jpg',
    [
      'pages/services/engineering.mdx:12 service › image "/img/print.jpg" has the colours of a print file (CMYK). Export it with the colours of the screen (sRGB).',
    ],
  ],
  [
    'uses a photo that is too small',
    SERVICE,
    '/img/photo.jpg',
    '/img/small.jpg',
    [
      'pages/services/engineering.mdx:12 service › image "/img/small.jpg" is only 300 pixels wide and would look blurred here. Use a photo at least 800 pixels wide.',
    ],
  ],
  [
    'uses a photo of over 20 MB',
    SERVICE,
    '/img/photo.jpg',
    '/img/huge.jpg',
    ['pages/services/engineering.mdx:12 service › image "/img/huge.jpg" is larger than 20 MB. Export it smaller.'],
  ],
  [
    'uses a damaged photo',
    SERVICE,
    '/img/photo.jpg',
    '/img/broken.jpg',
    [
      'pages/services/engineering.mdx:12 service › image "/img/broken.jpg" cannot be read as a picture. Open it in a photo program and save it again as JPEG.',
    ],
  ],
  [
    'uses an empty file',
    SERVICE,
    '/img/photo.jpg',
    '/img/empty.jpg',
    ['pages/services/engineering.mdx:12 service › image "/img/empty.jpg" is an empty file. Upload the picture again.'],
  ],
  [
    'uses another kind of file',
    SERVICE,
    '/img/photo.jpg',
    '/img/photo.gif',
    [
      'pages/services/engineering.mdx:12 service › image "/img/photo.gif" is a .gif file. Use one that ends in .jpg, .jpeg, .png.',
    ],
  ],
  [
    'uses a drawing with a script',
    PROJECTS,
    '/img/logo.svg',
    '/img/script.svg',
    [
      'pages/projects.mdx:13 projects › 1 › logo "/img/script.svg" holds a script. Save the drawing again as a plain SVG, or use a PNG.',
    ],
  ],
  [
    'leaves the alternative text empty',
    SERVICE,
    'alt: A photo',
    'alt: ""',
    [
      'pages/services/engineering.mdx:13 service › alt is empty. Write, for example, "alt: A welder at work on a flanged pipe spool".',
    ],
  ],
  [
    'names a photo in the body that does not exist',
    HOME,
    '(/img/photo.jpg)',
    '(/img/foto.jpg)',
    ['pages/index.mdx:34 The photo "/img/foto.jpg" does not exist. Write /img/photo.jpg if that is the one.'],
  ],
  // The body
  [
    'misspells a part',
    HOME,
    '<ServiceCards />',
    '<ServiceCard />',
    ['pages/index.mdx:36 <ServiceCard> is not a part of this site. Did you mean <ServiceCards />?'],
  ],
  [
    'invents a part',
    HOME,
    '<ServiceCards />',
    '<Zebra />',
    [`pages/index.mdx:36 <Zebra> is not a part of this site. The parts are ${Object.keys(PARTS).join(', ')}.`],
  ],
  [
    'gives a part an attribute',
    HOME,
    '<ServiceCards />',
    '<ServiceCards columns="3" />',
    ['pages/index.mdx:36 <ServiceCards /> takes nothing inside its brackets. Its list is in the top block.'],
  ],
  [
    'puts words into a part',
    HOME,
    '<ServiceCards />',
    '<ServiceCards>Words</ServiceCards>',
    ['pages/index.mdx:36 <ServiceCards /> holds nothing between an opening and a closing mark.'],
  ],
  [
    'leaves a part open',
    HOME,
    '<ServiceCards />',
    '<ServiceCards>',
    ['pages/index.mdx:36 A part is opened and not closed. Write it as <Name /> on its own line.'],
  ],
  [
    'writes HTML',
    HOME,
    'Plain words',
    '<div>Plain words</div>',
    ['pages/index.mdx:32 <div> is HTML, which a page does not hold. Write plain words or Markdown.'],
  ],
  [
    'writes a script',
    HOME,
    'Plain words',
    '<script>alert(1)</script>',
    ['pages/index.mdx:32 <script> is HTML, which a page does not hold. Write plain words or Markdown.'],
  ],
  [
    'writes a curly bracket',
    HOME,
    'Plain words',
    'Plain {phone} words',
    ['pages/index.mdx:32 Curly brackets are code, and a page holds none. Write the words themselves.'],
  ],
  [
    'leaves a curly bracket open',
    HOME,
    'Plain words',
    'Plain { words',
    ['pages/index.mdx:32 Curly brackets are code, and a page holds none. Write the words themselves.'],
  ],
  [
    'writes an import',
    HOME,
    '<Hero />',
    "import x from './x'\n\n<Hero />",
    ['pages/index.mdx:28 A page has no import or export. Parts are found by their name; remove the line.'],
  ],
  [
    'writes a comment',
    HOME,
    'Plain words',
    '<!-- Plain words -->',
    ['pages/index.mdx:32 A comment <!-- … --> cannot stand in a page. Remove it.'],
  ],
  [
    'writes a less-than sign',
    HOME,
    'Plain words',
    'In <5 days',
    ['pages/index.mdx:32 The sign < opens a part. Write "under" or "less than" instead.'],
  ],
  [
    'writes a large heading',
    HOME,
    '## Welcome',
    '# Welcome',
    ['pages/index.mdx:30 The large heading is the field "heading" at the top. Begin this line with ## instead of #.'],
  ],
];

describe('The check says in one plain sentence what is wrong when a person', () => {
  const site = new TestSite();
  beforeAll(async () => {
    await site.prepare();
    jest.spyOn(process, 'cwd').mockReturnValue(site.folder);
  });
  afterAll(() => {
    jest.restoreAllMocks();
    site.remove();
  });

  it.each(SLIPS)('%s', async (_slip, file, was, is, says) => {
    expect(await site.flawsAfter(file, (source) => source.replace(was, is))).toEqual(says);
  });
});
