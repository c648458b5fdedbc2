/** Finds the value that a page shows as a text, where the references around it do not name one. */
import {SITE_FILE} from '../../cms/parse';
import type {Path} from '../../cms/edit';
import type {ContentPosition} from '../../cms/source-map/content-ref';
import type {Pointed} from '../protocol/frame-messages';
import type {Content} from '../../site/site-definition';
import {longDate, twelveHours} from '../../shared/days';

type FieldValue = Content['sources'][number]['values'][number];

const PLACEHOLDER = /\{\w+\}/;
const DEGREES = /\d° [NESW]/;
const LETTER_OR_DIGIT = /\p{L}|\p{N}/u;

/** Returns the texts that a page may show for a value, split at placeholders. */
function shownTexts({value, meta}: FieldValue): string[] {
  if (typeof value === 'number') return [String(value), value.toLocaleString('en')];
  if (typeof value !== 'string') return [];
  if (meta.kind === 'hour') return [twelveHours(value)];
  if (meta.kind === 'month') return longDate(`${value}-01`).split(' ').slice(1);
  if (meta.kind === 'day') return [longDate(value)];
  if (meta.shownAs) return [value, ...(meta.shownAs[value] ?? [])];
  if (URL.canParse(value)) return [value, new URL(value).host].filter(Boolean);
  return value.split(PLACEHOLDER).map(normalizeText).filter(Boolean);
}

/** Normalises a text as components do: without signs of Markdown, and with plain spaces. */
const normalizeText = (text: string): string => text.replace(/[*_]/g, '').replace(/\s/g, ' ').trim();

/** Returns whether a text shows a value as whole words around a letter. */
function coversPosition(field: FieldValue, text: string, index: number): boolean {
  if (field.meta.kind === 'map') return DEGREES.test(text);
  const isEdge = (letter = '') => !LETTER_OR_DIGIT.test(letter);
  return shownTexts(field).some((piece) => {
    for (let from = text.indexOf(piece); from !== -1; from = text.indexOf(piece, from + 1)) {
      const to = from + piece.length;
      const isWhole = (isEdge(text[from - 1]) || isEdge(piece[0])) && (isEdge(text[to]) || isEdge(piece.at(-1)));
      if (isWhole && from <= index && index < to) return true;
    }
    return false;
  });
}

/** Returns whether a text is a part of a value, such as one bold word. */
const containsText = ({value}: FieldValue, text: string): boolean =>
  typeof value === 'string' && normalizeText(value).includes(normalizeText(text));

/** Returns the path of the entry or group around a value. */
function groupOf(path: Path): Path {
  const entry = path.findLastIndex((key) => typeof key === 'number');
  return path.slice(0, entry === -1 ? -1 : entry + 1);
}

const startsWith = (path: Path, group: Path): boolean =>
  group.length === 0 ? path.length === 1 : group.every((key, index) => path[index] === key);

/** Returns whether a value is text. Any other value, such as a number or a month, is found by how it is displayed. */
const isTextField = ({meta}: FieldValue): boolean => meta.words === true && !meta.country && !meta.grouping;

const fieldPlace = (file: string, {path}: FieldValue): ContentPosition => ({file, path});

type Values = (file: string) => readonly FieldValue[];
const valuesIn =
  ({sources}: Content): Values =>
  (file) =>
    sources.find((source) => source.file === file)?.values ?? [];

/** @returns the value of the clicked words, if one text shows several values */
export function ownPositionAt(
  {text, position = 0}: Pointed,
  own: readonly ContentPosition[],
  content: Content,
): ContentPosition | undefined {
  if (text === undefined) return undefined;
  const found = own.flatMap(({file, path}) => {
    const field = valuesIn(content)(file).find((item) => item.path.join() === path?.join());
    return field ? [{file, field}] : [];
  });
  const {file, field} =
    found.find((entry) => coversPosition(entry.field, text.replace(/\s/g, ' '), position)) ??
    found.find((entry) => containsText(entry.field, text)) ??
    {};
  return file !== undefined && field ? fieldPlace(file, field) : undefined;
}

/** @returns the value that is displayed like this in the closest entry, otherwise in the best row of the closest list */
export function findByAppearance(
  {text: clicked, position = 0, row = '', src}: Pointed,
  around: readonly ContentPosition[],
  content: Content,
): ContentPosition | undefined {
  const values = valuesIn(content);
  const text = clicked?.replace(/\s/g, ' ');
  const isLike = (field: FieldValue, letter = position) =>
    !isTextField(field) &&
    !field.meta.identifier &&
    (text === undefined ? src !== undefined && field.meta.country === true : coversPosition(field, text, letter));
  // A click on a symbol between two values, such as a dash between hours, selects the second value.
  for (const letter of [position, position + (text ?? '').slice(position).search(LETTER_OR_DIGIT)]) {
    for (const {file, path} of around) {
      const field =
        path && values(file).find((value) => startsWith(value.path, groupOf(path)) && isLike(value, letter));
      if (field) return fieldPlace(file, field);
    }
  }
  const [first] = around;
  if (!first?.path || text === undefined) return undefined;
  const {file, path} = first;
  /** Rates a field by its column, and by the other values in its row. */
  const similarityTo = (field: FieldValue) =>
    Number(field.path.at(-1) === path.at(-1)) +
    values(file).filter(
      (other) => startsWith(other.path, groupOf(field.path)) && shownTexts(other).some((piece) => row.includes(piece)),
    ).length;
  const inList = values(file).filter(
    (value) => value.path[0] === path[0] && typeof value.value === 'number' && isLike(value),
  );
  const [best] = inList.sort((a, b) => similarityTo(b) - similarityTo(a));
  if (best) return fieldPlace(file, best);
  const fact = values(SITE_FILE).find(
    (value) => value.path.length === 1 && typeof value.value === 'number' && isLike(value),
  );
  return fact && fieldPlace(SITE_FILE, fact);
}
