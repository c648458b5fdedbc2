/** What a preview tells in words of each change, and where each sentence belongs. */
import {slug} from '../../shared/slug';
import {onceInBuild} from '../../content/host/build';
import type {Said} from '../../review/mark/sentences';
import {report, type PageChange} from '../../review/report';
import {bySection, headline, sentence} from '../../review/report/sentences';
import type {What} from '../../review/report/texts';
import {placeIn} from '../../review/stamp/place';
import {hashOf} from '../hash';
import {compared} from './compared';

/** One sentence: what happened to one value. */
interface Sentence {
  /** Counted from 1 over all pages; the address of its mark ends with it. */
  number: number;
  /** Other when it says something else, so that nobody takes it for seen. */
  key: string;
  label: string;
  what: What;
}

/** What happened to one entry, or to one list or field itself. */
export interface EntrySentences {
  name: string;
  alsoOn: string[];
  changes: Sentence[];
}

/** What changed on one page, or in the facts of all. */
export interface PageSentences {
  name: string;
  path?: string;
  headline: string;
  sections: {section: string; entries: EntrySentences[]}[];
}

/** What the pages say that they did not say then. */
export const comparedPages = onceInBuild((): PageChange[] | undefined => {
  const versions = compared()?.versions;
  return versions && report(versions);
});

/** @returns where each sentence of the ribbon belongs */
export const allSaid = (): Said[] => sentencesOf(comparedPages() ?? []).said;

/** @returns what the ribbon says of each page, and the same sentences with the places where they belong */
export function sentencesOf(all: readonly PageChange[]): {pages: PageSentences[]; said: Said[]} {
  const said: Said[] = [];
  const pages = all.map((page): PageSentences => {
    const path = page.kind === 'removed' ? undefined : page.path;
    const sections = bySection(page).map(({section, entries}) => ({
      section,
      entries: entries.map(({name, alsoOn, changes}) => ({
        name,
        alsoOn,
        changes: changes.map(({label, what, at, depth, isOrder, isPicture}): Sentence => {
          const number = said.push({
            number: said.length + 1,
            path: page.path,
            at: placeIn(page.file, at),
            depth,
            isOrder,
            isPicture,
            section: slug(section),
            text: capital(sentence(section, name, {label, what})),
          });
          return {number, key: hashOf(JSON.stringify([page.file, section, name, label, what])), label, what};
        }),
      })),
    }));
    return {name: page.name, path, headline: headline(page), sections};
  });
  return {pages, said};
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
