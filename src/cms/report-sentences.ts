/** The sentences of a report, numbered, with the places where they belong. */
import {slug} from '../shared/slug';
import type {PageChange} from './report';
import type {FieldChange} from './report/fields';
import {bySection, headline, changeSentence} from './report/sentences';
import type {What} from './report/texts';
import {refAt} from './source-map/content-ref';

/** A sentence of the report. */
export interface ReportSentence {
  number: number;
  /** The page that owns it; undefined for the facts of all pages. */
  path?: string;
  /** The place of what changed. */
  ref: string;
  /** How many names lead to the entry or section in which it changed. */
  depth: number;
  /** It says that entries or sections are in another order. */
  isOrder?: boolean;
  /** It is about a picture. */
  isPicture?: boolean;
  /** The address on its page of the section that it names. */
  section: string;
  /** The sentence itself, with a capital letter. */
  text: string;
}

/** One sentence: what happened to one value. */
interface Sentence {
  /** Counted from 1 over all pages; the address of its mark ends with it. */
  number: number;
  /** Changes with the sentence, so that a reviewer who ticked an older one looks again. */
  key: string;
  label: string;
  what: What;
  /** What a new entry says. */
  values?: FieldChange['values'];
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

/** @returns the message about each page, and the same sentences with the places where they belong */
export function sentencesOf(all: readonly PageChange[]): {pages: PageSentences[]; sentences: ReportSentence[]} {
  const sentences: ReportSentence[] = [];
  const pages = all.map((page): PageSentences => {
    const path = page.kind === 'removed' ? undefined : page.path;
    const sections = bySection(page).map(({section, entries}) => ({
      section,
      entries: entries.map(({name, alsoOn, changes}) => ({
        name,
        alsoOn,
        changes: changes.map(({label, what, path: keys, depth, isOrder, isPicture, values}): Sentence => {
          const number = sentences.length + 1;
          const text = capital(changeSentence(section, name, {label, what}));
          const place = {ref: refAt(page.file, keys), depth, section: slug(section)};
          sentences.push({number, path: page.path, ...place, isOrder, isPicture, text});
          return {number, key: `${page.file} ${text}`, label, what, ...(values && {values})};
        }),
      })),
    }));
    return {name: page.name, path, headline: headline(page), sections};
  });
  return {pages, sentences};
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
