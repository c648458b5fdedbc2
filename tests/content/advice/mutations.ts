/** Slips of one line that a hand, a telephone or another program makes, generated from a file that is right. */
import * as fc from 'fast-check';

/** Signs by themselves, and those with a blank behind or around them. */
const SIGNS = [
  ...':#"\'“”‘’[]{}()<>*&!|@%`\\-,;~_?=/\t\u00A0\u200B\u00AD',
  ...[': ', ' # ', '**', '- ', '— ', '• ', '· ', '1) '],
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

const VALUE = /^(\s*(?:- )?[\w-]+: )(.+)$/;
const MARK = /^(\s*)- /;

const EXCHANGES: [RegExp, string][] = [
  ...['$1“$2”', '$1"$2”', "$1'$2'", '$1"$2', '$1$2: more', '$1$2 # more'].map((is): [RegExp, string] => [VALUE, is]),
  ...['$1[$2]', '$1{$2}', '$1*$2*', '$1$2 {phone}'].map((is): [RegExp, string] => [VALUE, is]),
  ...['$1— ', '$1• ', '$1* ', '$1-', '$11) '].map((is): [RegExp, string] => [MARK, is]),
  ...[':', ' ', '; ', ' : ', ':\u00A0'].map((is): [RegExp, string] => [/: /, is]),
  ...['\t', ' '].map((is): [RegExp, string] => [/^ {2}/, is]),
  ...[' ', '\u00A0'].map((is): [RegExp, string] => [/^/, is]),
  ...['[', ']', '{', '}', ','].map((sign): [RegExp, string] => [new RegExp(`\\${sign}`), '']),
  ...Object.entries({'"': '“', "'": '’', '[': '('}).map(([was, is]): [RegExp, string] => [
    new RegExp(`\\${was}`, 'g'),
    is,
  ]),
  ...Object.entries({', ': ',', '## ': '##', '/': '\\', '"': '”'}).map(([was, is]): [RegExp, string] => [
    new RegExp(was),
    is,
  ]),
];

const exchange = fc.constantFrom(...EXCHANGES).map(
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
