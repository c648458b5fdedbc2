import {readFileSync} from 'node:fs';
import type {Content} from '../../src/content/content';
import {loadContent} from '../../src/content/host/load';
import {markPdf, PROFILE, profileHash, profileNotices, profilePages} from '../../src/content/profile';

const MAX_SHEETS = 20;
const MAX_BYTES = 3_000_000;

/** The smallest file that ends as a PDF does. */
const PDF = '%PDF-1.4\nstartxref\nis a word of the text\ntrailer\n<</Size 1>>\nstartxref\n9\n%%EOF\n';

/** The real pages with another value in one of them. */
const edited = (content: Content, address: string, data: object): Content => ({
  ...content,
  sources: content.sources.map((source) =>
    source.path === address && source.parsed
      ? {...source, parsed: {...source.parsed, data: Object.assign({}, source.parsed.data, data)}}
      : source,
  ),
});

describe('The company profile', () => {
  let content: Content;
  beforeAll(async () => {
    content = await loadContent();
  });

  it('is tagged, has bookmarks, and is no longer and no heavier than one reads on the way', () => {
    const pdf = readFileSync(PROFILE, 'latin1');
    expect(pdf).toMatch(/\/MarkInfo <<\/Type \/MarkInfo\s*\/Marked true/);
    expect(pdf).toContain('/Outlines ');
    expect(pdf.match(/\/Type \/Page\s/g)?.length).toBeLessThanOrEqual(MAX_SHEETS);
    expect(pdf.length).toBeLessThanOrEqual(MAX_BYTES);
    expect(pdf).toMatch(/\n% printed from [0-9a-f]{64}\nstartxref\n\d+\n%%EOF\n?$/);
  });

  it('is made of every service page, between what the company is and where it is', () => {
    const addresses = profilePages(content).map(({path}) => path);
    expect(addresses[0]).toBe('/about');
    expect(addresses.at(-1)).toBe('/contact');
    expect(addresses).toEqual(expect.arrayContaining(content.entries.services.map(({path}) => path)));
  });

  it('carries the papers, the track record and the safety figures that buyers ask for', () => {
    const addresses = profilePages(content).map(({path}) => path);
    for (const address of ['/projects', '/about/certifications', '/about/hse-policy']) {
      expect(addresses).toContain(address);
    }
  });

  it('keeps what it was printed from where no reader sees it and no offset moves', () => {
    const marked = markPdf(Buffer.from(PDF), 'abc123').toString();
    expect(marked).toBe(PDF.replace('\nstartxref\n9', '\n% printed from abc123\nstartxref\n9'));
  });

  it('is out of date as soon as a page says something else, and the notice tells what to run', () => {
    const changed = edited(content, '/oem', {heading: 'Another heading'});
    expect(profileHash(changed)).not.toBe(profileHash(content));
    expect(profileNotices(changed)).toEqual([
      {
        file: 'static/files/company-profile.pdf',
        line: 1,
        text: 'differs from the pages that it is made of. Run `npm run build && npm run profile`, look at it, commit it.',
      },
    ]);
  });

  it('does not care about what only search engines read, nor about pages that it leaves out', () => {
    const hash = profileHash(content);
    expect(profileHash(edited(content, '/oem', {description: 'Another description'}))).toBe(hash);
    expect(profileHash(edited(content, '/careers', {heading: 'Another heading'}))).toBe(hash);
  });
});
