/** Removes an entry or a field, and as little as possible around it. */
import {isMap, isSeq, type Document} from 'yaml';
import type {Path} from '../base/values';
import {columnOf, itemAt, itemsOf, unknownWriting, type Collection, type Item} from './items';
import type {Splice} from './text';

/** @throws Unwritable for the last field of a group, and where the place is written in an unknown way */
export function removeAt(yaml: string, document: Document, path: Path): Splice {
  const {all, index, item, in: collection} = itemAt(yaml, document, path);
  const [before, next] = [all[index - 1], all[index + 1]];
  if (collection.flow) return removeFromFlow(yaml, before, item, next);
  if (!before && !next) return emptied(yaml, document, path, collection);
  const hasWords = (gap: string) => gap.trim() !== '';
  const above = before ? yaml.slice(before.end, item.start) : '';
  const below = next ? yaml.slice(item.end, next.start) : '';
  if (before && next) {
    const kept = hasWords(above) && hasWords(below) ? above.replace(/\n[ \t]*$/, '') + below : longer(above, below);
    return {from: before.end, to: next.start, text: kept};
  }
  if (next) return hasWords(below) ? wholeLines(yaml, item) : {from: item.start, to: next.start, text: ''};
  return {from: (before?.end ?? item.start) + above.trimEnd().length, to: item.end, text: ''};
}

/** Comments between two items stay; of two gaps without comments the larger one stays. */
function longer(above: string, below: string): string {
  if (above.trim() !== '') return above;
  return below.trim() !== '' || below.length > above.length ? below : above;
}

/** The item with its line; comments below it stay. */
function wholeLines(yaml: string, {start, end}: Item): Splice {
  const first = start - columnOf(yaml, start);
  const own = yaml.slice(first, start).trim() === '';
  return own ? {from: first, to: end < yaml.length ? end + 1 : end, text: ''} : {from: start, to: end, text: ''};
}

/** A list that is now empty is written `[]`; an empty group would be a YAML syntax error. */
function emptied(yaml: string, document: Document, keys: Path, collection: Collection): Splice {
  const path = keys.slice(0, -1);
  if (path.length === 0 || isMap(collection)) throw unknownWriting();
  const {item, in: outer} = itemAt(yaml, document, path);
  const [inner] = itemsOf(yaml, collection);
  const to = inner?.end ?? item.valueEnd;
  const isBelow = yaml.slice(item.behind, item.valueStart).includes('#');
  // Brackets must be indented further than the name of the list; hyphens need not be.
  const lead = isMap(outer) && columnOf(yaml, item.valueStart) <= columnOf(yaml, item.start) ? '  ' : '';
  if (isSeq(outer) || isBelow) return {from: item.valueStart, to, text: `${lead}[]`};
  return {from: item.behind, to, text: ' []'};
}

function removeFromFlow(yaml: string, before: Item | undefined, item: Item, next: Item | undefined): Splice {
  if (before) return {from: before.end, to: item.end, text: ''};
  return {from: item.start, to: next?.start ?? commaBehind(yaml, item), text: ''};
}

/** A comma behind the only entry is removed with it. */
const commaBehind = (yaml: string, {end}: Item): number => end + (/^\s*,/.exec(yaml.slice(end))?.[0].length ?? 0);
