/** The figures of the company, such as "150+ Projects Completed". */
import {asGroup} from '../cms/values/values';
import type {Source} from '../cms/definition/site-definition';

export interface WrittenFigure {
  source: Source;
  line: number;
  number: number;
  words: string;
  label: string;
  id?: string;
}

export const figuresOf = (source: Source): WrittenFigure[] =>
  source.values.flatMap(({value, path}) => {
    const {number, label, suffix = '', id} = asGroup(value);
    if (typeof number !== 'number' || typeof label !== 'string') return [];
    const line = source.parsed?.lineOf(path) ?? 1;
    const words = `${number}${String(suffix)} ${label}`;
    return {source, line, number, label: label.toLowerCase(), words, ...(typeof id === 'string' && {id})};
  });

/** Shorter words, such as "and", do not name a subject. */
const MIN_WORD_LENGTH = 4;

export const subjectOf = ({label}: Pick<WrittenFigure, 'label'>): string[] =>
  label.split(/[^\p{L}]+/u).filter((word) => word.length >= MIN_WORD_LENGTH);

/** @returns whether two labels share a word, such as `Projects` and `Projects Completed`. */
export const shareSubject = (one: WrittenFigure, other: WrittenFigure): boolean =>
  subjectOf(one).some((word) => subjectOf(other).includes(word));

export const positionOf = ({source, line}: Pick<WrittenFigure, 'source' | 'line'>): string => `${source.file}:${line}`;
