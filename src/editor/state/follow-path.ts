import {readFrontMatter, undefinedIfUnwritable, type Path} from '../../cms/edit';
import type {DraftStore} from './draft-store';
import {movedPath} from './entry-keys';

/** A field as it is now, with the data of its page. */
export interface FoundField {
  path: Path;
  data: unknown;
}

/**
 * Follows a field from change to change, so that a photo that is ready late finds it: its entry may have moved meanwhile.
 * @returns a function that ends this; it returns undefined if the entry or the page is gone
 */
export function followPath(
  {subscribe, latestTexts}: Pick<DraftStore, 'subscribe' | 'latestTexts'>,
  file: string,
  first: Path,
): () => FoundField | undefined {
  const dataNow = () => undefinedIfUnwritable((): unknown => readFrontMatter(file, latestTexts().get(file) ?? '').data);
  let data = dataNow();
  let path: Path | undefined = first;
  const stop = subscribe(() => {
    const next = dataNow();
    // While the page cannot be read or is removed, its entries cannot be moved.
    if (next === undefined) return;
    path &&= movedPath(path, data, next);
    data = next;
  });
  return () => {
    stop();
    return path && data !== undefined && latestTexts().has(file) ? {path, data} : undefined;
  };
}
