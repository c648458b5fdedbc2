/**
 * Makes the PDFs of the site. A build makes all of them once, before its pages show their sizes; `npm start` makes one
 * on request.
 */
import {basename} from 'node:path';
import logger from '@docusaurus/logger';
import {buildCache} from '../../node/build';
import {deployment} from '../../node/deployment';
import {currentContent, currentPageData, generatedSizes} from '../../node/load';
import {mapLimit} from '../../shared/map-limit';
import type {Handler} from '../handler';
import {CompilerMissingError, compileDocument} from './compile';
import {documentsOf} from '../../site/pdf/documents';

/** As many as the smallest build machine has cores. */
const WORKERS = 2;

async function currentDocuments() {
  const [content, shown] = await Promise.all([currentContent(), currentPageData()]);
  return shown ? documentsOf(content, shown) : [];
}

/** Every PDF by its address. Without a compiler for the system a local build continues without PDFs and says so. */
export const currentPdfs = buildCache(async (): Promise<Map<string, Buffer>> => {
  const documents = await currentDocuments();
  // Keeps the order of the documents, whichever is finished first.
  const pdfs = new Map<string, Buffer>(documents.map(({file}) => [file, Buffer.alloc(0)]));
  try {
    await mapLimit(documents, WORKERS, async (printed) => {
      const {pdf} = await compileDocument(printed);
      pdfs.set(printed.file, pdf);
      generatedSizes.set(printed.file, pdf.length);
    });
    return pdfs;
  } catch (error) {
    if (!(error instanceof CompilerMissingError) || deployment().kind !== 'local') throw error;
    logger.warn(error.message);
    return new Map();
  }
});

/** Under `npm start`: creates the requested PDF, or responds with the reason why that is impossible. */
export const servePrinted: Handler = async (url) => {
  const printed = url.endsWith('.pdf') ? (await currentDocuments()).find(({file}) => file === url) : undefined;
  if (!printed) return undefined;
  try {
    return {type: 'application/pdf', body: (await compileDocument(printed)).pdf};
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    logger.error(why);
    return {type: 'text/plain', body: `${basename(url)} cannot be created.\n\n${why}\n`};
  }
};
