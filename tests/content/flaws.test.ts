import {mendAll} from '../../src/content/check/fix';
import {BODY_SLIPS} from './slips/body';
import {ENTRY_SLIPS} from './slips/entries';
import {FIELD_SLIPS} from './slips/fields';
import {FILE_SLIPS, UPLOADS} from './slips/files';
import {MOVES} from './slips/moved';
import {PHOTO_SLIPS} from './slips/photos';
import {SIGN_SLIPS} from './slips/signs';
import {printed, saved, type Slip} from './slips/slip';
import {YAML_SLIPS} from './slips/yaml';
import {workInTestSite} from './site';

const SLIPS = [
  ...FIELD_SLIPS,
  ...YAML_SLIPS,
  ...SIGN_SLIPS,
  ...BODY_SLIPS,
  ...ENTRY_SLIPS,
  ...PHOTO_SLIPS,
  ...FILE_SLIPS,
];

const site = workInTestSite();

/** The file with another text in place of what was there. */
function written({file, was}: Slip, text: string): string {
  if (was === undefined) return text;
  const source = site.read(file);
  if (!source.includes(was)) throw new Error(`"${was}" does not stand in ${file}.`);
  return source.replace(was, () => text);
}

describe('The check says in one plain sentence what is wrong when a person', () => {
  it.each(SLIPS)('$slip', async (slip) => {
    const {file, is, says} = slip;
    const before = site.read(file);
    const after = is === undefined ? undefined : written(slip, is);
    const content = after === undefined ? undefined : saved(after, slip.saved);
    const expected = says.map((said) => printed(said, file, {before, after}, (name) => site.read(name)));
    expect(await site.during(file, content, () => site.flaws())).toEqual(expected);
  });

  it.each(UPLOADS)('$slip', async ({upload, says}) => {
    await site.upload(upload);
    try {
      expect(await site.flaws()).toEqual(says.map((said) => printed(said, upload, {}, (name) => site.read(name))));
    } finally {
      site.delete(upload);
    }
  });

  it.each(MOVES)('$slip', async ({from, to, says}) => {
    const flaws = await site.during(to, site.read(from), () => site.during(from, undefined, () => site.flaws()));
    expect(flaws).toEqual(says.map((said) => printed(said, to, {}, (name) => site.read(name))));
  });
});

describe('The check mends nothing but the characters concerned when a person', () => {
  it.each(SLIPS.filter(({mended}) => mended !== undefined))('$slip', async (slip) => {
    const content = saved(written(slip, slip.is ?? ''), slip.saved);
    const found = await site.during(slip.file, content, async () => {
      const changes = await mendAll();
      return {changes, text: site.read(slip.file), again: await mendAll()};
    });
    expect(found.text).toBe(written(slip, slip.mended ?? ''));
    expect(found.changes.length).toBeGreaterThan(0);
    expect(found.again).toEqual([]);
  });

  it('leaves the rest alone, and the ends of lines as they are', async () => {
    const file = 'pages/projects.mdx';
    const source = `\uFEFF${site.read(file).replaceAll('\n', '\r\n')}`;
    const slip = source
      .replace('title: Project beta', 'title: Beta: {phone} # 5')
      .replace('heading: Projects', 'headin: x');
    const text = await site.during(file, slip, async () => {
      expect(await mendAll()).toEqual([
        'pages/projects.mdx:16 "title: Beta: {phone} # 5" is now "title: "Beta: {phone} # 5"".',
      ]);
      return site.read(file);
    });
    expect(text).toBe(slip.replace('title: Beta: {phone} # 5', 'title: "Beta: {phone} # 5"'));
  });
});

describe('The corpus', () => {
  it('holds at least 320 broken files, no two of them alike', () => {
    const files = SLIPS.map(({file, was, is, saved: how}) => JSON.stringify([file, was, is, how]));
    expect(new Set(files).size).toBe(SLIPS.length);
    expect(SLIPS.length + UPLOADS.length + MOVES.length).toBeGreaterThanOrEqual(320);
  });
});
