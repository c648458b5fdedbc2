/** Slips of one line that a hand, a telephone or another program makes, generated from a file that is right. */
import * as fc from 'fast-check';

/** Signs by themselves, and those with a blank behind or around them. */
const SIGNS = [
  ...':#"\'“”‘’[]{}()<>*&!|@%`\\-,;~_?=/\t\u00A0\u200B\u00AD',
  ...[': ', ' # ', '**', '- ', '— ', '• ', '· ', '1) '],
];

const PLACES = 1_000_000;
/** A place in a text, as a part of its length. */
const place = fc.noBias(fc.nat(PLACES - 1)).map((part) => part / PLACES);

/** A sign is lost, added, or takes the place of the sign there. */
const change = fc
  .tuple(place, fc.constantFrom('', ...SIGNS), fc.constantFrom('lost', 'added'))
  .map(([part, sign, how]) => (line: string): string => {
    const at = Math.floor(part * line.length);
    if (how === 'added') return line.slice(0, at) + sign + line.slice(at);
    const lost = [...line.matchAll(/[^\p{L}\p{N}\s]|(?<=[:-]) |(?<=: |- )/gu)].map(({index}) => index);
    const index = lost[Math.floor(part * lost.length)] ?? line.length;
    return line.slice(0, index) + sign + line.slice(index + 1);
  });

/** A line, by its place in the file, and what happened to it. */
export const mutation = fc
  .tuple(place, fc.array(change, {minLength: 1, maxLength: 2}))
  .map(([part, changes]) => (text: string): string => {
    const lines = text.split('\n');
    const full = lines.flatMap((line, index) => (/\S/.test(line) && line !== '---' ? index : []));
    const index = full[Math.floor(part * full.length)] ?? 0;
    return lines.map((line, at) => (at === index ? changes.reduce((now, one) => one(now), line) : line)).join('\n');
  });
