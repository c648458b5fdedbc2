import {closest} from '../closest';

/** Signs of HTML and of Markdown that a page may bring along from elsewhere. A `<5` is none of them. */
const SIGNS: [pattern: RegExp, what: string][] = [
  [/<!--/, 'a comment'],
  [/<\/?[a-z][^<>]*>?/i, 'HTML'],
  [/&(#\d+|[a-z]{2,8});/i, 'HTML'],
  [/\[[^\]]*\]\([^)]*\)?|\]\(/, 'a link as only the body has them'],
  [/\*\*/, 'bold type as only the body has it'],
];

const PLACE = /\{[^{}]*\}/g;

/**
 * Whether words of a top block would be shown other than they are meant: a field is plain text, whose only signs are the
 * places `{name}` that the site fills in.
 * @param example of the field, which has all of its places
 * @returns the flaw, to follow the name of the field
 */
export function wordsFlaw(words: string, example = ''): string | undefined {
  for (const [pattern, what] of SIGNS) {
    const [found] = pattern.exec(words) ?? [];
    if (found !== undefined) return `holds ${what}, "${found}", and would be shown with it. Write plain words.`;
  }
  const known = placesIn(example);
  const places = placesIn(words);
  const stray = places.find((place) => !known.includes(place)) ?? /[{}]/.exec(words.replace(PLACE, ''))?.[0];
  if (stray !== undefined) {
    return `holds ${stray}, which would be shown as it is. ${remedy(stray, known)}`;
  }
  const missing = known.find((place) => !places.includes(place));
  return missing === undefined
    ? undefined
    : `lacks ${missing}, which the site fills in. Write it where it belongs, as in "${example.replace(/\.$/, '')}".`;
}

const placesIn = (words: string): string[] => words.match(PLACE) ?? [];

function remedy(stray: string, known: string[]): string {
  if (known.length === 0) return 'Write the words themselves.';
  return `Did you mean "${closest(stray, known) ?? known.join('" or "')}"?`;
}
