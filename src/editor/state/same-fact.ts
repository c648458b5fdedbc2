/** Finds repeated facts, such as a telephone number in an office and in the footer, a name, or a figure. */
import {isPage, SITE_FILE, type Source} from '../../cms/parse';
import {blocksOf, type Edit} from '../../cms/edit';
import {earlierData, earlierPath, isSister} from './new-entries';
import {isAt} from './positions';
import {MONTHS} from '../../shared/days';
import {WEEKDAYS} from '../../shared/weekdays';
import type {ContentPosition} from '../../cms/source-map/content-ref';
import type {Content} from '../../site/site-definition';

/** The formats of values that are always facts. */
const FACTS = ['email', 'phone', 'phones', 'link'];
/** Returns whether a text is a fact: it contains a digit, or a name of at least two words. */
const isNamed = (text: string) =>
  /\d/.test(text) || text.split(/\s+/).filter((word) => /^\p{Lu}/u.test(word)).length > 1;
const MIN_LENGTH = 6;

const DAY_OR_HOUR = new RegExp(
  String.raw`\b(?:${[...MONTHS, ...WEEKDAYS].join('|')}|\d{1,2}:\d{2}|\d{4}-\d{2}-\d{2})\b`,
  'g',
);

/** @returns whether a text is only a date or an hour, or a span of them, which other texts share by coincidence */
const isDayOrHour = (text: string): boolean =>
  text.search(DAY_OR_HOUR) !== -1 && !/\p{L}{3}/u.test(text.replace(DAY_OR_HOUR, ''));

/** @returns whether a value is a fact; "yes", a colour, a date, an hour or a single common word is not. */
export const isFact = (value: unknown, kind: string): value is string =>
  typeof value === 'string' &&
  value.length >= MIN_LENGTH &&
  !isDayOrHour(value) &&
  (FACTS.includes(kind) || (kind === 'words' && isNamed(value)));

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** Returns a pattern for a text as whole words. */
const wholeWordPattern = (text: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])${escaped(text)}(?![\\p{L}\\p{N}])`, 'gu');

/** @returns whether both are in entries of one list or of one folder, which may have equal values by coincidence. */
function areInSisters({file, path = []}: ContentPosition, {file: other, path: others = []}: ContentPosition): boolean {
  if (file !== other) return isSister(file, other);
  const parting = path.findIndex((key, index) => key !== others[index]);
  return typeof path[parting] === 'number' && typeof others[parting] === 'number';
}

function positionsInSource({file, text, values}: Source, fact: RegExp): ContentPosition[] {
  const holds = (content: string) => content.search(fact) !== -1;
  const fields = values.flatMap(({value, path, meta}): ContentPosition[] =>
    typeof value === 'string' && !meta.identifier && !meta.reference && holds(value) ? [{file, path}] : [],
  );
  const blocks = isPage(file) ? blocksOf(text).filter((block) => holds(block.text)) : [];
  return [...fields, ...blocks.map(({first}): ContentPosition => ({file, line: first}))];
}

/**
 * @param before the pages before the person's changes: what is new since then has its values on purpose
 * @returns every other field or block with a fact, the shared facts first
 */
export function positionsOfFact(
  fact: string,
  {sources}: Content,
  except: ContentPosition,
  before: ReadonlyMap<string, string>,
): ContentPosition[] {
  const inOrder = [...sources].sort((a, b) => Number(b.file === SITE_FILE) - Number(a.file === SITE_FILE));
  return inOrder
    .filter(({file}) => before.has(file))
    .flatMap((source) =>
      positionsInSource(source, wholeWordPattern(fact)).filter(
        (position) =>
          !isAt(position, except) &&
          !areInSisters(position, except) &&
          earlierPath(position.path ?? [], source.parsed?.data, earlierData(before, source.file)) !== undefined,
      ),
    );
}

/** @returns the edit that replaces a fact; undefined if the fact is no longer there */
export function factEdit(
  contentRef: ContentPosition,
  {text, values}: Source,
  fact: string,
  now: string,
): Edit | undefined {
  const put = (content: string) => content.replace(wholeWordPattern(fact), () => now);
  const {path, line} = contentRef;
  if (path) {
    const found = values.find((value) => isAt({file: contentRef.file, path: value.path}, contentRef))?.value;
    return typeof found === 'string' ? {kind: 'set', path, value: put(found)} : undefined;
  }
  const block = blocksOf(text).find(({first}) => first === line);
  return block && {kind: 'body', first: block.first, last: block.last, text: put(block.text)};
}
