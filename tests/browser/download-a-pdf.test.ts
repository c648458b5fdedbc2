import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {readBuildRecord} from '../../src/node/build-record';
import {formatMegabytes, PROFILE_FILE} from '../../src/site/page-types/pdf-files';
import {interpolate} from '../../src/shared/interpolate';
import {SITE_URL} from './address';
import {BUDGETS} from './byte-budgets';
import {site} from './page-content';
import {readPdf} from './pdf';
import {ROUTES} from './routes';
import {expect, fileTest} from './test';

const FOLDER = join('build', 'files');
const LINK = /<a [^>]*href="?(\/files\/[\w-]+\.pdf)"?[^>]*>(.*?)<\/a>/g;

/** The PDFs that the build makes; others are files of static/. */
const pdfs = readdirSync(FOLDER).filter((name) => name.endsWith('.pdf') && !existsSync(join('static', 'files', name)));
const htmlOf = (route: string) => readFileSync(join('build', route === '/' ? 'index.html' : `${route}.html`), 'utf8');

fileTest('Every PDF that a page offers exists and has the size in its link', async ({request}) => {
  const offered = ROUTES.flatMap((route) =>
    [...htmlOf(route).matchAll(LINK)].map(([, file = '', text = '']) => ({file, words: text})),
  );
  expect(offered.map(({file}) => file)).toContain(PROFILE_FILE);
  for (const {file, words: text} of offered) {
    const answer = await request.get(SITE_URL + file);
    expect(answer.status(), file).toBe(200);
    expect(answer.headers()['content-type'], file).toBe('application/pdf');
    const size = formatMegabytes((await answer.body()).length);
    const message = text.replace(/<[^>]*>/g, '');
    if (site.labels.pdf.split('{').every((part) => message.includes(part.replace(/^size\}/, '')))) {
      expect(message, file).toContain(interpolate(site.labels.pdf, {size: size ?? ''}));
    }
  }
});

fileTest('Every PDF is tagged, small, free of camera metadata, and shows the day of the build', async () => {
  const [year, month, day] = (readBuildRecord('build')?.day ?? '').split('-').map(Number);
  expect(month).toBeGreaterThan(0);
  expect(pdfs).not.toHaveLength(0);
  for (const name of pdfs) {
    const bytes = readFileSync(join(FOLDER, name));
    const {sheets, title, pictures} = await readPdf(join(FOLDER, name));
    expect(bytes.toString('latin1'), name).toMatch(/pdfuaid:part>1</);
    expect(bytes.includes('Exif\0\0'), name).toBe(false);
    expect(title, name).toContain(site.legalName);
    for (const description of pictures) expect(description, name).toMatch(/\S/);
    expect(bytes.length, name).toBeLessThanOrEqual(BUDGETS.pdfSheet * sheets.length);
    const words = sheets.flat().map(({text}) => text);
    expect(words.join(' '), name).toMatch(new RegExp(`\\b${day}\\s+\\p{L}+\\s+${year}\\b`, 'u'));
  }
});
