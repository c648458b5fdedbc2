import {existsSync, mkdirSync, renameSync, rmSync, symlinkSync} from 'node:fs';
import {join} from 'node:path';
import {formatDiagnosticLine} from '../../../src/cms/values/diagnostic';
import {fixProject} from '../../../src/node/check';
import {uploadedBytes, workInTestSite} from '../cms/site';
import {PROGRAMS} from '../../../src/site/site-definition';

const site = workInTestSite();
const PROJECTS = 'pages/projects.mdx';
const HISTORY = 'pages/about/history.mdx';
const PROJECT = 'pages/projects/alpha.mdx';
const CLIENTS = 'pages/about/clients.mdx';
const CONTACT = 'pages/contact/index.mdx';

/** Returns the problems when text in a file is replaced, with other files added. */
async function reported(
  file: string,
  was: string | RegExp,
  is: string,
  ...more: [string, Buffer][]
): Promise<string[]> {
  const text = site.read(file).replace(was, () => is);
  if (text === site.read(file)) throw new Error(`The test changes nothing in ${file}.`);
  return (await site.inMemory.diagnosticsWith(new Map<string, string | Buffer>([[file, text], ...more]))).map(
    formatDiagnosticLine,
  );
}

test('The linter finds nothing in a good site', async () => expect(await site.diagnostics()).toEqual([]));

const PARAGRAPH = 'We fabricate, test and commission pressure vessels in Lagos and Warri. '.repeat(10);
const FIELD = 'title: Project beta';
const GOOD: [what: string, file: string, was: string | RegExp, is: string][] = [
  ['plain signs', PROJECT, 'What was done.', '"Flow < 5 m³/h, <5 bar, > 3; R&D; Q&A; 2 * 3 * 4; [note] (a) & more."'],
  ...[
    'maps.app.goo.gl/AbC1',
    'goo.gl/maps/AbC1',
    'maps.google.com/?q=Lagos',
    'www.google.com/maps/place/Lagos',
    'www.google.com.ng/maps/dir/',
  ].map((way): (typeof GOOD)[number] => [
    'the way to an office',
    CONTACT,
    /directionsUrl: .*/,
    `directionsUrl: https://${way}`,
  ]),
  ['a landline of Lagos', 'pages/_site.yml', '+234 000 000 0001', '+234 1 270 4567'],
  ['a sentence that begins and ends with quoted words', HISTORY, FIELD, 'title: “Alpha” and “beta”'],
  ['signs that are joined of several, in a field', HISTORY, FIELD, 'title: Project beta 👩🏽‍🔧👩‍🔧🤷‍♂️'],
  ['signs that are joined of several, in a body', PROJECTS, 'Words.', 'Words 👩‍🔧 and 👨‍👩‍👧.'],
  ['a page of 5,000 words', PROJECTS, 'Words.', `${PARAGRAPH}\n\n`.repeat(50)],
  ['an office in a fourth town', CONTACT, 'id: headoffice', 'id: abuja'],
  [
    'links to the entries of a part, and to a page of a PDF',
    PROJECTS,
    'Words.',
    '[Beta](#beta), [page 3](/files/completion.pdf#page=3), [she](/about/management#engr-ngozi-sample).',
  ],
  ['other figures', 'pages/index.mdx', 'number: 150', 'number: 151'],
];

test('The check accepts unusual but valid content', async () => {
  for (const [what, file, was, is] of GOOD) expect([what, await reported(file, was, is)]).toEqual([what, []]);
});

test('The linter reports an unknown country', async () => {
  const country = (name: string) => reported('pages/oem.mdx', /country: [^},\n]*/, `country: ${name}`);
  expect(await country('Tunisia and Houston')).toEqual([]);
  expect(await country('International')).toEqual([]);
  expect(await country('Germny')).toEqual([
    expect.stringMatching(/country "Germny" is not the English name of a country\. Did you mean "Germany"\?$/),
  ]);
});

test('A symbolic link is refused and never followed, and so is a folder that could configure a host', async () => {
  const says =
    'This is a symbolic link, and symbolic links are not published. Replace it with the file itself, or delete it.';
  for (const file of ['pages/yard.mdx', 'static/img/yard.jpg', 'static/_worker.js', 'static/files']) {
    const path = join(site.folder, file);
    if (existsSync(path)) renameSync(path, `${path}.kept`);
    symlinkSync(join(site.folder, 'pages/index.mdx'), path);
    expect(await site.diagnostics()).toContain(`${file}:1 ${says}`);
    rmSync(path);
    if (existsSync(`${path}.kept`)) renameSync(`${path}.kept`, path);
  }
  for (const [folder, start] of [
    ['functions', 'functions:1 The web host runs'],
    ['pages/yard.mdx', 'pages/yard.mdx:1 The name of this folder ends in .mdx'],
  ] as const) {
    mkdirSync(join(site.folder, folder));
    expect(await site.diagnostics()).toEqual([expect.stringContaining(start)]);
    rmSync(join(site.folder, folder), {recursive: true});
  }
});

test('A host may run only the exact text of the editor’s sign-in', async () => {
  const ours = 'functions/edit/session.ts';
  const text = PROGRAMS[ours] ?? '';
  const diagnosticsWith = async (file: string, content: string) => {
    site.write(ours, text);
    site.write(file, content);
    const diagnostics = await site.diagnostics();
    rmSync(join(site.folder, 'functions'), {recursive: true});
    return diagnostics;
  };
  const says = 'The web host runs the files of this folder as programs on its server.';
  expect(await diagnosticsWith(ours, text)).toEqual([]);
  expect(await diagnosticsWith(ours, `${text}// more\n`)).toEqual([`${ours}:1 ${says} Undo your change to the file.`]);
  for (const file of ['functions/api.js', 'functions/edit/_middleware.ts'])
    expect(await diagnosticsWith(file, text)).toEqual([`${file}:1 ${says} Delete it.`]);
});

test('The fix converts one old character to UTF-8 on disk, and changes nothing else in the file', async () => {
  const [start = '', end = ''] = site.read(PROJECTS).replace('Northfield', 'Ogbómọ̀ṣọ́').split('Project beta');
  const mixed = Buffer.concat([Buffer.from(`${start}Caf`), Buffer.from([0xe9]), Buffer.from(end)]);
  const text = await site.during(PROJECTS, mixed, async () => {
    await fixProject();
    return site.read(PROJECTS);
  });
  expect(text).toBe(`${start}Café${end}`);
});

test('An unused file is reported beside other problems, unless another problem may be the cause', async () => {
  const file = 'static/img/yard.jpg';
  const yard: [string, Buffer] = [file, await uploadedBytes(file)];
  const unused = `${file}:1 No page uses this file. Use it as /img/yard.jpg on a page, or delete it.`;
  expect(await reported(PROJECTS, 'heading: P', 'headin: P', yard)).toEqual([
    `${PROJECTS}:4 headin is not a field of this page. Did you mean "heading"?`,
    unused,
  ]);
  expect(await reported(PROJECTS, 'heading: P', 'heading: [P', yard)).toHaveLength(1);
  const cut = await reported(PROJECTS, '\nWords.', '\n<div>Words.\n\n![The yard](/img/yard.jpg)', yard);
  expect(cut.join()).not.toContain('yard.jpg');
  expect(await reported(PROJECT, 'image: /img/photo.jpg', 'image: /img/yart.jpg', yard)).toEqual([
    `${PROJECT}:6 image "/img/yart.jpg" does not exist. If you mean /img/yard.jpg, write that.`,
  ]);
});

test('Problems are in the order of files and lines, and references to unreadable content are no problems', async () => {
  const two = /client: Northfield Petroleum([^]*?alt: )A photo/;
  const text = two.exec(site.read(PROJECT))?.[1] ?? '';
  const both = await reported(PROJECT, two, `clint: Northfield${text}5`);
  expect(both.map((line) => line.split(' ')[0])).toEqual([`${PROJECT}:3`, `${PROJECT}:7`]);
  expect(await reported(CLIENTS, 'clients:', 'client:')).toEqual([expect.stringContaining(`${CLIENTS}:`)]);
});
