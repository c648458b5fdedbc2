import {parse, stringify} from 'yaml';
import type * as z from 'zod';
import {kindOf} from '../../../src/content/kinds/registry';
import {Site} from '../../../src/content/kinds/site';
import {SITE_FILE} from '../../../src/content/base/paths';
import {splitPage} from '../../../src/content/read/front-matter';

/** All pages and pages/_site.yml as text, by their path from the project's root. */
export type Texts = ReadonlyMap<string, string>;

/** A page as data and Markdown; pages/_site.yml has no body. */
export interface PageText {
  data: Record<string, unknown>;
  body?: string;
}

export const schemaOf = (file: string): z.ZodObject => (file === SITE_FILE ? Site : kindOf(file).schema);

export function read(file: string, text: string): PageText {
  if (file === SITE_FILE) return {data: parse(text) as PageText['data']};
  const split = splitPage(text);
  if (!split) throw new Error(`${file} has no top block.`);
  const body = text.split('\n').slice(split.bodyLine).join('\n');
  return {data: parse(split.yaml) as PageText['data'], body};
}

export function write({data, body}: PageText): string {
  const yaml = stringify(data, {lineWidth: 0, aliasDuplicateObjects: false});
  return body === undefined ? yaml : `---\n${yaml}---\n${body}`;
}
