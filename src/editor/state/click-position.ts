/** Finds the field or block that a person has clicked, by the references around it. */
import {type ContentPosition, resolveRef} from '../../cms/source-map/content-ref';
import type {Pointed} from '../protocol/frame-messages';
import type {Content} from '../../site/site-definition';
import {findByAppearance, ownPositionAt} from './shown-value';

function refsOfPictures(src: string, content: Content): ContentPosition[] {
  const picture = content.pictures.find(
    ({base}) => src === base || src.startsWith(`${base}-`) || src.startsWith(`${base}.`),
  );
  if (!picture) return [];
  return content.sources.flatMap(({file, values, body}): ContentPosition[] => [
    ...values.flatMap(({path, value, meta}) => (meta.picture && value === picture.path ? [{file, path}] : [])),
    ...(body?.photos ?? []).flatMap(({name, line}) => (name === picture.path ? [{file, line}] : [])),
  ]);
}

const positionsOfDay = (day: string, content: Content): ContentPosition[] =>
  content.sources.flatMap(({file, values}) =>
    values.flatMap(({path, value, meta}) => (meta.kind === 'day' && value === day ? [{file, path}] : [])),
  );

/** @returns the reference that shares the longest path with the first one; the next ones decide between equals */
function closestPosition(
  refs: readonly ContentPosition[],
  words: readonly ContentPosition[],
): ContentPosition | undefined {
  let left = refs;
  for (const word of words) {
    if (left.length < 2) break;
    const most = Math.max(...left.map((contentRef) => commonPathLength(contentRef, word)));
    left = left.filter((contentRef) => commonPathLength(contentRef, word) === most);
  }
  return left[0];
}

function commonPathLength({file, path = [], line}: ContentPosition, word: ContentPosition): number {
  if (file !== word.file) return 0;
  const steps = path.findIndex((key, index) => word.path?.[index] !== key);
  return 1 + (steps === -1 ? path.length : steps) + Number(line !== undefined && line === word.line);
}

export function positionOfClick(pointed: Pointed, content: Content): ContentPosition | undefined {
  const {places: refs, own = [], src, day} = pointed;
  const refsOf = (names: readonly string[]) => names.flatMap((named) => resolveRef(named, content) ?? []);
  const words = refsOf(refs);
  const found = [
    ...(src === undefined ? [] : refsOfPictures(src, content)),
    ...(day === undefined ? [] : positionsOfDay(day, content)),
  ];
  return (
    ownPositionAt(pointed, refsOf(own), content) ??
    closestPosition(found, words) ??
    findByAppearance(pointed, words, content) ??
    words[0]
  );
}
