import {words, type Flaw} from '../base/flaw';

/** An advice that puts quotes around a value, and so says that the value is fine between them. */
const QUOTES = /^Write .*["']\.$|^Put the whole value between /s;

/** An advice that can be followed without the sentence before it. */
const WHOLE = /^(Write\b|It may be )/;

/**
 * Joins what is wrong with the spelling of a file and with its values, so that every advice holds. A misspelt line is
 * mended for the rest of the reading; where its value is wrong even between quotes, the advice for that value takes the
 * place of the one that would not have helped, and nothing is mended.
 * @param slips what is wrong with the spelling
 * @param values what is wrong with the values, as they are after that was mended
 */
export function settle(slips: readonly Flaw[], values: readonly Flaw[]): Flaw[] {
  const joined = new Set<Flaw>();
  const settled = slips.map((slip): Flaw => {
    const wrong = QUOTES.test(slip.advice ?? '') ? values.filter(({line}) => line === slip.line) : [];
    const [value] = wrong;
    for (const one of wrong) joined.add(one);
    if (!value) return slip;
    const advice = WHOLE.test(value.advice ?? '') ? value.advice : words(value);
    return {...slip, advice, replacement: undefined};
  });
  return [...settled, ...values.filter((value) => !joined.has(value))];
}
