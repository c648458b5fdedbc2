import {readFileSync} from 'node:fs';
import {unusedFlaws} from '../../src/content/check/unused-files';
import type {Content} from '../../src/content/content';
import {showContent, loadContent} from '../../src/content/host/load';
import {markPdf, printedHash, printedNotices, printedOf, PROFILE, type Printed} from '../../src/content/host/printed';
import type {Facts} from '../../src/content/kinds/facts';
import {printedLink} from '../../src/content/kinds/printed';
import {readSource} from '../../src/content/source';

const PACK = 'static/files/prequalification-pack.pdf';
const ENGINEERING = 'static/files/capability-engineering.pdf';
const MAX_SHEETS = 20;
const MAX_BYTES: Record<Printed['kind'], number> = {profile: 3_000_000, pack: 1_500_000, sheet: 500_000};

/** The smallest file that ends as a PDF does. */
const PDF = '%PDF-1.4\nstartxref\nis a word of the text\ntrailer\n<</Size 1>>\nstartxref\n9\n%%EOF\n';
const BEHIND =
  'differs from the pages that it is made of. Run `npm run build && npm run print`, look at it, commit it.';

/** The real pages with other words in one of them. */
const edited = (content: Content, address: string, words: string, others: string): Content => ({
  ...content,
  sources: content.sources.map((source) => {
    if (source.path !== address) return source;
    if (!source.text.includes(words)) throw new Error(`${source.file} does not say "${words}".`);
    return readSource(source.file, Buffer.from(source.text.replace(words, others)));
  }),
});

let content: Content;
let facts: Facts;
beforeAll(async () => {
  content = await loadContent();
  if (!content.site) throw new Error('pages/_site.yml has a flaw.');
  facts = showContent(content, content.site).rest.facts;
});

const find = (file: string, from = content) => {
  const found = printedOf(from, facts).find((printed) => printed.file === file);
  if (!found) throw new Error(`${file} is not printed.`);
  return found;
};
const behind = (from: Content, stated = facts) =>
  printedNotices(from, stated).map(({file, text}) => {
    expect(text).toBe(BEHIND);
    return file;
  });

describe('What is printed from the pages', () => {
  it('is tagged, keeps what it was printed from, and is no heavier than one sends by e-mail', () => {
    const all = printedOf(content, facts);
    expect(all.map(({kind}) => kind)).toEqual(['profile', 'pack', ...content.entries.services.map(() => 'sheet')]);
    for (const {file, kind} of all) {
      const pdf = readFileSync(file, 'latin1');
      expect(pdf).toMatch(/\/MarkInfo <<\/Type \/MarkInfo\s*\/Marked true/);
      expect(pdf).toMatch(/\n% printed from [0-9a-f]{64}\nstartxref\n\d+\n%%EOF\n?$/);
      expect(pdf.length).toBeLessThanOrEqual(MAX_BYTES[kind]);
    }
  });

  it('is no longer than one reads on the way, and a capability sheet is one sheet', () => {
    const sheetsOf = (file: string) => readFileSync(file, 'latin1').match(/\/Type \/Page\s/g)?.length ?? 0;
    for (const {file, kind} of printedOf(content, facts)) {
      expect(sheetsOf(file)).toBeGreaterThan(0);
      expect(sheetsOf(file)).toBeLessThanOrEqual(kind === 'sheet' ? 1 : MAX_SHEETS);
    }
    expect(readFileSync(PROFILE, 'latin1')).toContain('/Outlines ');
  });

  it('is the profile alone where no page offers a pack or a sheet, and nothing waits for what is not offered', () => {
    const without = {...content, sources: content.sources.map((source) => ({...source, values: []}))};
    expect(printedOf(without, facts).map(({file}) => file)).toEqual([PROFILE]);
  });

  it('keeps what it was printed from where no reader sees it and no offset moves', () => {
    const marked = markPdf(Buffer.from(PDF), 'abc123').toString();
    expect(marked).toBe(PDF.replace('\nstartxref\n9', '\n% printed from abc123\nstartxref\n9'));
  });

  it('is no file without use, until the page that offers it is silent', () => {
    expect(unusedFlaws(content)).toEqual([]);
    const silent = edited(content, '/services/engineering', 'sheet: Capability sheet\n', '');
    expect(unusedFlaws(silent).map(({file}) => file)).toEqual([ENGINEERING]);
  });
});

describe('The company profile', () => {
  it('is made of every service page, between what the company is and where it is', () => {
    const addresses = find(PROFILE).pages.map(({path}) => path);
    expect(addresses[0]).toBe('/about');
    expect(addresses.at(-1)).toBe('/contact');
    expect(addresses).toEqual(expect.arrayContaining(content.entries.services.map(({path}) => path)));
  });

  it('carries the papers, the track record and the safety figures that buyers ask for', () => {
    const addresses = find(PROFILE).pages.map(({path}) => path);
    for (const address of ['/projects', '/about/certifications', '/about/hse-policy']) {
      expect(addresses).toContain(address);
    }
  });

  it('is out of date as soon as a page says something else, and the notice tells what to run', () => {
    const changed = edited(content, '/oem', 'Original equipment, from its maker', 'Another heading');
    expect(behind(changed)).toEqual([PROFILE]);
  });

  it('does not care about what only search engines read, nor about pages that it leaves out', () => {
    const hashOf = (from: Content) => printedHash(find(PROFILE, from), from);
    expect(hashOf(edited(content, '/oem', 'description: ', 'description: Here, '))).toBe(hashOf(content));
    expect(hashOf(edited(content, '/careers', 'heading: ', 'heading: Here, '))).toBe(hashOf(content));
  });
});

describe('A capability sheet', () => {
  it('is out of date with its own page, and no other sheet is', () => {
    const changed = edited(content, '/services/engineering', '  - Project management', '  - Site supervision');
    expect(behind(changed)).toEqual(expect.arrayContaining([PROFILE, ENGINEERING]));
    expect(behind(changed)).toHaveLength(2);
  });

  it('is out of date with a job of its service, as the pack is, and no other sheet is', () => {
    const projects = facts.projects.map((one) => (one.service === 'Engineering' ? {...one, client: 'Another'} : one));
    expect(behind(content, {...facts, projects})).toEqual([PACK, ENGINEERING]);
  });

  it('leaves out a certificate whose last day is past', () => {
    const certifications = facts.certifications.map((one) => ({...one, expired: one.name === 'ISO 9001:2015'}));
    const names = printedOf(content, {...facts, certifications})
      .filter(({kind}) => kind === 'sheet')
      .map((sheet) => sheet.facts.certifications?.map(({name}) => name));
    expect(names).toHaveLength(content.entries.services.length);
    for (const shown of names) expect(shown).not.toContain('ISO 9001:2015');
  });

  it('is offered by its page with its size, and only when it is printed', () => {
    const sizeOf = (file: string) => (file === '/files/a.pdf' ? 349_871 : undefined);
    expect(printedLink('Capability sheet', '/files/a.pdf', sizeOf)).toEqual({
      name: 'Capability sheet',
      file: '/files/a.pdf',
      size: '0.3',
    });
    expect(printedLink('Capability sheet', '/files/b.pdf', sizeOf)).toBeUndefined();
    expect(printedLink(undefined, '/files/a.pdf', sizeOf)).toBeUndefined();
  });
});
