import {execFileSync} from 'node:child_process';
import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {publishedOn} from '../../src/content/check/content';
import {loadContent, showContent} from '../../src/node/load';
import {setDocument} from '../../src/plugins/print/compile';
import {documentsOf, type Printed} from '../../src/plugins/print/documents';
import type {Pdf} from '../site/pdf';

const JITI = join(__dirname, '../../node_modules/jiti/lib/jiti-cli.mjs');
/** What a document may say, in bytes. */
const MOST = 100_000_000;

/** The day on which the tests set their documents. */
export const DAY = '2026-11-30';

/** Elsewhere Typst's package has no program. */
export const whereSet = process.platform === 'linux' && process.arch === 'x64' ? describe : describe.skip;

/** @returns the documents of the pages in the working directory, on that day. */
export async function documents(day = DAY): Promise<Printed[]> {
  process.env.BUILD_DAY = day;
  const content = publishedOn(await loadContent(), day);
  if (!content.site || content.flaws.length > 0) throw new Error(JSON.stringify(content.flaws.slice(0, 3)));
  return documentsOf(content, showContent(content, content.site));
}

/** @returns a document as it is read out. */
export async function setAndRead(printed: Pick<Printed, 'document' | 'pictures'>, folder: string): Promise<Pdf> {
  const {pdf} = await setDocument(printed);
  const file = join(folder, 'document.pdf');
  writeFileSync(file, pdf);
  const said = execFileSync(process.execPath, [JITI, join(__dirname, 'read-pdf.ts'), file], {maxBuffer: MOST});
  return JSON.parse(said.toString()) as Pdf;
}

/** @returns the document whose address holds these words. */
export const named = (all: readonly Printed[], part: string): Printed => {
  const found = all.find(({file}) => file.includes(part));
  if (!found) throw new Error(`There is no ${part} among ${all.map(({file}) => file).join(', ')}.`);
  return found;
};

/** @returns a text without spaces: lines end elsewhere on paper, and numbers stay with their units. */
export const close = (text: string): string => text.normalize('NFC').replace(/[\s\u00a0\u200b]+/g, '');
