import {trail} from '../../cms/schema/meta';
import type {ReportDescriptor} from '../../cms/base/diagnostic';
import {foreignLetters, nameOfLetter, SIGN_OF_FOREIGN} from '../letters';
import {rule, type Source} from '../../cms/definition/site-definition';

const MAX_NAMED = 5;

export const letters = rule({id: 'foreign-letter', severity: 'warning'}, ({sources}) =>
  sources.flatMap(letterWarnings),
);

function letterWarnings({file, values, parsed, body}: Source): ReportDescriptor[] {
  const ofFields = values.flatMap(({value, path}) => {
    const diagnostic = typeof value === 'string' ? sentence(value, `${trail(path)} has`) : undefined;
    return diagnostic ? [{file, line: parsed?.lineOf(path) ?? 1, path, ...diagnostic}] : [];
  });
  const ofBody = (body?.lines ?? []).flatMap((line, index) => {
    const diagnostic = sentence(line, 'The line has');
    return diagnostic ? [{file, line: index + 1, ...diagnostic}] : [];
  });
  return [...ofFields, ...ofBody];
}

function sentence(text: string, subject: string): Pick<ReportDescriptor, 'message' | 'help'> | undefined {
  const foreign = foreignLetters(text);
  if (foreign.length === 0) return undefined;
  const [what, which] = foreign.length === 1 ? ['a letter', 'it'] : ['letters', 'them'];
  const names = [...foreign.slice(0, MAX_NAMED).map(nameOfLetter), ...(foreign.length > MAX_NAMED ? ['…'] : [])];
  return {
    message: `${subject} ${what} that no font of the site has: ${names.join(', ')}.`,
    help: `Visitors see ${which} in a font of their own, if at all, and PDFs have ${SIGN_OF_FOREIGN} in place of ${which}. Write Latin letters.`,
  };
}
