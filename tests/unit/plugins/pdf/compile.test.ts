import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {CompilerMissingError} from '../../../../src/plugins/pdf/compile';
import type {PdfDocument} from '../../../../src/site/pdf/documents';
import {PRINT_BLOCK} from '../../../../src/site/pdf/blocks';
import {workInTestSite} from '../../cms/site';
import {close, documents, missingIn, typesetAndReadAll, onSupportedSystem} from './typeset-site';
import {BLOCKS} from '../../../../src/site/blocks';

const ABOUT = 'pages/about/index.mdx';
const PAPERS = 'pages/about/certifications.mdx';
const PROJECT = 'pages/projects/gamma.mdx';
const NO_FONT = 'Завод and 漢字 and 😀';
/** A body with everything that it may contain, and with characters that no font has. */
const BODY = [
  '## Tag | Heading\n\nFirst **bold** and *slanted* words with [a page](/contact "more") and [a site](https://standard.example/a).',
  '- One\n- Two\n  - Two and a half\n- **Three.** With words behind.',
  '1. Step one\n2. Step two',
  '| Site | Litres |\n| --- | --- |\n| Calabar | 40 million |\n| Apapa | 30 million |',
  '> Said by somebody.',
  '### Smaller\n\nBelow a smaller heading.',
  '### Second\n\nBelow the second.\n\n- With a list',
  `### Third\n\nBelow the third: ${NO_FONT}.`,
].join('\n\n');
const SAID =
  'Before all.|Tag|Heading|First bold and slanted words with a page and a site.|One|Two|Two and a half|Three.|With words behind.|Step one|Step two|Site|Litres|Calabar|40 million|Apapa|30 million|Said by somebody.|Smaller|Below a smaller heading.|Second|Below the second.|With a list|Third|Below the third: ????? and ?? and ?.';

const site = workInTestSite();
const folder = mkdtempSync(join(tmpdir(), 'print-'));
afterAll(() => {
  delete process.env.BUILD_DAY;
  rmSync(folder, {recursive: true});
});

onSupportedSystem('The documents for print', () => {
  const read: {printed: PdfDocument; pdf: Awaited<ReturnType<typeof typesetAndReadAll>>[number]}[] = [];
  const of = (part: string) => read.find(({printed: {file}}) => file.includes(part))?.pdf;

  // One document of each template, each made once, from pages with an expired document and a scheduled project.
  beforeAll(async () => {
    const top = `---\ntitle: About\ndescription: Words.\nheading: About us\n---\n\nBefore all.\n\n`;
    const changes = new Map([
      [ABOUT, `${top}${BODY}\n`],
      [PAPERS, site.read(PAPERS).replace('validUntil: 2099-02-28', 'validUntil: 2026-11-29')],
      [PROJECT, site.read(PROJECT).replace('title:', 'publishFrom: 2026-12-01\ntitle:')],
    ]);
    await site.duringAll(changes, async () => {
      const all = await documents();
      const kinds = [...new Set(all.map(({document: {template}}) => template))];
      const some = kinds.flatMap((kind) => all.find(({document: {template}}) => template === kind) ?? []);
      const pdfs = await typesetAndReadAll(some, folder);
      for (const [index, pdf] of pdfs.entries()) {
        const printed = some[index];
        if (printed) read.push({printed, pdf});
      }
    });
  });

  it('have the text of the pages, sentence by sentence, with the company and the day', () => {
    expect(read.length).toBeGreaterThan(1);
    for (const {printed, pdf} of read) {
      const {file, document} = printed;
      const missing = missingIn(document, pdf.message).filter((text) => !text.includes(NO_FONT));
      expect({file, missing}).toEqual({file, missing: []});
      expect(pdf.message).toContain(close('30 November 2026'));
      expect(pdf.message).toContain(close(document.company.legalName));
    }
  });

  it('are tagged, with title, language, complete heading levels, described pictures and absolute links', () => {
    for (const {printed, pdf} of read) {
      expect(pdf.title).toBe(`${printed.document.company.legalName}: ${printed.document.name}`);
      const levels = pdf.blocks.flatMap(({role}) => (/^H\d$/.test(role) ? [Number(role.slice(1))] : []));
      expect(levels[0]).toBe(1);
      expect(levels.filter((level, index) => index > 0 && level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
      for (const description of pdf.pictures) expect(description).toMatch(/\S/);
      for (const link of pdf.links) expect(link).toMatch(/^(https?:\/\/|mailto:|tel:)/);
      expect(pdf.bytes.toString('latin1')).toMatch(/\/Marked true/);
      expect(pdf.bytes.toString('latin1')).toMatch(/\/Lang ?\(en-NG\)/);
    }
  });

  it('match the pages on that date: an expired document is omitted as evidence, and a scheduled project is absent', () => {
    expect(of('profile')?.message).toContain(close('Expired on 29 November 2026'));
    expect(of('capability')?.message).not.toContain('QMS-000000');
    for (const {pdf} of read) expect(pdf.message).not.toContain(close('Project gamma'));
  });

  it('keep the whole body of a page in its order, with a replacement for characters that no font has', () => {
    const {message: text = '', links} = of('profile') ?? {};
    let from = text.indexOf(close('Before all.'));
    for (const content of SAID.split('|')) {
      const index = text.indexOf(close(content), from);
      expect({words: content, isThere: index >= from && index >= 0}).toEqual({words: content, isThere: true});
      from = index;
    }
    expect(links).toEqual(expect.arrayContaining(['https://standard.example/a', expect.stringMatching(/\/contact$/)]));
  });
});

test('Every block that a page may have either has a PDF layout or is marked as not printed', () =>
  expect(Object.keys(PRINT_BLOCK).sort()).toEqual(Object.keys(BLOCKS).sort()));

test('The error names a system without a compiler and what to do', () =>
  expect(new CompilerMissingError('darwin arm64').message).toMatch(
    /^PDFs cannot be created on this system \(darwin arm64\), because .*Linux/,
  ));

it('A capability sheet lists only the three latest projects of its service, so that it stays one page', async () => {
  const sheets = (await documents()).filter(({document: {template}}) => template === 'sheet');
  const counts = sheets.map(({document}) => ('tables' in document ? (document.tables[0]?.rows.length ?? 0) : 0));
  expect(Math.max(...counts)).toBe(3);
});
