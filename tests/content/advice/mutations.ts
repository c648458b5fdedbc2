/** Slips of one line that a hand, a telephone or another program makes, generated from a file that is right. */
import * as fc from 'fast-check';

const SIGNS = [
  ':',
  ': ',
  '#',
  ' # ',
  '"',
  "'",
  '“',
  '”',
  '‘',
  '’',
  '[',
  ']',
  '{',
  '}',
  '(',
  ')',
  '<',
  '>',
  '*',
  '**',
  '&',
  '!',
  '|',
  '@',
  '%',
  '`',
  '\\',
  '-',
  '- ',
  '— ',
  '• ',
  '· ',
  '1) ',
  ',',
  ';',
  '\t',
  '\u00A0',
  '\u200B',
  '\u00AD',
  '~',
  '_',
  '?',
  '=',
  '/',
];

type Change = (line: string) => string;

const PLACES = 1_000_000;
/** A place in a text, as a part of its length. */
const place = fc.noBias(fc.nat(PLACES - 1)).map((part) => part / PLACES);

const at = (line: string, part: number) => Math.floor(part * line.length);

const drop = place.map((part): Change => {
  return (line) => {
    const signs = [...line.matchAll(/[^\p{L}\p{N}\s]|(?<=[:-]) /gu)].map(({index}) => index);
    const index = signs[Math.floor(part * signs.length)];
    return index === undefined ? line : line.slice(0, index) + line.slice(index + 1);
  };
});

const add = fc.tuple(place, fc.constantFrom(...SIGNS)).map(
  ([part, sign]): Change =>
    (line) =>
      line.slice(0, at(line, part)) + sign + line.slice(at(line, part)),
);

/** In front of the value or at its end, where a sign does most. */
const begin = fc.constantFrom(...SIGNS).map(
  (sign): Change =>
    (line) =>
      line.replace(/(?<=: |- )(?=\S)(?!.*: )/, () => sign),
);
const end = fc.constantFrom(...SIGNS).map(
  (sign): Change =>
    (line) =>
      line + sign,
);

const exchange = fc
  .constantFrom<[RegExp, string]>(
    [/"/g, '“'],
    [/"/, '”'],
    [/'/g, '’'],
    [/^(\s*)- /, '$1— '],
    [/^(\s*)- /, '$1• '],
    [/^(\s*)- /, '$1* '],
    [/^(\s*)- /, '$1-'],
    [/^(\s*)- /, '$11) '],
    [/: /, ':'],
    [/: /, ' '],
    [/: /, '; '],
    [/: /, ' : '],
    [/: /, ':\u00A0'],
    [/^ {2}/, '\t'],
    [/^ {2}/, ' '],
    [/^/, ' '],
    [/^/, '\u00A0'],
    [/^(\s*(?:- )?[\w-]+: )(.+)$/, '$1“$2”'],
    [/^(\s*(?:- )?[\w-]+: )(.+)$/, '$1"$2”'],
    [/^(\s*(?:- )?[\w-]+: )(.+)$/, "$1'$2'"],
    [/^(\s*(?:- )?[\w-]+: )(.+)$/, '$1"$2'],
    [/^(\s*(?:- )?[\w-]+: )(.+)$/, '$1$2: more'],
    [/^(\s*(?:- )?[\w-]+: )(.+)$/, '$1$2 # more'],
    [/^(\s*(?:- )?[\w-]+: )(.+)$/, '$1[$2]'],
    [/^(\s*(?:- )?[\w-]+: )(.+)$/, '$1{$2}'],
    [/^(\s*(?:- )?[\w-]+: )(.+)$/, '$1*$2*'],
    [/^(\s*(?:- )?[\w-]+: )(.+)$/, '$1$2 {phone}'],
    [/\[/g, '('],
    [/\]/, ''],
    [/\}/, ''],
    [/\{/, ''],
    [/,/, ''],
    [/, /, ','],
    [/\[/, '{'],
    [/## /, '##'],
    [/\//, '\\'],
    [/\|/, '/'],
  )
  .map(
    ([was, is]): Change =>
      (line) =>
        line.replace(was, is),
  );

const change = fc.oneof(drop, add, begin, end, exchange);

/** A line, by its place in the file, and what happened to it. */
export const mutation = fc
  .tuple(place, fc.array(change, {minLength: 1, maxLength: 2}))
  .map(([part, changes]) => (text: string): string => {
    const lines = text.split('\n');
    const full = lines.flatMap((line, index) => (/\S/.test(line) && line !== '---' ? index : []));
    const index = full[Math.floor(part * full.length)] ?? 0;
    return lines.map((line, at) => (at === index ? changes.reduce((now, one) => one(now), line) : line)).join('\n');
  });
