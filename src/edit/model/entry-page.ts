import {valueAt} from '../../content/check';
import {kindOf} from '../../content/kinds';
import {isGroup, type Source} from '../../content/read';
import type {Place} from './place';

/** @returns the entry of which the page at an address is made; nothing for a page that is written */
export function entryOfPage(path: string, sources: readonly Pick<Source, 'file' | 'parsed'>[]): Place | undefined {
  for (const {file, parsed} of sources) {
    const {list = '', addressOf} = kindOf(file).entryPages ?? {};
    const entries: unknown = valueAt(parsed?.data, [list]);
    if (!addressOf || !Array.isArray(entries)) continue;
    const index = entries.findIndex(
      (entry) => isGroup(entry) && typeof entry.id === 'string' && addressOf({...entry, id: entry.id}) === path,
    );
    if (index !== -1) return {file, path: [list, index]};
  }
  return undefined;
}
