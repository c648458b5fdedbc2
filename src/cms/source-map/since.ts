import {type DiffNode, diffPage, type Versions} from '../parse';
import {placeIn} from './content-ref';

type Both = Pick<Versions, 'changed' | 'textBefore' | 'textNow'>;
type Learn = (was: string, at: string) => void;

function learnAll({changed, textBefore, textNow}: Both, learn: Learn): void {
  for (const {before, after} of changed) {
    if (before === undefined || after === undefined) continue;
    const both = (was: readonly string[], at: readonly string[]) => learn(placeIn(before, was), placeIn(after, at));
    const values = ({was, at, inside = []}: DiffNode) => {
      both(was, at);
      inside.forEach(values);
    };
    const {fields, sections} = diffPage(after, textBefore(before), textNow(after));
    values(fields);
    for (const {before: section, at, blocks} of sections) {
      if (section) both(section.at, at);
      for (const block of blocks) if (block.before) both(block.before.at, block.at);
    }
  }
}

/** A place that is not known itself is called after what it stands in. */
function renaming(known: ReadonlyMap<string, string>): (place: string) => string {
  return (place) => {
    const [file = '', names = ''] = place.split(/(?<=#)/);
    const parts = names.split('.');
    for (let end = parts.length; end >= 0; end -= 1) {
      const found = known.get(file + parts.slice(0, end).join('.'));
      if (found !== undefined) return [found, ...parts.slice(end)].join('.').replace('#.', '#');
    }
    return place;
  };
}

/** @returns what a place before is called now; a page, an entry and a paragraph keep the name that they have now */
export function placesSince(versions: Both): (place: string) => string {
  const known = new Map<string, string>();
  learnAll(versions, (was, at) => known.set(was, at));
  return renaming(known);
}

/** @returns what a place of now was called before */
export function placesBefore(versions: Versions): (place: string) => string {
  const known = new Map<string, string>();
  learnAll(versions, (was, at) => known.set(at, was));
  return renaming(known);
}
