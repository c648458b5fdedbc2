import {rmSync} from 'node:fs';
import {join} from 'node:path';
import {withLeftoverContacts} from '../../../src/cms/report';
import {asMarkdown, asText} from '../../../src/cms/report/sentences';
import {changesSince, TestRepository} from '../cms/repository';

const OPENING = `  - id: cnc-operator
    title: CNC Operator (FANUC)
    location: Warri
    type: Full-time
    experience: 2–5 years
    description: Set and run lathes and mills.
    applyLink: https://forms.example/apply/cnc
`;

const CAREERS = 'pages/careers.mdx';
const MANAGEMENT = 'pages/about/management.mdx';
const TUNDE = '  - {name: Mr Tunde Sample, position: Director of Works, image: /img/logo.svg, bio: Runs the yard.}\n';
const NGOZI =
  '  - {name: Engr. Ngozi Sample, position: Managing Director, image: /img/logo.svg, bio: Leads the company.}\n';
const BEFORE_ANALYST = '  - id: lab-analyst\n';
const MACHINIST = "Careers › Current Openings: 'Manual Machinist': ";
const ANALYST = "Careers › Current Openings: 'Depot Laboratory Analyst': ";
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
    'an added opening and a changed field, in the words of the page',
    [
      [CAREERS, BEFORE_ANALYST, OPENING + BEFORE_ANALYST],
      [CAREERS, 'experience: 2–3 years', 'experience: 3–4 years'],
    ],
    [`${MACHINIST}experience 2–3 years → 3–4 years; 'CNC Operator (FANUC)' added, with its own page`],
  ],
  [
    'another name for links',
    [[CAREERS, 'id: lab-analyst', 'id: analyst']],
    [`${ANALYST}short name for links lab-analyst → analyst`],
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
  [
    'a paragraph that is all other',
    [[CAREERS, PARAGRAPH, OTHER]],
    [`Careers › Why join: [-${PARAGRAPH}-]{+${OTHER}+}`],
  ],
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
    [['pages/projects.mdx', 'title: Project alpha', 'title: Project one']],
    ["Projects › Work: 'Project alpha': title Project alpha → Project one (also on Home)"],
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
    [[CAREERS, 'experience: 2–3 years\n', 'experience: 2–3 years\n    sample: true\n']],
    [`${MACHINIST}sample (to be replaced) 'yes' added`],
  ],
  ['a comment', [[CAREERS, 'openings:\n', '# A note to ourselves\nopenings:\n']], []],
  ['quotes', [[CAREERS, 'title: Manual Machinist', 'title: "Manual Machinist"']], []],
  ['spaces', [[CAREERS, 'location: Warri', 'location:   Warri']], []],
  [
    'the order of fields',
    [[CAREERS, 'title: Careers\ndescription: Work with us.', 'description: Work with us.\ntitle: Careers']],
    [],
  ],
  ['a line break in prose', [[CAREERS, 'for the tool, and', 'for the tool,\nand']], []],
  ['an empty line', [[CAREERS, '## Current', '\n\n## Current']], []],
  [
    'another way to write the same list',
    [['pages/index.mdx', '[alpha, beta, gamma, delta]', '\n  - alpha\n  - beta\n  - gamma\n  - delta']],
    [],
  ],
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

  it('lists the values of a new opening besides its name, with the labels of the editor', async () => {
    await site.edit(CAREERS, BEFORE_ANALYST, OPENING + BEFORE_ANALYST);
    const [{values} = {}] = changesSince('main').flatMap(({changes}) => changes);
    expect(values?.map(({name, text}) => `${name}: ${text}`)).toEqual([
      'Location: Warri',
      'Type: Full-time',
      'Experience: 2–5 years',
      'Description: Set and run lathes and mills.',
      'Apply link: https://forms.example/apply/cnc',
    ]);
  });

  it('says which town replaced which, even for commits on a branch', async () => {
    await site.edit(CAREERS, 'location: Lagos', 'location: [Lagos, Warri, Kwale]');
    const base = aside('Name three towns');
    await site.edit(CAREERS, '[Lagos, Warri, Kwale]', '[Lagos, Bonny, Kwale]');
    expect(lines(base)).toEqual([`${ANALYST}location Warri → Bonny`]);
    aside('Move one');
    expect(lines(base)).toEqual([`${ANALYST}location Warri → Bonny`]);
  });

  it('lists the values of the entries of a new list', async () => {
    await site.edit(CAREERS, 'openings:\n', 'benefits:\n  - {title: A library}\n  - {title: A bus}\nopenings:\n');
    await site.edit('pages/_site.yml', '\nphones:\n', '\ncalls: [one@firm.example]\nphones:\n');
    expect(lines().join()).toMatch(/benefits: 'A library' added; 'A bus' added/);
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
    const notes = withLeftoverContacts(
      [{place: ['phone'], path: ['phone'], depth: 0, what}],
      ['pages/index.mdx'],
      () => `Call ${gone} or ${kept}.`,
      () => 'Home',
    ).slice(1);
    expect(notes.map((note) => note.what)).toEqual([{kind: 'note', text: `${gone} is still used on Home`}]);
  });

  it('says when a list grew but the text of its page still has the old number', async () => {
    await site.edit(CAREERS, 'description: Work with us.', 'description: Two openings at our yard.');
    const base = aside('Count the openings');
    await site.edit(CAREERS, BEFORE_ANALYST, OPENING + BEFORE_ANALYST);
    expect(lines(base).join()).toContain('3 entries, but the page says "Two openings at our yard."');
  });

  it('gives each change the reference that previews use', async () => {
    await site.edit(CAREERS, 'experience: 2–3 years', 'experience: 3–4 years');
    await site.edit(CAREERS, 'The work asks for care', 'Our work asks for care');
    const places = changesSince('main').flatMap(({changes}) => changes.map(({path}) => path.join('.')));
    expect(places).toEqual(['openings.manual-machinist.experience', 'body.why-join.1']);
  });

  it('compares the source of a page that has a problem', async () => {
    await site.edit(CAREERS, 'asks for care:', 'asks for {care}, <5 days:');
    expect(lines().join()).toContain('care');
  });

  it('is printed by the command, added to the summary of a workflow, and refused for an unknown base', async () => {
    const printed: string[] = [];
    const print = (text: unknown) => Boolean(printed.push(String(text)));
    jest.spyOn(process.stdout, 'write').mockImplementation(print);
    jest.spyOn(process.stderr, 'write').mockImplementation(print);
    const summary = join(site.folder, 'summary.md');
    jest.replaceProperty(process, 'env', {...process.env, GITHUB_STEP_SUMMARY: summary});
    const run = async (...args: string[]) => {
      jest.replaceProperty(process, 'argv', ['node', 'content-diff', ...args]);
      await jest.isolateModulesAsync(async () => {
        await import('../../../src/cli/content-diff');
      });
      return printed.splice(0).join('');
    };
    expect(await run()).toBe('The content of the pages has not changed.\n');
    rmSync(summary);
    await site.edit(CAREERS, 'location: Lagos', 'location: Warri');
    expect(await run('main')).toBe(`${ANALYST}location Lagos → Warri\n`);
    expect(site.read('summary.md')).toBe(`## What changed on the pages\n\n- ${ANALYST}location Lagos → Warri\n`);
    expect(await run('mian')).toBe('mian is not a branch or commit that this work is based on.\n');
    expect(process.exitCode).toBe(1);
    process.exitCode = undefined;
  });

  it('escapes text of pages for a workflow, so that none is read as Markdown or HTML, without paths of pictures', async () => {
    await site.edit(CAREERS, 'experience: 2–3 years', 'experience: "<b>*3*</b>"');
    await site.edit(CAREERS, 'asks for care:', 'asks for [attention](/about):');
    await site.edit(MANAGEMENT, 'image: /img/logo.svg', 'image: /img/photo.jpg');
    await site.edit(CAREERS, '## Current', '![A pump](/img/photo.jpg)\n\n## Current');
    expect(asMarkdown(changesSince('main')).split('\n')).toEqual([
      "- Management › Leadership: 'Engr. Ngozi Sample': image replaced",
      `- ${MACHINIST}experience 2–3 years → \\<b\\>\\*3\\*\\</b\\>`,
      "- Careers › Why join: The work asks for ~~care~~ **attention (link to /about)**: for the drawing, for the …; 'photo “A pump”' added",
    ]);
  });
});
