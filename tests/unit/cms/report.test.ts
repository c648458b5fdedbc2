import {addLeftoverContacts} from '../../../src/cms/report';
import {sentencesOf} from '../../../src/cms/report/page-sentences';
import {asMarkdown, asText} from '../../../src/cms/report/sentences';
import {changesSince, TestRepository} from './repository';

const CAREERS = 'pages/careers.mdx';
const MACHINIST_FILE = 'pages/careers/machinist.mdx';
const ANALYST_FILE = 'pages/careers/analyst.mdx';
const HISTORY = 'pages/about/history.mdx';
const MANAGEMENT = 'pages/about/management.mdx';
const TUNDE = '  - {name: Mr Tunde Sample, position: Director of Works, image: /img/logo.svg, bio: Runs the yard.}\n';
const NGOZI =
  '  - {name: Engr. Ngozi Sample, position: Managing Director, image: /img/logo.svg, bio: Leads the company.}\n';
const MACHINIST = 'Manual Machinist › ';
const ANALYST = 'Depot Laboratory Analyst › ';
const ON_LIST = ' (also on Careers)';
const PARAGRAPH =
  'The work asks for care: for the drawing, for the tool, and first of all for the person beside you, on every shift.';
const OTHER = 'Machines, people and products: you will see all three of them on the very first morning of your week.';

type Edit = [file: string, from: string, to: string];

/**
 * Changes of a page, each with the lines of the report. The menu of the test site calls its page of projects "About".
 */
const REPORTED: [what: string, edits: Edit[], lines: string[]][] = [
  ['nothing', [], []],
  [
    'a field of an opening, and the page that lists it',
    [[MACHINIST_FILE, 'experience: 2–3 years', 'experience: 3–4 years']],
    [`${MACHINIST}experience: 2–3 years → 3–4 years${ON_LIST}`],
  ],
  [
    'another name for links',
    [[HISTORY, 'id: yard', 'id: shipyard']],
    ["Our History › Milestones: 'The Yard': short name for links yard → shipyard"],
  ],
  ['a leader who is gone', [[MANAGEMENT, TUNDE, '']], ["Management › Leadership: 'Mr Tunde Sample' removed"]],
  [
    'a leader whose name was corrected',
    [[MANAGEMENT, 'Mr Tunde Sample', 'Dr Tunde Sample']],
    ["Management › Leadership: 'Mr Tunde Sample': name Mr Tunde Sample → Dr Tunde Sample"],
  ],
  [
    'a figure, which has no name of its own, by its label',
    [['pages/index.mdx', 'number: 25,', 'number: 26,']],
    ["Home › Numbers: 'Years Experience': number 25 → 26"],
  ],
  ['another order', [[MANAGEMENT, NGOZI + TUNDE, TUNDE + NGOZI]], ['Management › Leadership: reordered']],
  [
    'prose word by word, with some words around',
    [[CAREERS, 'asks for care:', 'asks for attention:']],
    ['Careers › Why join: The work asks for [-care-]{+attention+}: for the drawing, for the …'],
  ],
  ['a paragraph that is all new', [[CAREERS, PARAGRAPH, OTHER]], [`Careers › Why join: [-${PARAGRAPH}-]{+${OTHER}+}`]],
  [
    'paragraphs that are new or gone',
    [
      [CAREERS, '![A welder', 'Come and see.\n\n![A welder'],
      ['pages/projects.mdx', '\nWords.\n', ''],
    ],
    ["Careers › Why join: 'Come and see.' added", "Projects › Work: 'Words.' removed"],
  ],
  [
    'which photo took the place of which, without a sign of Markdown',
    [[CAREERS, '![A welder at work](/img/photo.jpg)', '![A welder at dusk](/img/phone.jpg "Dusk")']],
    [
      "Careers › Why join: photo /img/photo.jpg → /img/phone.jpg; description A welder at work → A welder at dusk; caption 'Dusk' added",
    ],
  ],
  [
    'an entry at the page that owns it, and where else it shows',
    [['pages/about/clients.mdx', 'name: Client 1,', 'name: Client One,']],
    ["Clients of the tests › All of them: 'Client 1': name Client 1 → Client One (also on Home)"],
  ],
  [
    'where a changed telephone number is still written',
    [['pages/_site.yml', '- +234 000 000 0000', '- +234 800 000 0000']],
    ['Shared facts › phones: +234 000 000 0000 → +234 800 000 0000; +234 000 000 0000 is still used on Contact (3)'],
  ],
  [
    'an hour as the page shows it',
    [['pages/contact/index.mdx', 'closes: 18:00', 'closes: 17:30']],
    ["Contact › Hours: 'Monday to Saturday': closes 6:00 PM → 5:30 PM"],
  ],
  [
    'a field as the editor names it, and yes and no',
    [[MACHINIST_FILE, 'experience: 2–3 years\n', 'experience: 2–3 years\nsample: true\n']],
    [`${MACHINIST}sample (to be replaced): 'yes' added${ON_LIST}`],
  ],
  ['a comment', [[MACHINIST_FILE, 'type:', '# A note to ourselves\ntype:']], []],
  ['quotes', [[MACHINIST_FILE, 'title: Manual Machinist', 'title: "Manual Machinist"']], []],
  ['spaces', [[MACHINIST_FILE, 'location: [Warri]', 'location:   [Warri]']], []],
  [
    'the order of fields',
    [[CAREERS, 'title: Careers\ndescription: Work with us.', 'description: Work with us.\ntitle: Careers']],
    [],
  ],
  ['a line break in prose', [[CAREERS, 'for the tool, and', 'for the tool,\nand']], []],
  ['an empty line', [[CAREERS, '## Current', '\n\n## Current']], []],
  ['another way to write the same list', [[MACHINIST_FILE, '[Warri]', '\n  - Warri']], []],
];

describe('The report of changes', () => {
  const site = new TestRepository();
  beforeAll(() => site.prepare());
  beforeEach(() => jest.spyOn(process, 'cwd').mockReturnValue(site.folder));
  afterEach(() => {
    jest.restoreAllMocks();
    site.git('checkout', '--quiet', '--force', 'main');
    site.restore();
  });
  afterAll(() => site.remove());

  const lines = (base = 'main') => asText(changesSince(base)).split('\n').filter(Boolean);
  /** Commits a separate state to compare with. */
  const aside = (message: string) => {
    site.git('checkout', '--quiet', '--detach');
    return site.commit(message);
  };

  it('names each change with the labels of its page, and nothing when the pages are equal', async () => {
    for (const [what, edits, expected] of REPORTED) {
      for (const [file, from, to] of edits) await site.edit(file, from, to);
      expect([what, lines()]).toEqual([what, expected]);
      for (const [file] of edits) site.git('checkout', '--quiet', 'main', '--', file);
    }
  });

  it('lists the values of a new entry besides its name, with the labels of the editor', async () => {
    const before = '  - id: yard\n';
    const entry = '  - id: office\n    year: 2014\n    title: The Office\n    description: One room.\n';
    await site.edit(HISTORY, before, entry + before);
    const [{values} = {}] = changesSince('main').flatMap(({changes}) => changes);
    expect(values?.map(({name, text}) => `${name}: ${text}`)).toEqual(['Year: 2014', 'Description: One room.']);
  });

  it('says nothing of a photo that only has another name', () => {
    site.move('static/img/photo.jpg', 'static/img/welder.jpg');
    expect(lines()).toEqual([]);
  });

  it('says when a list grew but the text of its page still has the old number', async () => {
    await site.edit(CAREERS, 'description: Work with us.', 'description: One benefit at our yard.');
    const base = aside('Count the benefits');
    await site.edit(CAREERS, 'benefits:\n', 'benefits:\n  - {title: A bus}\n');
    expect(lines(base).join()).toContain('2 entries, but the page says "One benefit at our yard."');
  });

  it('names a new opening as a page, and the page of the list whose text gives the old number', async () => {
    await site.edit(CAREERS, 'What is free', 'Six places are free');
    const base = aside('Count the openings');
    site.write('pages/careers/welder.mdx', site.read(MACHINIST_FILE).replaceAll(/machinist/gi, 'Welder'));
    expect(lines(base)).toEqual([
      'Careers › openings: now 7 openings, but the page says "Current Openings | Six places are free"',
      'Manual Welder: new page (/careers/welder)',
    ]);
  });

  it('says which town replaced which, even for commits on a branch', async () => {
    await site.edit(ANALYST_FILE, '[Lagos]', '[Lagos, Warri, Kwale]');
    const base = aside('Name three towns');
    await site.edit(ANALYST_FILE, '[Lagos, Warri, Kwale]', '[Lagos, Bonny, Kwale]');
    expect(lines(base)).toEqual([`${ANALYST}location: Warri → Bonny${ON_LIST}`]);
    aside('Move one');
    expect(lines(base)).toEqual([`${ANALYST}location: Warri → Bonny${ON_LIST}`]);
  });

  it('lists the values of the entries of a new list', async () => {
    await site.edit(CAREERS, 'benefits:\n', 'perks:\n  - {title: A library}\n  - {title: A bus}\nbenefits:\n');
    await site.edit('pages/_site.yml', '\nphones:\n', '\ncalls: [one@firm.example]\nphones:\n');
    expect(lines().join()).toMatch(/perks: 'A library' added; 'A bus' added/);
    expect(lines().join()).toMatch(/calls: 'one@firm.example' added/);
  });

  it('names a photo that was replaced under the same name on every page that shows it, and nothing else', async () => {
    site.write('static/img/team.jpg', 'before');
    await site.edit(CAREERS, '(/img/photo.jpg)', '(/img/team.jpg)');
    await site.edit('pages/index.mdx', 'image: /img/slides/bow.jpg', 'image: /img/team.jpg');
    const base = aside('Show the team');
    site.write('static/img/team.jpg', 'after');
    expect(lines(base)).toEqual([
      'Careers › Why join: photo replaced (/img/team.jpg)',
      "Home › slides: 'One bench': image replaced (/img/team.jpg)",
    ]);
  });

  it('names new, deleted and moved pages', () => {
    site.write('pages/about/safety.mdx', '---\ntitle: Safety\ndescription: How.\nheading: Safety\n---\n\nWords.\n');
    site.delete('pages/about/clients.mdx');
    site.move(MANAGEMENT, 'pages/about/people.mdx');
    expect(lines()).toEqual([
      'Clients of the tests: page removed (/about/clients)',
      'Management: moved from /about/management to /about/people',
      'Safety: new page (/about/safety)',
    ]);
  });

  it('says where a removed telephone number is still in use', async () => {
    await site.edit('pages/_site.yml', '\n  - +234 000 000 0000', '');
    expect(lines().join()).toContain("'+234 000 000 0000' removed; +234 000 000 0000 is still used on Contact (3)");
    const [gone, kept] = ['+234 000 000 0000', '+234 000 000 0001'];
    const what = {kind: 'value', before: `${gone}, ${kept}`, after: kept} as const;
    const notes = addLeftoverContacts(
      [{place: ['phone'], path: ['phone'], depth: 0, what}],
      ['pages/index.mdx'],
      () => `Call ${gone} or ${kept}.`,
      () => 'Home',
    ).slice(1);
    expect(notes.map((note) => note.what)).toEqual([{kind: 'note', text: `${gone} is still used on Home`}]);
  });

  it('says nothing of a date that another page has too', () => {
    const what = {kind: 'value', before: '2026-11-30', after: '2026-12-31'} as const;
    const change = {place: ['closes'], path: ['closes'], depth: 0, what};
    expect(addLeftoverContacts([change], ['pages/index.mdx'], () => 'closes: 2026-11-30', String)).toEqual([change]);
  });

  it('gives each change the reference that previews use', async () => {
    await site.edit(MACHINIST_FILE, 'experience: 2–3 years', 'experience: 3–4 years');
    await site.edit(CAREERS, 'The work asks for care', 'Our work asks for care');
    const places = changesSince('main').flatMap(({changes}) => changes.map(({path}) => path.join('.')));
    expect(places).toEqual(['body.why-join.1', 'experience']);
    await site.edit(HISTORY, 'title: The Yard', 'title: The Slipway');
    expect(changesSince('main')[0]?.changes[0]?.path).toEqual(['timeline', 'yard', 'title']);
  });

  it('compares the source of a page that has a problem', async () => {
    await site.edit(CAREERS, 'asks for care:', 'asks for {care}, <5 days:');
    expect(lines().join()).toContain('care');
  });

  it('says on the page what readers see of a change: addresses of links, but no other characters of Markdown', async () => {
    const sentence = async (instead: string) => {
      await site.edit(CAREERS, 'asks for care:', instead);
      const [{text} = {text: ''}] = sentencesOf(changesSince('main')).sentences;
      site.git('checkout', '--quiet', 'main', '--', CAREERS);
      return text;
    };
    expect(await sentence('asks for [care](https://a.example/one):')).toBe(
      'Why join: The work asks for care “(link to https://a.example/one)”: for the drawing, for the …',
    );
    expect(await sentence('asks **for** care:')).toBe('Why join: formatted differently');
    expect(await sentence(String.raw`asks for \[care\]:`)).toBe(
      'Why join: The work asks for “[”care“]”: for the drawing, for the …',
    );
  });

  it('escapes text of pages for a workflow, so that none is read as Markdown or HTML, without paths of pictures', async () => {
    await site.edit(MACHINIST_FILE, 'experience: 2–3 years', 'experience: "<b>*3</b>"');
    await site.edit(CAREERS, 'asks for care:', 'asks for [attention](/about):');
    await site.edit(MANAGEMENT, 'image: /img/logo.svg', 'image: /img/photo.jpg');
    await site.edit(CAREERS, '## Current', '![A pump](/img/photo.jpg)\n\n## Current');
    expect(asMarkdown(changesSince('main')).split('\n')).toEqual([
      "- Management › Leadership: 'Engr. Ngozi Sample': image replaced",
      "- Careers › Why join: The work asks for ~~care~~ **attention (link to /about)**: for the drawing, for the …; 'photo “A pump”' added",
      `- ${MACHINIST}experience: 2–3 years → \\<b\\>\\*3\\</b\\>${ON_LIST}`,
    ]);
  });
});
