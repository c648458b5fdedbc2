import {trail} from '../schema/meta';
import type {Diagnostic} from '../base/diagnostic';
import {foreignLetters, nameOfLetter, SIGN_OF_FOREIGN} from '../base/letters';
import type {Source} from './source';

/** A text in another script is told by its first letters. */
const MAX_NAMED = 5;

/** @returns the letters of a file that no font of the site has, field by field and line by line of its body. */
export function letterWarnings({file, values, parsed, body}: Source): Diagnostic[] {
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

function sentence(text: string, subject: string): Pick<Diagnostic, 'text' | 'help'> | undefined {
  const letters = foreignLetters(text);
  if (letters.length === 0) return undefined;
  const [what, which] = letters.length === 1 ? ['a letter', 'it'] : ['letters', 'them'];
  const names = [...letters.slice(0, MAX_NAMED).map(nameOfLetter), ...(letters.length > MAX_NAMED ? ['…'] : [])];
  return {
    text: `${subject} ${what} that no font of the site has: ${names.join(', ')}.`,
    help: `Visitors see ${which} in a font of their own, if at all, and PDFs have ${SIGN_OF_FOREIGN} in place of ${which}. Write Latin letters.`,
  };
}
