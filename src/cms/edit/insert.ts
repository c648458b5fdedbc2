/** Puts a new entry or field among the others. */
import {columnOf, unknownWriting, type Collection, type Item} from './items';
import type {Splice} from './text';

/**
 * Into a list or a group in brackets.
 * @param index of the item before which it is put; the number of items to put it last
 */
export function intoFlow(yaml: string, collection: Collection, all: Item[], index: number, text: string): Splice {
  const [before, next] = [all[index - 1], all[index]];
  if (before) {
    const between = next ? yaml.slice(before.end, next.start) : separatorOf(yaml, all);
    const separator = /^\s*,[^#]*$/.test(between) ? between : ', ';
    return {from: before.end, to: before.end, text: separator + text};
  }
  if (next) {
    const between = separatorOf(yaml, all);
    return {from: next.start, to: next.start, text: text + (/^\s*,[^#]*$/.test(between) ? between : ', ')};
  }
  const start = (collection.range?.[0] ?? 0) + 1;
  return {from: start, to: start, text};
}

const separatorOf = (yaml: string, [first, second]: Item[]): string =>
  first && second ? yaml.slice(first.end, second.start) : ', ';

/**
 * Into a list or a group with a line for each.
 * @param gapAbove the text above it in the base of the file
 * @param write its text, indented for a column
 * @throws Unwritable when the list or group has no items
 */
export function intoBlock(
  yaml: string,
  all: Item[],
  index: number,
  gapAbove: string,
  write: (column: number) => string,
): Splice {
  const [before, next] = [all[index - 1], all[index]];
  const near = before ?? next;
  if (!near) throw unknownWriting();
  const column = columnOf(yaml, near.start);
  const blank = areParted(yaml, all) ? '\n' : '';
  const lead = ' '.repeat(column);
  if (before) {
    // A comment above an item that is restored is still in the text.
    const above = gapAbove.trimEnd();
    const from = before.end + (yaml.startsWith(above, before.end) ? above.length : 0);
    return {from, to: from, text: `\n${blank}${lead}${write(column)}`};
  }
  return {from: near.start, to: near.start, text: `${write(column)}\n${blank}${lead}`};
}

/** Whether an empty line parts the entries of a list or the fields of a group from each other. */
function areParted(yaml: string, all: Item[]): boolean {
  const gaps = all.slice(1).map((item, index) => yaml.slice(all[index]?.end, item.start));
  return gaps.length > 0 && gaps.every((gap) => /\n[ \t]*\n/.test(gap));
}
