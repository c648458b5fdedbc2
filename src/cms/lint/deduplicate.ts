import {messageOf, type Diagnostic} from '../base/diagnostic';

/** Whether a line is fixed by quotes or brackets around its value, which says that the value is fine between them. */
const isQuoted = ({fix}: Diagnostic): boolean => fix !== undefined && /["'\]]$/.test(fix);

/**
 * Joins what is wrong with the spelling of a file and with its values, so that every advice holds. A misspelt line is
 * fixed for the rest of the reading; where values of it are wrong even between quotes, the message about them takes the
 * place of the advice that would not have helped, and nothing is fixed.
 * @param syntaxErrors what is wrong with the spelling
 * @param values what is wrong with the values, as they are after that was fixed
 */
export function deduplicate(syntaxErrors: readonly Diagnostic[], values: readonly Diagnostic[]): Diagnostic[] {
  const joined = new Set<Diagnostic>();
  const settled = syntaxErrors.map((syntaxError): Diagnostic => {
    const wrong = isQuoted(syntaxError) ? values.filter(({line}) => line === syntaxError.line) : [];
    for (const value of wrong) joined.add(value);
    return wrong.length === 0 ? syntaxError : {...syntaxError, help: wrong.map(messageOf).join(' '), fix: undefined};
  });
  return [...settled, ...values.filter((value) => !joined.has(value))];
}
