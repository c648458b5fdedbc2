import {isDeepStrictEqual} from 'node:util';
import type {Site} from '../../site/page-types';
import {showContent} from '../../node/load';
import {documentsOf} from '../pdf/documents';
import type {Document} from '../pdf/model';
import type {Content} from '../../site/content';

/** What a PDF says and shows, by its address. */
function documents(content: Content, site: Site): Map<string, Document> {
  return new Map(documentsOf(content, showContent(content, site)).map(({file, document}) => [file, document]));
}

/**
 * @param before the pages before, and `now` those of the proposal
 * @returns the PDFs of the proposal that say or show something else than before, by their names
 */
export function printedSince(
  before: {content: Content; site: Site},
  now: {content: Content; site: Site},
): {name: string; href: string}[] {
  const known = documents(before.content, before.site);
  return [...documents(now.content, now.site)]
    .filter(([file, document]) => !isDeepStrictEqual(document, known.get(file)))
    .map(([file, document]) => ({name: documentName(document), href: file}));
}

/** All capability sheets have one name. */
const documentName = (document: Document): string =>
  document.template === 'sheet' ? `${document.name}: ${document.service.title}` : document.name;
