import type {SiteDefinition} from '../definition/site-definition';
import {type DiffNode, diffPage, type Versions} from '../parse';
import {formatRef} from './content-ref';

type Both = Pick<Versions, 'changed' | 'textBefore' | 'textNow'>;
type RecordRename = (was: string, ref: string) => void;

function recordRenames(definition: SiteDefinition, {changed, textBefore, textNow}: Both, learn: RecordRename): void {
  for (const {before, after} of changed) {
    if (before === undefined || after === undefined) continue;
    const both = (was: readonly string[], path: readonly string[]) =>
      learn(formatRef(before, was), formatRef(after, path));
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

/** Renames a reference by the longest prefix that has been renamed. */
function createRefMapper(renames: ReadonlyMap<string, string>): (contentRef: string) => string {
  return (contentRef) => {
    const [file = '', names = ''] = contentRef.split(/(?<=#)/);
    const segments = names.split('.');
    for (let end = segments.length; end >= 0; end -= 1) {
      const found = renames.get(file + segments.slice(0, end).join('.'));
      if (found !== undefined) return [found, ...segments.slice(end)].join('.').replace('#.', '#');
    }
    return contentRef;
  };
}

/** Pages, entries and paragraphs get their current names. */
export function toCurrentRef(definition: SiteDefinition, versions: Both): (contentRef: string) => string {
  const currentRefs = new Map<string, string>();
  recordRenames(definition, versions, (was, ref) => currentRefs.set(was, ref));
  return createRefMapper(currentRefs);
}

export function toEarlierRef(definition: SiteDefinition, versions: Versions): (contentRef: string) => string {
  const earlierRefs = new Map<string, string>();
  recordRenames(definition, versions, (was, ref) => earlierRefs.set(ref, was));
  return createRefMapper(earlierRefs);
}
