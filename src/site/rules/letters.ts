import {formatPath} from '../../cms/schema/meta';
import type {ReportDescriptor} from '../../cms/base/diagnostic';
import {unsupportedLetters, nameOfLetter, REPLACEMENT_CHARACTER} from '../letters';
import {rule, type Source} from '../../cms/definition/site-definition';

const MAX_NAMED = 5;

export const unsupportedLetterWarnings = rule({id: 'foreign-letter', severity: 'warning'}, ({sources}) =>
  sources.flatMap(letterWarnings),
);

function letterWarnings({file, values, parsed, body}: Source): ReportDescriptor[] {
  const ofFields = values.flatMap(({value, path}) => {
    const diagnostic = typeof value === 'string' ? explainLetters(value, `${formatPath(path)} has`) : undefined;
    return diagnostic ? [{file, line: parsed?.lineOf(path) ?? 1, path, ...diagnostic}] : [];
  });
  const ofBody = (body?.lines ?? []).flatMap((line, index) => {
    const diagnostic = explainLetters(line, 'The line has');
    return diagnostic ? [{file, line: index + 1, ...diagnostic}] : [];
  });
  return [...ofFields, ...ofBody];
}

function explainLetters(text: string, subject: string): Pick<ReportDescriptor, 'message' | 'help'> | undefined {
  const foreign = unsupportedLetters(text);
  if (foreign.length === 0) return undefined;
  const [what, which] = foreign.length === 1 ? ['a letter', 'it'] : ['letters', 'them'];
  const names = [...foreign.slice(0, MAX_NAMED).map(nameOfLetter), ...(foreign.length > MAX_NAMED ? ['…'] : [])];
  return {
    message: `${subject} ${what} that the site’s fonts do not contain: ${names.join(', ')}.`,
    help: `Visitors may see ${which} in a different font or not at all, and PDFs show ${REPLACEMENT_CHARACTER} instead. Use Latin letters.`,
  };
}
