import {readFileSync} from 'node:fs';
import {parse} from 'yaml';
import {splitPage} from '../../src/content/front-matter';

/**
 * The entries of a list in the page that owns it. Staff add and remove them, so the tests ask the page for their number;
 * what the specification promises at least is asserted beside it.
 */
export function listed<T = Record<string, string>>(page: string, list: string): T[] {
  const top = splitPage(readFileSync(`pages/${page}.mdx`, 'utf8'))?.yaml ?? '';
  return (parse(top) as Record<string, T[] | undefined>)[list] ?? [];
}
