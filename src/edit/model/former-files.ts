import {isPage, PAGES_FOLDER, type Source} from '../../content/read';
import {valueAt} from '../../content/check';

/** @returns the files that a page may have had at the addresses that it says it had */
export function formerFiles({file, parsed}: Pick<Source, 'file' | 'parsed'>): string[] {
  const formerly: unknown = valueAt(parsed?.data, ['formerly']);
  if (!isPage(file) || !Array.isArray(formerly)) return [];
  return formerly.flatMap((address: unknown) =>
    typeof address === 'string' && address.startsWith('/')
      ? [`${PAGES_FOLDER}${address}.mdx`, `${PAGES_FOLDER}${address}/index.mdx`]
      : [],
  );
}
