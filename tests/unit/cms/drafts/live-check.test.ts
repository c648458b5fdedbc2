import {readFileSync} from 'node:fs';
import {changedFiles, newDraft, changeFiles} from '../../../../src/cms/drafts/draft';
import {liveCheck, type SiteSnapshot, Reader} from '../../../../src/cms/drafts/live-check';
import {localHost} from '../../../../src/node/load';
import {pictureFacts} from '../../../../src/node/picture-facts';
import {writeEdit} from '../../../../src/cms/edit/write-edit';
import {MemorySite} from '../memory-site';
import {siteDefinition} from '../../../../src/site/site-definition';
import {BYTES, FILES, HOME, edited, set, textOf} from './texts';

test('A page is parsed again only when its text has changed', () => {
  const reader = new Reader(siteDefinition);
  const first = reader.sourceOf(HOME, textOf(HOME));
  expect(first?.parsed).toBeDefined();
  expect(reader.sourceOf(HOME, textOf(HOME))).toBe(first);
  expect(reader.sourceOf(HOME, `${textOf(HOME)}\n`)).not.toBe(first);
  expect(reader.sourceOf('pages/notes.txt', 'words')).toBeUndefined();
});

describe('The linter of a draft', () => {
  const measure: SiteSnapshot['measure'] = (bytes) => pictureFacts(Buffer.from(bytes));
  const site: SiteSnapshot = {texts: BYTES, files: FILES, outside: localHost, measure};
  const check = liveCheck(site, new Reader(siteDefinition));

  test('reports the same diagnostics as the linter of files, at the same positions', async () => {
    const label = set(['statistics', 1, 'label'], 'x'.repeat(70));
    const draft = edited(newDraft('a'), HOME, label, set(['start', 'href'], '/nowhere'));
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
