import {readFileSync} from 'node:fs';
import {asText} from '../../../src/cms/report/sentences';
import {
  changedFiles,
  newDraft,
  redo,
  undo,
  applyEditToDraft,
  changeFiles,
  type Draft,
  draftVersions,
} from '../../../src/cms/drafts/draft';
import {liveCheck, type SiteSnapshot, Reader} from '../../../src/cms/drafts/live-check';
import {merge, type Conflict} from '../../../src/cms/drafts/merge';
import {draftWarnings} from '../../../src/cms/drafts/warnings';
import {report} from '../../../src/cms/report';
import {readBytes, loadContent, localHost} from '../../../src/node/load';
import {pictureFacts} from '../../../src/node/picture-facts';
import {projectFiles} from '../../../src/node/project-files';
import {bodyTextOf, type Edit} from '../../../src/cms/edit';
import {writeEdit} from '../../../src/cms/edit/write-edit';
import {readFrontMatter} from '../../../src/cms/edit/front-matter';
import {MemorySite} from './memory-site';
import {editCasesOf} from './write/generate-edits';
import {schemaOf} from '../../../src/cms/definition/site-definition';
import {siteDefinition} from '../../../src/site/site-definition';
import {WARNINGS} from '../../../src/site/rules';

const HOME = 'pages/index.mdx';
const PROJECT = 'pages/projects/alpha.mdx';
const HISTORY = 'pages/about/history.mdx';
const CONTACT = 'pages/contact/index.mdx';
const FILES = projectFiles();
const BYTES = readBytes(FILES);
const TEXTS = new Map(
  [...BYTES].map(([file, bytes]) => [file, new TextDecoder('utf-8', {ignoreBOM: true}).decode(bytes)]),
);
const textOf = (file: string) => TEXTS.get(file) ?? '';

const edited = (draft: Draft, file: string, ...edits: Edit[]) =>
  edits.reduce((now, edit) => applyEditToDraft(siteDefinition, now, file, edit, textOf(file)), draft);

const set = (path: (string | number)[], value: string): Edit => ({kind: 'set', path, value});

describe('A draft', () => {
  test('merges typing in one field into one step, until another field is edited', () => {
    const typed = edited(newDraft('a'), HOME, set(['title'], 'E'), set(['title'], 'En'), set(['title'], 'Ene'));
    expect(typed.past).toHaveLength(1);
    expect(edited(typed, HOME, set(['start', 'name'], 'Go')).past).toHaveLength(2);
    expect(changedFiles(undo(typed)).size).toBe(0);
  });

  test('merges changes of a text into the step that they belong to', () => {
    const {text} = bodyTextOf(textOf(HOME));
    const write = (end: string, joins: boolean): Edit => ({kind: 'setBody', text: `${text}${end}\n`, joins});
    const typed = edited(newDraft('a'), HOME, write('A', false), write('Ab', true), write('Ab c', false));
    expect(typed.past).toHaveLength(2);
    expect(edited(undo(typed), HOME, write('Abc', true)).past).toHaveLength(2);
    expect(changedFiles(undo(undo(typed))).size).toBe(0);
    const field = edited(newDraft('a'), HOME, set(['title'], 'E'));
    expect(edited(field, HOME, write('A', true)).past).toHaveLength(2);
  });

  test('returns the position of each step, so that people see what undo changes', () => {
    const draft = edited(newDraft('a'), HOME, set(['title'], 'E'), {kind: 'remove', path: ['slides', 1]});
    const [title, slide] = [['title'], ['slides', 1]].map((path) => ({file: HOME, path}));
    expect(draft.past.map(({at: changed}) => changed)).toEqual([title, slide]);
    expect(undo(draft).future[0]?.at).toEqual(slide);
    const files = changeFiles(draft, [{file: 'static/files/a.pdf', now: new Uint8Array([1])}]);
    expect(files.past.at(-1)?.at).toEqual({file: 'static/files/a.pdf'});
  });

  test('undoes and redoes every change, and can be stored and restored', () => {
    const cases = editCasesOf(schemaOf(siteDefinition, CONTACT), readFrontMatter(CONTACT, textOf(CONTACT)).data);
    const some = cases.filter((_, index) => index % 15 === 0 && cases[index]?.edit.kind === 'set');
    expect(some.length).toBeGreaterThan(5);
    const steps = [newDraft('a')];
    for (const {edit} of some) steps.push(edited(steps.at(-1) ?? newDraft('a'), CONTACT, edit));
    const textNow = (draft: Draft) => draft.files.get(CONTACT)?.now ?? textOf(CONTACT);
    const texts = steps.map(textNow);
    let draft = structuredClone(steps.at(-1) ?? newDraft('a'));
    for (const text of texts.toReversed()) {
      expect(textNow(draft)).toBe(text);
      draft = undo(draft);
    }
    expect(changedFiles(draft).size).toBe(0);
    for (const text of texts) {
      expect(textNow(draft)).toBe(text);
      draft = redo(draft);
    }
  });

  test('counts a new picture, its field and the replaced file as one step', () => {
    const now = writeEdit(siteDefinition, HOME, textOf(HOME), set(['slides', 0, 'image'], '/img/home/new.jpg'));
    const bytes = new Uint8Array([1, 2, 3]);
    const draft = changeFiles(newDraft('a'), [
      {file: HOME, before: textOf(HOME), now},
      {file: 'static/img/home/new.jpg', now: bytes},
      {file: 'static/img/home/old.jpg', before: new Uint8Array([4])},
    ]);
    expect([...changedFiles(draft).keys()]).toEqual([HOME, 'static/img/home/new.jpg', 'static/img/home/old.jpg']);
    expect(changedFiles(undo(draft)).size).toBe(0);
    expect(changedFiles(redo(undo(draft))).get('static/img/home/new.jpg')?.now).toEqual(bytes);
  });

  test('is reported like other changes, with the pages that show the same entry', () => {
    const draft = edited(newDraft('a'), PROJECT, set(['title'], 'Another name'));
    const [page] = report(siteDefinition, draftVersions(draft, TEXTS));
    expect(page).toMatchObject({file: PROJECT, kind: 'changed', changes: [{alsoOn: ['Projects']}]});
    expect(asText(report(siteDefinition, draftVersions(draft, TEXTS)))).toContain('Another name');
    expect(report(siteDefinition, draftVersions(undo(draft), TEXTS))).toEqual([]);
  });
});

test('A page is parsed again only when its text has changed', () => {
  const reader = new Reader(siteDefinition);
  const first = reader.sourceOf(HOME, textOf(HOME));
  expect(first?.parsed).toBeDefined();
  expect(reader.sourceOf(HOME, textOf(HOME))).toBe(first);
  expect(reader.sourceOf(HOME, `${textOf(HOME)}\n`)).not.toBe(first);
  expect(reader.sourceOf('pages/notes.txt', 'words')).toBeUndefined();
});

describe('The linter of a draft', () => {
  const site: SiteSnapshot = {
    texts: BYTES,
    files: FILES,
    outside: localHost,
    measure: (bytes) => pictureFacts(Buffer.from(bytes)),
  };
  const check = liveCheck(site, new Reader(siteDefinition));

  test('reports the same diagnostics as the linter of files, at the same positions', async () => {
    const draft = edited(
      newDraft('a'),
      HOME,
      set(['statistics', 1, 'label'], 'x'.repeat(70)),
      set(['start', 'href'], '/nowhere'),
    );
    const {diagnostics} = await check(draft);
    const now = changedFiles(draft).get(HOME)?.now;
    const expected = await new MemorySite().diagnosticsWith(new Map([[HOME, String(now)]]));
    expect(diagnostics).toEqual(expected);
    expect(diagnostics.map(({path}) => path)).toEqual([
      ['start', 'href'],
      ['statistics', 1, 'label'],
    ]);
    expect((await check(newDraft('a'))).diagnostics).toEqual([]);
  });

  test('reads the bytes of a new picture, and reports links to a deleted page', async () => {
    const image = 'static/img/slides/deep.jpg';
    const now = writeEdit(siteDefinition, HOME, textOf(HOME), set(['slides', 2, 'image'], '/img/slides/new.jpg'));
    const bytes = new Uint8Array(readFileSync(image));
    const writes = [
      {file: HOME, before: textOf(HOME), now},
      {file: 'static/img/slides/new.jpg', now: bytes},
    ];
    const left = await check(changeFiles(newDraft('a'), writes));
    expect(left.diagnostics.map(({file, message}) => `${file} ${message}`)).toEqual([
      `${image} No page uses this file.`,
    ]);
    const gone = await check(changeFiles(newDraft('a'), [...writes, {file: image, before: bytes}]));
    expect(gone.diagnostics).toEqual([]);
    const broken = [
      {file: HOME, before: textOf(HOME), now},
      {file: 'static/img/slides/new.jpg', now: new Uint8Array([1])},
      {file: image, before: bytes},
    ];
    const {diagnostics} = await check(changeFiles(newDraft('a'), broken));
    expect(diagnostics[0]).toMatchObject({path: ['slides', 2, 'image'], file: HOME});
  });
});

describe('A change by others', () => {
  const theirsOf = (file: string, ...edits: Edit[]) =>
    edits.reduce((text, edit) => writeEdit(siteDefinition, file, text, edit), textOf(file));

  test('is merged with every change of another field', () => {
    const cases = editCasesOf(schemaOf(siteDefinition, HOME), readFrontMatter(HOME, textOf(HOME)).data);
    const some = cases.filter((_, index) => index % 3 === 0);
    const failures = some.flatMap(({edit}, index) => {
      const other = cases[(index * 7 + 3) % cases.length]?.edit ?? edit;
      if (other.path[0] === edit.path[0]) return [];
      const theirs = theirsOf(HOME, other);
      const merged = merge(siteDefinition, HOME, {base: textOf(HOME), theirs, ours: theirsOf(HOME, edit)});
      const expected = {kind: 'merged', text: writeEdit(siteDefinition, HOME, theirs, edit), conflicts: []};
      return JSON.stringify(merged) === JSON.stringify(expected) ? [] : [JSON.stringify([edit, other, merged?.kind])];
    });
    expect(failures).toEqual([]);
  });

  test('is merged with changes of other entries, and of other fields of the same entry, in one list', () => {
    const base = textOf(HISTORY);
    const theirs = theirsOf(HISTORY, set(['timeline', 0, 'title'], 'Their title'), {
      kind: 'move',
      path: ['timeline'],
      from: 3,
      to: 0,
    });
    const ours = theirsOf(HISTORY, set(['timeline', 0, 'description'], 'Our text.'), {
      kind: 'remove',
      path: ['timeline', 2],
    });
    const merged = merge(siteDefinition, HISTORY, {base, theirs, ours});
    const expected = [
      {kind: 'remove', path: ['timeline', 3]},
      set(['timeline', 1, 'description'], 'Our text.'),
    ] as Edit[];
    expect(merged).toEqual({
      kind: 'merged',
      conflicts: [],
      text: expected.reduce((text, edit) => writeEdit(siteDefinition, HISTORY, text, edit), theirs),
    });
  });

  test('is a conflict with both values when both have changed the same field', () => {
    const three = {
      base: textOf(HOME),
      theirs: theirsOf(HOME, set(['title'], 'Theirs'), set(['start', 'name'], 'Begin')),
      ours: theirsOf(HOME, set(['title'], 'Ours')),
    };
    const title = {kind: 'field', path: ['title'], base: readFrontMatter(HOME, three.base).document.get('title')};
    const conflict = {...title, theirs: 'Theirs', ours: 'Ours'} as Conflict;
    expect(merge(siteDefinition, HOME, three)).toEqual({kind: 'merged', text: three.theirs, conflicts: [conflict]});
    expect(merge(siteDefinition, HOME, three, () => 'ours')).toMatchObject({
      text: writeEdit(siteDefinition, HOME, three.theirs, set(['title'], 'Ours')),
    });
  });

  test('reports a deleted page, and keeps its text', () => {
    const ours = theirsOf(HOME, set(['title'], 'Ours'));
    expect(merge(siteDefinition, HOME, {base: textOf(HOME), ours})).toEqual({kind: 'deleted', text: ours});
    expect(merge(siteDefinition, HOME, {base: textOf(HOME), theirs: ours})).toEqual({kind: 'changed', text: ours});
    expect(merge(siteDefinition, HOME, {base: textOf(HOME)})).toBeUndefined();
  });
});

describe('The warnings of a draft', () => {
  test('cover the pages that it changes, and contradictions with other pages', async () => {
    const other = textOf('pages/services/index.mdx').replace('label: Jobs', 'label: Projects');
    const content = await new MemorySite().contentWith(new Map([['pages/services/index.mdx', other]]));
    const reported = (...files: string[]) =>
      draftWarnings(content, WARNINGS, new Map(files.map((file) => [file, {}]))).map(({file}) => file);
    expect(reported(HOME)).toEqual(expect.arrayContaining([HOME, 'pages/services/index.mdx']));
    expect(reported('pages/privacy.mdx', 'pages/thank-you.mdx')).toEqual([]);
    expect(reported()).toEqual([]);
  });

  test('include a replaced photo that still has the old description', async () => {
    const content = await loadContent();
    const file = 'pages/about/gallery.mdx';
    const before = textOf(file);
    const [, src = '', text = ''] = /src: (\S+)\n +alt: (.*)/.exec(before) ?? [];
    const reported = (now: string) =>
      draftWarnings(content, WARNINGS, new Map([[file, {before, now}]]))
        .map((warning) => warning.message)
        .filter((warning) => warning.includes('photo'));
    const other = before.replace(src, '/img/gallery/hook.jpg');
    expect(reported(other)).toEqual([
      expect.stringMatching(/^The photo has changed, but its description has not: ".+"\.$/),
    ]);
    expect(reported(other.replace(text, 'A crane at dusk'))).toEqual([]);
    expect(reported(before)).toEqual([]);
  });
});
