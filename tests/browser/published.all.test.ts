import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {gunzipSync, inflateSync} from 'node:zlib';
import sharp from 'sharp';
import {Copy} from './copy';
import {EDITOR_FILES} from './editor-files';
import {pagesIn, site} from './page-content';
import {LISTS} from './preview-copy';
import {expect, fileTest as test} from './test';

/**
 * Labels, class names and data of the preview bar, the tag that hides previews from search engines, and the note in forms.
 */
const PREVIEW_TRACES = [
  site.preview.notice,
  'data-preview-bar',
  'data-source',
  'company/site/edit',
  'X-Robots-Tag',
  site.forms.preview,
];
/** The rules of `_headers` for the editor: an address and the indented lines below it. */
const EDITOR_HEADERS = /^\/edit.*\n(?:[ \t].*\n)*/gm;
const TEXT = /\.(html|js|css|json|xml|txt)$|_headers$/;

/** The name of all scheduled content, and its day. */
const LATER = 'Aftermorrow';
const DISTANT_DATE = '2099-01-04';
/** A small PDF that contains the name. */
const PDF = `%PDF-1.7\n1 0 obj\n<< /Title (${LATER}) >>\nendobj\ntrailer\n<< /Info 1 0 R >>\n%%EOF\n`;
/** The file name of its photo and its PDF. */
const NAME = 'aftermorrow';

const STREAM = /stream\r?\n(.*?)\r?\nendstream/gs;

/** @returns all text in a file of a build, one character per byte, including compressed parts. */
function within(bytes: Buffer): string {
  const plain = bytes.toString('latin1');
  const streams = plain.startsWith('%PDF') ? [...plain.matchAll(STREAM)].map(([, data = '']) => data) : [];
  const packed = streams.map((data) => attempt(() => inflateSync(Buffer.from(data, 'latin1'))));
  const isGzip = bytes[0] === 0x1f && bytes[1] === 0x8b;
  return [plain, isGzip ? attempt(() => gunzipSync(bytes)) : '', ...packed].join('\n');
}

/** Some streams contain pictures or fonts with other compression. */
function attempt(unpack: () => Buffer): string {
  try {
    return unpack().toString('latin1');
  } catch {
    return '';
  }
}

test.describe.configure({mode: 'default'});

let copy: Copy;
let production: string;

test.beforeAll(async () => {
  copy = new Copy();
  // A site with sample values can be published only with this setting.
  if (site.publishSample === undefined) copy.edit('pages/_site.yml', /^formService:/m, 'publishSample: true\n$&');
  copy.edit('pages/about/history.mdx', /^title:/m, 'formerly: [/about/our-story]\n$&');
  await scheduleAll();
  copy.commit('Let some wait');
  production = copy.build('production', {
    CF_PAGES: '1',
    CF_PAGES_BRANCH: 'main',
    CF_PAGES_COMMIT_SHA: copy.git('rev-parse', 'HEAD'),
  });
});
test.afterAll(() => copy.remove());

/** Schedules a page, a menu item for it, a service, an opening and a project for a distant day. */
async function scheduleAll(): Promise<void> {
  const top = `title: ${LATER}\ndescription: ${LATER}.\nheading: ${LATER}\npublishFrom: ${DISTANT_DATE}\n`;
  const body = `${LATER} is described here.\n\n![The yard ${LATER}](/img/about/${NAME}.jpg)\n\n[${LATER}](/files/${NAME}.pdf)`;
  writeFileSync(join(copy.folder, 'pages/about/later.mdx'), `---\n${top}---\n\n${body}\n`);
  mkdirSync(join(copy.folder, 'static/files'), {recursive: true});
  writeFileSync(join(copy.folder, `static/files/${NAME}.pdf`), PDF);
  const photo = sharp({create: {width: 1600, height: 1000, channels: 3, background: '#369'}});
  const exif = {IFD0: {ImageDescription: LATER}, IFD3: {GPSLatitude: '4/1 49/1 0/1', GPSLatitudeRef: 'N'}};
  for (const folder of ['about', 'projects']) {
    mkdirSync(join(copy.folder, `static/img/${folder}`), {recursive: true});
    await photo
      .clone()
      .withExif(exif)
      .jpeg()
      .toFile(join(copy.folder, `static/img/${folder}/${NAME}.jpg`));
  }
  for (const [folder, list] of LISTS) {
    const [first] = pagesIn(list);
    if (!first) continue;
    const file = join(copy.folder, `pages/${folder}/later-entry.mdx`);
    const text = readFileSync(join(copy.folder, `pages/${folder}/${first.id}.mdx`), 'utf8')
      .replace(/^(posted|closes|formerly|pinned):.*\n/gm, '')
      .replace(/^title:.*$/m, `title: ${LATER} of the ${list}\npublishFrom: ${DISTANT_DATE}`)
      .replace(/^description:.*$/m, `description: ${LATER} of the ${list}.`)
      .replace(/^image:.*$/m, `image: /img/projects/${NAME}.jpg`);
    writeFileSync(file, text);
  }
  copy.edit('pages/_site.yml', /^quickLinks:\n/m, `$&  - {name: ${LATER}, href: /about/later}\n`);
}

test('The published site and a local build contain nothing of the preview bar', () => {
  const carried = (folder: string) => {
    const files = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter(
      (file) => TEXT.test(file) && !EDITOR_FILES.test(file),
    );
    const all = files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');
    // The editor is never indexed, so its own headers always contain noindex.
    const text = all.replace(EDITOR_HEADERS, '');
    expect(text).toContain(site.legalName);
    return PREVIEW_TRACES.filter((mark) => text.includes(mark));
  };
  expect(carried(production)).toEqual([]);
  expect(carried('build')).toEqual([]);
});

test('The former address of a page redirects to the page', () => {
  expect(readFileSync(join(production, '_redirects'), 'utf8')).toContain('/about/our-story /about/history 301');
  expect(readFileSync(join(production, 'about/our-story.html'), 'utf8')).toContain('url=/about/history');
});

test('Scheduled content is in no file of the published site', () => {
  const files = readdirSync(production, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const naming = files.filter((file) => within(readFileSync(file)).toLowerCase().includes(LATER.toLowerCase()));
  expect(naming).toEqual([]);
  // Verifies that this test finds the name where it exists.
  for (const file of [`img/about/${NAME}.jpg`, `img/projects/${NAME}.jpg`, `files/${NAME}.pdf`])
    expect(within(readFileSync(join(copy.folder, 'static', file)))).toContain(LATER);
  expect(files.filter((file) => /later|aftermorrow/.test(file.slice(production.length)))).toEqual([]);
});
