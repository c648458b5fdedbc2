import {withoutPdfPage} from '../base/file-names';
import type {Source} from '../definition/site-definition';

/** @returns the paths, below static/, of all pictures and files that the pages name. */
export function mentionedFiles(sources: readonly Source[]): Set<string> {
  const files = new Set<string>();
  for (const source of sources) {
    source.values.forEach(({value}) => {
      if (typeof value === 'string' && /^\/(img|files)\//.test(value)) files.add(value);
    });
    for (const {name} of [...(source.body?.photos ?? []), ...(source.body?.links ?? [])])
      files.add(withoutPdfPage(name));
  }
  return files;
}
