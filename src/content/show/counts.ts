/** How much the check has read, as the site tells its visitors. */
import {visit} from 'unist-util-visit';
import type {Content} from '../check/content';
import {plainText} from '../read/headings';
import type {Source} from '../check/source';
import type {Counts} from '../kinds/rest';

/** Where one sentence ends and another begins; the last needs no sign. */
const BETWEEN = /[.!?…]["”’)]*\s+(?=\S)/g;

const sentencesIn = (words: string): number => (words.trim() === '' ? 0 : (words.match(BETWEEN)?.length ?? 0) + 1);

/** @returns how many pages, links and sentences of a site the check reads; headings and labels count as sentences. */
export function countsOf({pages, sources}: Pick<Content, 'pages' | 'sources'>): Counts {
  const sum = (count: (source: Source) => number) => sources.reduce((all, source) => all + count(source), 0);
  return {
    pages: pages.length,
    links: sum(linksIn),
    sentences: sum((source) => sentencesOf(source).reduce((all, words) => all + sentencesIn(words), 0)),
  };
}

function linksIn({values, body}: Source): number {
  const inFields = values.filter(
    ({value, meta}) => typeof value === 'string' && (meta.reference === 'pages' || meta.kind === 'link'),
  );
  return inFields.length + (body?.links.length ?? 0);
}

function sentencesOf({values, body}: Source): string[] {
  const found = values.flatMap(({value, meta}) => (meta.words && typeof value === 'string' ? [value] : []));
  if (body?.tree) visit(body.tree, ['heading', 'paragraph', 'tableCell'], (node) => void found.push(plainText(node)));
  return found;
}
