import {forgotten} from '../../src/review/report/remarks';
import {asMarkdown, asText} from '../../src/review/report/sentences';
import {changesSince, TestRepository} from './repository';

const OPENING = `  - id: cnc-operator
    title: CNC Operator (FANUC)
    location: Warri
    type: Full-time
    experience: 2–5 years
    description: Set and run lathes and mills.
    applyLink: https://forms.example/apply/cnc
`;

describe('The report of what changed', () => {
  const site = new TestRepository();
  beforeAll(() => {
    site.prepare();
    jest.spyOn(process, 'cwd').mockReturnValue(site.folder);
  });
  afterEach(() => site.restore());
  afterAll(() => {
    jest.restoreAllMocks();
    site.remove();
  });

  // The menu of the test site calls its page of projects "About".
  const lines = () => asText(changesSince('main')).split('\n').filter(Boolean);

  it('is empty when nothing changed', () => {
    expect(lines()).toEqual([]);
  });

  it('names an added opening and a changed field in the words of the page', async () => {
    await site.edit('pages/careers.mdx', '  - id: lab-analyst\n', `${OPENING}  - id: lab-analyst\n`);
    await site.edit('pages/careers.mdx', 'experience: 2–3 years', 'experience: 3–4 years');
    expect(lines()).toEqual([
      "Careers › Current Openings: 'Manual Machinist': experience 2–3 years → 3–4 years; 'CNC Operator (FANUC)' added, with a page of its own",
    ]);
  });

  it('tells what a new opening says besides its name, by the labels of the editor', async () => {
    await site.edit('pages/careers.mdx', '  - id: lab-analyst\n', `${OPENING}  - id: lab-analyst\n`);
    const [{values} = {}] = changesSince('main').flatMap(({changes}) => changes);
    expect(values?.map(({name, text}) => `${name}: ${text}`)).toEqual([
      'Location: Warri',
      'Type: Full-time',
      'Experience: 2–5 years',
      'Description: Set and run lathes and mills.',
      'Apply link: https://forms.example/apply/cnc',
    ]);
  });

  it('says which of several towns took the place of which', async () => {
    await site.edit('pages/careers.mdx', 'location: Lagos', 'location: [Lagos, Warri, Kwale]');
    const base = site.commit('Name three towns');
    await site.edit('pages/careers.mdx', '[Lagos, Warri, Kwale]', '[Lagos, Bonny, Kwale]');
    const report = asText(changesSince(base));
    site.git('reset', '--quiet', '--hard', 'HEAD^');
    expect(report).toBe("Careers › Current Openings: 'Depot Laboratory Analyst': location Warri → Bonny");
  });

  it('tells what the entries of a new list say', async () => {
    await site.edit(
      'pages/careers.mdx',
      'openings:\n',
      'benefits:\n  - {title: A library}\n  - {title: A bus}\nopenings:\n',
    );
    await site.edit('pages/_site.yml', '\nphones:\n', '\ncalls: [one@firm.example]\nphones:\n');
    expect(lines().join()).toMatch(/benefits: 'A library' added; 'A bus' added/);
    expect(lines().join()).toMatch(/calls: 'one@firm.example' added/);
  });

  it('says by which name an entry is called now of which nothing else is different', async () => {
    await site.edit('pages/careers.mdx', 'id: lab-analyst', 'id: analyst');
    expect(lines()).toEqual([
      "Careers › Current Openings: 'Depot Laboratory Analyst': name for links lab-analyst → analyst",
    ]);
  });

  it('is the same for what is committed on a branch', async () => {
    await site.edit('pages/careers.mdx', 'location: Lagos', 'location: Warri');
    site.git('checkout', '--quiet', '-b', 'edit');
    site.commit('Move the laboratory');
    const report = lines();
    site.git('checkout', '--quiet', 'main');
    site.git('branch', '--quiet', '-D', 'edit');
    expect(report).toEqual(["Careers › Current Openings: 'Depot Laboratory Analyst': location Lagos → Warri"]);
  });

  it('names a leader who is gone, and only that one', async () => {
    await site.edit(
      'pages/about/management.mdx',
      '  - {name: Mr Tunde Sample, position: Director of Works, image: /img/logo.svg, bio: Runs the yard.}\n',
      '',
    );
    expect(lines()).toEqual(["Management › Leadership: 'Mr Tunde Sample' removed"]);
  });

  it('knows a leader again whose name was corrected', async () => {
    await site.edit('pages/about/management.mdx', 'Mr Tunde Sample', 'Dr Tunde Sample');
    expect(lines()).toEqual(["Management › Leadership: 'Mr Tunde Sample': name Mr Tunde Sample → Dr Tunde Sample"]);
  });

  it('says that a list stands in another order', async () => {
    const [first, second] = site.read('pages/about/management.mdx').match(/ {2}- \{name: .*\n/g) ?? [];
    await site.edit('pages/about/management.mdx', `${first}${second}`, `${second}${first}`);
    expect(lines()).toEqual(['Management › Leadership: in another order']);
  });

  it('shows prose word by word, with some words around', async () => {
    await site.edit('pages/careers.mdx', 'asks for care:', 'asks for attention:');
    expect(lines()).toEqual([
      'Careers › Why join: The work asks for [-care-]{+attention+}: for the drawing, for the …',
    ]);
  });

  it('shows a paragraph that was written anew whole, before and after', async () => {
    const anew =
      'Machines, people and products: you will see all three of them on the very first morning of your week.';
    const before = /^The work asks.*$/m.exec(site.read('pages/careers.mdx'))?.[0] ?? '';
    await site.edit('pages/careers.mdx', before, anew);
    expect(lines()).toEqual([`Careers › Why join: [-${before}-]{+${anew}+}`]);
  });

  it('names paragraphs that are new or gone', async () => {
    await site.edit('pages/careers.mdx', '![A welder', 'Come and see.\n\n![A welder');
    await site.edit('pages/projects.mdx', '\nWords.\n', '');
    expect(lines()).toEqual(["Careers › Why join: 'Come and see.' added", "Projects › Work: 'Words.' removed"]);
  });

  it('names a photo that was replaced under its old name on every page that shows it, and nothing else', async () => {
    site.write('static/img/team.jpg', 'before');
    await site.edit('pages/careers.mdx', '(/img/photo.jpg)', '(/img/team.jpg)');
    await site.edit('pages/index.mdx', 'image: /img/slides/bow.jpg', 'image: /img/team.jpg');
    const base = site.commit('Show the team');
    site.write('static/img/team.jpg', 'after');
    expect(asText(changesSince(base)).split('\n')).toEqual([
      'Careers › Why join: photo replaced (/img/team.jpg)',
      "Home › slides: 'One bench': image replaced (/img/team.jpg)",
    ]);
    site.git('reset', '--quiet', '--hard', 'HEAD^');
  });

  it('says which photo took the place of which, and what is said of it now, without a sign of Markdown', async () => {
    await site.edit('pages/projects.mdx', 'image: /img/photo.jpg', 'image: /img/phone.jpg');
    const photo = '![A welder at work](/img/photo.jpg)';
    await site.edit('pages/careers.mdx', photo, '![A welder at dusk](/img/phone.jpg "Dusk")');
    const [careers, ...others] = lines();
    expect(careers).toBe(
      "Careers › Why join: photo /img/photo.jpg → /img/phone.jpg; description A welder at work → A welder at dusk; caption 'Dusk' added",
    );
    expect(others[0]).toContain("'Project alpha': image /img/photo.jpg → /img/phone.jpg");
  });

  it('tells at the page that owns an entry where else it shows, and lists those pages not by themselves', async () => {
    await site.edit('pages/projects.mdx', 'title: Project alpha', 'title: Project one');
    expect(lines()).toEqual(["Projects › Work: 'Project alpha': title Project alpha → Project one (also on Home)"]);
  });

  it('names pages that are new, gone or moved', () => {
    site.write('pages/about/safety.mdx', '---\ntitle: Safety\ndescription: How.\nheading: Safety\n---\n\nWords.\n');
    site.delete('pages/about/clients.mdx');
    site.move('pages/about/management.mdx', 'pages/about/people.mdx');
    expect(lines()).toEqual([
      'Clients of the tests: page removed (/about/clients)',
      'Management: moved from /about/management to /about/people',
      'Safety: new page (/about/safety)',
    ]);
  });

  it('says where a telephone number still stands that was taken out of a list', async () => {
    await site.edit('pages/_site.yml', '\n  - +234 000 000 0000', '');
    expect(lines().join()).toContain("'+234 000 000 0000' removed; +234 000 000 0000 still stands on Contact (3)");
  });

  it('says where one of several numbers in a value still stands', () => {
    const [gone, kept] = ['+234 000 000 0000', '+234 000 000 0001'];
    const what = {kind: 'value', before: `${gone}, ${kept}`, after: kept} as const;
    const changes = [{place: ['phone'], at: ['phone'], depth: 0, what}];
    const notes = forgotten(
      changes,
      ['pages/index.mdx'],
      () => `Call ${gone} or ${kept}.`,
      () => 'Home',
    ).slice(1);
    expect(notes.map((note) => note.what)).toEqual([{kind: 'note', text: `${gone} still stands on Home`}]);
  });

  it('says where a telephone number that was changed still stands', async () => {
    await site.edit('pages/_site.yml', '- +234 000 000 0000', '- +234 800 000 0000');
    expect(lines()).toEqual([
      'Shared facts › phones: +234 000 000 0000 → +234 800 000 0000; +234 000 000 0000 still stands on Contact (3)',
    ]);
  });

  it('names a field as the editor does, and says yes and no', async () => {
    await site.edit(
      'pages/careers.mdx',
      '    experience: 2–3 years\n',
      '    experience: 2–3 years\n    sample: true\n',
    );
    expect(lines()).toEqual(["Careers › Current Openings: 'Manual Machinist': still an example 'yes' added"]);
  });

  it('says when a list grew and its page counts as before', async () => {
    await site.edit('pages/careers.mdx', 'description: Work with us.', 'description: Two openings at our yard.');
    const base = site.commit('Count the openings');
    await site.edit('pages/careers.mdx', '  - id: lab-analyst\n', `${OPENING}  - id: lab-analyst\n`);
    const report = asText(changesSince(base));
    site.git('reset', '--quiet', '--hard', 'HEAD^');
    expect(report).toContain('3 entries now, but the page says "Two openings at our yard."');
  });

  it('knows the place of each change as the words of a preview name it', async () => {
    await site.edit('pages/careers.mdx', 'experience: 2–3 years', 'experience: 3–4 years');
    await site.edit('pages/careers.mdx', 'The work asks for care', 'Our work asks for care');
    const places = changesSince('main').flatMap(({changes}) => changes.map(({at}) => at.join('.')));
    expect(places).toEqual(['openings.manual-machinist.experience', 'body.why-join.1']);
  });

  it('names the facts of all pages as such', async () => {
    await site.edit('pages/_site.yml', 'tagline: A small firm', 'tagline: A firm');
    expect(lines()).toEqual([expect.stringMatching(/^Shared facts › tagline: /)]);
  });

  it.each([
    ['a comment', 'pages/careers.mdx', 'openings:\n', '# A note to ourselves\nopenings:\n'],
    ['quotes', 'pages/careers.mdx', 'title: Manual Machinist', 'title: "Manual Machinist"'],
    ['spaces', 'pages/careers.mdx', 'location: Warri', 'location:   Warri'],
    [
      'the order of fields',
      'pages/careers.mdx',
      'title: Careers\ndescription: Work with us.',
      'description: Work with us.\ntitle: Careers',
    ],
    ['a line break in prose', 'pages/careers.mdx', 'for the tool, and', 'for the tool,\nand'],
    ['an empty line', 'pages/careers.mdx', '## Current', '\n\n## Current'],
    [
      'another way to write the same list',
      'pages/index.mdx',
      'projects: [alpha, beta, gamma, delta]',
      'projects:\n  - alpha\n  - beta\n  - gamma\n  - delta',
    ],
  ])('lists no page of which only %s is different', async (_what, file, from, to) => {
    await site.edit(file, from, to);
    expect(lines()).toEqual([]);
  });

  it('compares a page as it was written while it holds a flaw', async () => {
    await site.edit('pages/careers.mdx', 'asks for care:', 'asks for {care}, <5 days:');
    expect(lines().join()).toContain('care');
  });

  it('is written for a workflow so that no word of a page is read as Markdown or HTML', async () => {
    await site.edit('pages/careers.mdx', 'experience: 2–3 years', 'experience: "<b>*3*</b>"');
    await site.edit('pages/careers.mdx', 'asks for care:', 'asks for attention:');
    expect(asMarkdown(changesSince('main')).split('\n')).toEqual([
      "- Careers › Current Openings: 'Manual Machinist': experience 2–3 years → \\<b\\>\\*3\\*\\</b\\>",
      '- Careers › Why join: The work asks for ~~care~~ **attention**: for the drawing, for the …',
    ]);
  });
});
