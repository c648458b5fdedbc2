import type {SiteDefinition} from '../definition/site-definition';
import {type DiffNode, diffPage, type Versions} from '../parse';
import {refAt} from './content-ref';

type Both = Pick<Versions, 'changed' | 'textBefore' | 'textNow'>;
type Learn = (was: string, ref: string) => void;

function learnAll(definition: SiteDefinition, {changed, textBefore, textNow}: Both, learn: Learn): void {
  for (const {before, after} of changed) {
    if (before === undefined || after === undefined) continue;
    const both = (was: readonly string[], path: readonly string[]) => learn(refAt(before, was), refAt(after, path));
    const values = ({was, path, inside = []}: DiffNode) => {
      both(was, path);
      inside.forEach(values);
    };
    const {fields, sections} = diffPage(definition, after, textBefore(before), textNow(after));
    values(fields);
    for (const {before: section, path, blocks} of sections) {
      if (section) both(section.path, path);
      for (const block of blocks) if (block.before) both(block.before.path, block.path);
    }
  }
}

/** Renames a reference by its longest known prefix. */
function renaming(known: ReadonlyMap<string, string>): (contentRef: string) => string {
  return (contentRef) => {
    const [file = '', names = ''] = contentRef.split(/(?<=#)/);
    const segments = names.split('.');
    for (let end = segments.length; end >= 0; end -= 1) {
      const found = known.get(file + segments.slice(0, end).join('.'));
      if (found !== undefined) return [found, ...segments.slice(end)].join('.').replace('#.', '#');
    }
    return contentRef;
  };
}

/** Pages, entries and paragraphs get their current names. */
export function refsSince(definition: SiteDefinition, versions: Both): (contentRef: string) => string {
  const known = new Map<string, string>();
  learnAll(definition, versions, (was, ref) => known.set(was, ref));
  return renaming(known);
}

export function refsBefore(definition: SiteDefinition, versions: Versions): (contentRef: string) => string {
  const known = new Map<string, string>();
  learnAll(definition, versions, (was, ref) => known.set(ref, was));
  return renaming(known);
}
