import {readFileSync} from 'node:fs';
import {parse} from 'yaml';
import {splitPage} from '../../src/content/front-matter';

/**
 * The entries of a list in the page that owns it. Staff add, change and remove them, so the tests compare what is shown
 * with what is listed. When a list holds less than the specification names, `npm run check -- --notices` tells it.
 */
export function listed<T = Record<string, string>>(page: string, list: string): T[] {
  return topOf<Record<string, T[] | undefined>>(`pages/${page}.mdx`)[list] ?? [];
}

/** The top block of a page's file. */
export const topOf = <T>(file: string): T => parse(splitPage(readFileSync(file, 'utf8'))?.yaml ?? '') as T;

/** A figure as it is shown, such as `150+`. */
export const figures = (page: string): string[] =>
  listed<{number: number; suffix?: string}>(page, 'statistics').map(({number, suffix = ''}) => `${number}${suffix}`);

/** A fact of pages/_site.yml. */
export const fact = (name: string): string =>
  (parse(readFileSync('pages/_site.yml', 'utf8')) as Record<string, string | undefined>)[name] ?? '';
