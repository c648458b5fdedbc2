/**
 * Makes the PDFs of the site. A build makes all of them once, before its pages show their sizes; `npm start` makes one
 * on request.
 */
import {basename} from 'node:path';
import logger from '@docusaurus/logger';
import {buildCache} from '../../node/build';
import {deployment} from '../../node/deployment';
import {currentContent, currentlyShown} from '../../node/load';
import {rememberSize} from '../../node/generated-sizes';
import type {Handler} from '../handler';
import {NoCompiler, setDocument} from './compile';
import {documentsOf} from './documents';

/** As many as the smallest build machine has cores. */
const WORKERS = 2;

async function currentDocuments() {
  const [content, shown] = await Promise.all([currentContent(), currentlyShown()]);
  return shown ? documentsOf(content, shown) : [];
}

/**
 * @returns every PDF of the pages, by its address. Without a compiler for the system a local build continues without
 * PDFs and says so.
 * @throws Error when a build for visitors or reviewers cannot make them
 */
export const currentPdfs = buildCache(async (): Promise<Map<string, Buffer>> => {
  const documents = await currentDocuments();
  const pdfs = new Map<string, Buffer>();
  const waiting = [...documents];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const {pdf} = await setDocument(next);
      pdfs.set(next.file, pdf);
      rememberSize(next.file, pdf.length);
    }
  };
  try {
    await Promise.all(Array.from({length: WORKERS}, work));
  } catch (error) {
    if (!(error instanceof NoCompiler) || deployment().kind !== 'local') throw error;
    logger.warn(error.message);
    return new Map();
  }
  // Keeps the order of the documents, whichever was finished first.
  return new Map(documents.flatMap(({file}) => [[file, pdfs.get(file) ?? Buffer.alloc(0)] as const]));
});

/** Under `npm start`: makes the requested PDF, or answers why that is impossible. */
export const servePrinted: Handler = async (url) => {
  const printed = url.endsWith('.pdf') ? (await currentDocuments()).find(({file}) => file === url) : undefined;
  if (!printed) return undefined;
  try {
    return {type: 'application/pdf', body: (await setDocument(printed)).pdf};
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    logger.error(why);
    return {type: 'text/plain', body: `${basename(url)} cannot be set.\n\n${why}\n`};
  }
};
