import {execFileSync} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {selectPublished} from '../../../../src/cms/content/publish';
import {loadContent, collectPageData} from '../../../../src/node/load';
import {compileDocument} from '../../../../src/plugins/pdf/compile';
import {documentsOf, type PdfDocument} from '../../../../src/site/pdf/documents';
import type {Pdf} from '../../../browser/pdf';

const JITI = join(__dirname, '../../../../node_modules/jiti/lib/jiti-cli.mjs');
/** The maximum size of a document's text, in bytes. */
const MAX_TEXT_BYTES = 100_000_000;

/** The day of the tests' documents. */
const DAY = '2026-11-30';

/** On other systems Typst's package has no binary. */
export const onSupportedSystem = process.platform === 'linux' && process.arch === 'x64' ? describe : describe.skip;

/** @returns the documents of the pages in the working directory, on that day. */
export async function documents(day = DAY): Promise<PdfDocument[]> {
  process.env.BUILD_DAY = day;
  const content = selectPublished(await loadContent(), day);
  if (!content.site || content.diagnostics.length > 0) throw new Error(JSON.stringify(content.diagnostics.slice(0, 3)));
  return documentsOf(content, collectPageData(content, content.site));
}

/** @returns the documents as a screen reader reads them, each with its text without spaces */
export async function typesetAndReadAll(all: readonly Pick<PdfDocument, 'document' | 'pictures'>[], folder: string) {
  const files: string[] = [];
  for (const [index, printed] of all.entries()) {
    const file = join(folder, `document-${index}.pdf`);
    writeFileSync(file, (await compileDocument(printed)).pdf);
    files.push(file);
  }
  const output = execFileSync(process.execPath, [JITI, join(__dirname, 'read-pdf.ts'), ...files], {
    maxBuffer: MAX_TEXT_BYTES,
  });
  return (JSON.parse(output.toString()) as Pdf[]).map((pdf, index) => {
    const words = pdf.sheets.flat().map(({text}) => text);
    return {...pdf, message: close(words.join('')), bytes: readFileSync(files[index] ?? '')};
  });
}

/** @returns a document as a screen reader reads it. */
export async function typesetAndRead(printed: Pick<PdfDocument, 'document' | 'pictures'>, folder: string) {
  const [pdf] = await typesetAndReadAll([printed], folder);
  if (!pdf) throw new Error('Nothing was set.');
  return pdf;
}

/** @returns a text without spaces, because lines break differently on paper and numbers stay with their units. */
export const close = (text: string): string => text.normalize('NFC').replace(/[\s\u00a0\u200b]+/g, '');

/** The keys of a document that no template prints, or only some templates. */
const UNPRINTED_KEYS =
  /^(t|id|url|file|alt|key|kind|template|layout|as|region|pixels|date|description|words|spares|photos|photo|cover|picture|logo|name|shortName|address)$/;

/** @returns every text in a value of a document */
function textsIn(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return UNPRINTED_KEYS.test(key) && key !== 'name' ? [] : [value];
  if (Array.isArray(value)) return value.flatMap((entry) => textsIn(entry, key));
  if (typeof value !== 'object' || value === null) return [];
  // The overview has the name of a service, if the site has an overview.
  const unsaid = 'sections' in value ? 'title' : undefined;
  return Object.entries(value)
    .filter(([name]) => name !== unsaid)
    .flatMap(([name, entry]) => (UNPRINTED_KEYS.test(name) && name !== 'name' ? [] : textsIn(entry, name)));
}

/** @returns the texts of a document that are missing in its PDF */
export function missingIn({company: _company, from: _from, ...own}: PdfDocument['document'], read: string): string[] {
  return textsIn(own).filter((text) => !read.includes(close(text)));
}
