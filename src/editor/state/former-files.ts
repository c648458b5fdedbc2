import {isPage, PAGES_FOLDER, topOf} from '../../cms/parse';

/** @returns the files that a page may have had at its former addresses */
export function formerFiles(file: string, text: string): string[] {
  const {formerly} = topOf(text);
  if (!isPage(file) || !Array.isArray(formerly)) return [];
  return formerly.flatMap((address: unknown) =>
    typeof address === 'string' && address.startsWith('/')
      ? [`${PAGES_FOLDER}${address}.mdx`, `${PAGES_FOLDER}${address}/index.mdx`]
      : [],
  );
}
