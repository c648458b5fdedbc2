/** Numbers the sentences of a report, and gives each its reference on the page. */
import {slug} from '../../shared/slug';
import type {PageChange} from '.';
import {shortenChange, type FieldChange, type ValueChange} from './fields';
import {groupBySection, pageHeadline, changeSentence} from './sentences';
import {formatRef} from '../source-map/content-ref';

export interface ReportSentence {
  number: number;
  /** The page of the change; undefined for the shared facts. */
  path?: string;
  ref: string;
  /** How many segments of the reference identify the entry or section that changed. */
  depth: number;
  isOrder?: boolean;
  isPicture?: boolean;
  isHint?: boolean;
  /** The id of the section on the page. */
  section: string;
  text: string;
}

interface Sentence {
  /** Counted from 1 across all pages; the id of its highlight ends with it. */
  number: number;
  /** Changes with the sentence, so that a reviewer who ticked an older one looks again. */
  key: string;
  label: string;
  what: ValueChange;
  values?: FieldChange['values'];
}

/** The changes of one entry, or of one list or field itself. */
export interface EntrySentences {
  name: string;
  alsoOn: string[];
  changes: Sentence[];
}

export interface PageSentences {
  name: string;
  path?: string;
  headline: string;
  sections: {section: string; entries: EntrySentences[]}[];
}

/** @returns the sentences about each page, and the same sentences with their references */
export function sentencesOf(all: readonly PageChange[]): {pages: PageSentences[]; sentences: ReportSentence[]} {
  const sentences: ReportSentence[] = [];
  const pages = all.map((page): PageSentences => {
    const path = page.kind === 'removed' ? undefined : page.path;
    const sections = groupBySection(page).map(({section, entries}) => ({
      section,
      entries: entries.map(({name, alsoOn, changes}) => ({
        name,
        alsoOn,
        changes: changes.map(({label, what, path: keys, depth, isOrder, isPicture, isHint, values}): Sentence => {
          const number = sentences.length + 1;
          const text = capitalize(changeSentence(section, name, {label, what}));
          const place = {ref: formatRef(page.file, keys), depth, section: slug(section)};
          sentences.push({number, path: page.path, ...place, isOrder, isPicture, isHint, text});
          return {number, key: `${page.file} ${text}`, label, what: shortenChange(what), ...(values && {values})};
        }),
      })),
    }));
    return {name: page.name, path, headline: pageHeadline(page), sections};
  });
  return {pages, sentences};
}

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
