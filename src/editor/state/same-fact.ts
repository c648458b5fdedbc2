/** Finds repeated facts, such as a telephone number in an office and in the footer, a name, or a figure. */
import {isPage, SITE_FILE, type Source} from '../../cms/parse';
import {blocksOf, type Edit} from '../../cms/edit';
import {isAt} from './positions';
import type {ContentPosition} from '../../cms/source-map/content-ref';
import type {Content} from '../../site/site-definition';

/** The formats of values that are always facts. */
const FACTS = ['email', 'phone', 'phones', 'link'];
/** Returns whether a text is a fact: it contains a digit, or a name of at least two words. */
const isNamed = (text: string) =>
  /\d/.test(text) || text.split(/\s+/).filter((word) => /^\p{Lu}/u.test(word)).length > 1;
const MIN_LENGTH = 6;

/** @returns whether a value is a fact; "yes", a colour or a single common word is not. */
export const isFact = (value: unknown, kind: string): value is string =>
  typeof value === 'string' &&
  value.length >= MIN_LENGTH &&
  (FACTS.includes(kind) || (kind === 'words' && isNamed(value)));

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** Returns a pattern for a text as whole words. */
const wholeWordPattern = (text: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])${escaped(text)}(?![\\p{L}\\p{N}])`, 'gu');

/** @returns whether both are in entries of one list, which may have equal values by coincidence. */
function areInSameList({file, path = []}: ContentPosition, {file: other, path: others = []}: ContentPosition): boolean {
  const parting = path.findIndex((key, index) => key !== others[index]);
  return file === other && typeof path[parting] === 'number' && typeof others[parting] === 'number';
}

function positionsInSource({file, text, values}: Source, fact: RegExp, except: ContentPosition): ContentPosition[] {
  const holds = (content: string) => content.search(fact) !== -1;
  const fields = values.flatMap(({value, path, meta}): ContentPosition[] =>
    typeof value === 'string' && !meta.identifier && !meta.reference && holds(value) ? [{file, path}] : [],
  );
  const blocks = isPage(file) ? blocksOf(text).filter((block) => holds(block.text)) : [];
  return [...fields, ...blocks.map(({first}): ContentPosition => ({file, line: first}))].filter(
    (contentRef) => !isAt(contentRef, except) && !areInSameList(contentRef, except),
  );
}

/** @returns every other field or block with a fact, the shared facts first */
export function positionsOfFact(fact: string, {sources}: Content, except: ContentPosition): ContentPosition[] {
  const inOrder = [...sources].sort((a, b) => Number(b.file === SITE_FILE) - Number(a.file === SITE_FILE));
  return inOrder.flatMap((source) => positionsInSource(source, wholeWordPattern(fact), except));
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
