import {ratesOf, RATE_HOURS, type SafetyCounts} from '../../shared/rates';
import type {Flaw} from '../flaw';
import type {Source} from '../source';
import {splitPage} from '../read/front-matter';

/** A year whose counts can be computed with, and where it is written. */
interface Year extends SafetyCounts {
  year: number;
  place: string;
}

const YEAR = String.raw`\b(?:19|20)\d\d\b`;
const NAME =
  String.raw`\b(?:LTIFR?|TRIR|TRIF|TRCF|lost-time injury (?:frequency|rate)(?: rate)?` +
  String.raw`|total recordable (?:case|incident|injury) (?:frequency|rate))\b`;
/** What may stand between a rate and its figure: words, years, and the hours that it is for, but no other rate. */
const BETWEEN = String.raw`(?:(?!${NAME})(?:${YEAR}|\d{1,3}(?:,\d{3})+|[^\d.!?;])){0,60}?`;
const FIGURE = String.raw`\b(?!${YEAR})(zero|nil|\d+(?:\.\d+)?)(?![\d,%]|\.\d| \d{3}|[ -](?:hours?|years?|months?)\b)`;
const TYPED = new RegExp(`(${NAME})(${BETWEEN})${FIGURE}`, 'gi');
/** Behind the point of a computed rate. */
const WRITTEN_DIGITS = 2;
const SENTENCE_END = /[.!?](?:\s|$)/;

/**
 * Rates that stand in words and disagree with the counts of the safety figures.
 * @returns a sentence for each; none where no page has safety figures, from which alone rates follow
 */
export function rateFlaws(sources: readonly Source[]): Flaw[] {
  const years = sources.flatMap(yearsOf);
  return years.length === 0 ? [] : sources.flatMap((source) => flawsIn(source, years));
}

function yearsOf({file, parsed}: Source): Year[] {
  const {safety} = (parsed?.data ?? {}) as {safety?: {years?: unknown}};
  if (!Array.isArray(safety?.years)) return [];
  return (safety.years as (Partial<Year> | null)[]).flatMap((one, index) => {
    const {year, hours, fatalities, lostTime, recordable} = one ?? {};
    const counts = [year, hours, fatalities, lostTime, recordable];
    if (!counts.every((count) => Number.isInteger(count)) || hours === 0) return [];
    const place = `${file}:${parsed?.lineOf(['safety', 'years', index]) ?? 1}`;
    return {...(one as SafetyCounts & {year: number}), place};
  });
}

function flawsIn({file, text, parsed, values}: Source, years: readonly Year[]): Flaw[] {
  const flaws: Flaw[] = [];
  values.forEach(({value, path, meta}) => {
    if (typeof value !== 'string' || !meta.words) return;
    const line = parsed?.lineOf(path) ?? 1;
    flaws.push(...wrongIn(value, years).map((wrong) => ({file, line, ...wrong})));
  });
  const start = splitPage(text)?.bodyLine;
  if (start === undefined) return flaws;
  text.split('\n').forEach((content, index) => {
    if (index < start) return;
    flaws.push(...wrongIn(content, years).map((wrong) => ({file, line: index + 1, ...wrong})));
  });
  return flaws;
}

function wrongIn(words: string, years: readonly Year[]) {
  return [...words.matchAll(TYPED)].flatMap(([typed, name = '', between = '', figure = '']) => {
    const named = yearsNamed(words, typed, between);
    const meant = named.length === 0 ? years : years.filter(({year}) => named.includes(year));
    const kind = /^l/i.test(name) ? 'ltif' : 'trir';
    const number = /\d/.test(figure) ? Number(figure) : 0;
    // Nothing at all is not what a small rate is rounded to.
    const digits = number === 0 ? WRITTEN_DIGITS : (figure.split('.')[1]?.length ?? 0);
    const rates = meant.flatMap((year) => RATE_HOURS.map((hours) => ratesOf(year, hours)[kind]));
    if (rates.length === 0 || rates.some((rate) => Number(Number(rate).toFixed(digits)) === number)) return [];
    const [year] = meant.toReversed();
    if (!year) return [];
    const text = `"${typed}" disagrees with the safety figures of ${year.year} at ${year.place}.`;
    const [rate] = RATE_HOURS.map((hours) => ratesOf(year, hours)[kind]);
    return [{text, advice: `They give ${rate}. Write that, or leave the figure out.`}];
  });
}

/** @returns the years that stand between the name and its figure, else those of the sentence. */
function yearsNamed(words: string, typed: string, between: string): number[] {
  const inside = between.match(new RegExp(YEAR, 'g'));
  const at = words.indexOf(typed);
  const before = words.slice(0, at).split(SENTENCE_END).at(-1) ?? '';
  const after = words.slice(at + typed.length).split(SENTENCE_END, 1)[0] ?? '';
  return (inside ?? `${before} ${after}`.match(new RegExp(YEAR, 'g')) ?? []).map(Number);
}
