import {words, type Flaw} from '../base/diagnostic';

/** Whether a line is mended by quotes or brackets around its value, which says that the value is fine between them. */
const isQuoted = ({replacement}: Flaw): boolean => replacement !== undefined && /["'\]]$/.test(replacement);

/**
 * Joins what is wrong with the spelling of a file and with its values, so that every advice holds. A misspelt line is
 * mended for the rest of the reading; where values of it are wrong even between quotes, what is said of them takes the
 * place of the advice that would not have helped, and nothing is mended.
 * @param slips what is wrong with the spelling
 * @param values what is wrong with the values, as they are after that was mended
 */
export function settleFlaws(slips: readonly Flaw[], values: readonly Flaw[]): Flaw[] {
  const joined = new Set<Flaw>();
  const settled = slips.map((slip): Flaw => {
    const wrong = isQuoted(slip) ? values.filter(({line}) => line === slip.line) : [];
    for (const value of wrong) joined.add(value);
    return wrong.length === 0 ? slip : {...slip, advice: wrong.map(words).join(' '), replacement: undefined};
  });
  return [...settled, ...values.filter((value) => !joined.has(value))];
}
