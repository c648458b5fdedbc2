import {valueAt} from '../../../cms/lint';
import {Site} from '../../../site/page-types';
import {dataOf, SITE_FILE, topOf, pageTypeOf} from '../../../cms/parse';
import {ifWritable, type Value, writeEdit} from '../../../cms/edit';
import {siteDefinition} from '../../../site/site-definition';

/**
 * A branch may ask a field of every page, which no page of before has: without it nothing could be compared.
 * @param file path from the project's root; it tells the schema
 * @returns the text before, with each field that is missing and asked for now as the page has it now
 */
export function withRequired(file: string, before: string, now: string): string {
  const [schema, read] = file === SITE_FILE ? [Site, dataOf] : [pageTypeOf(siteDefinition, file).schema, topOf];
  const [was, is] = [read(before), read(now)];
  const issues = schema.safeParse(was).error?.issues ?? [];
  return issues.reduce((text, {path}) => {
    const keys = path.filter((key) => typeof key !== 'symbol');
    const value = valueAt(is, keys) as Value | undefined;
    if (valueAt(was, keys) !== undefined || value === undefined) return text;
    return ifWritable(() => writeEdit(siteDefinition, file, text, {kind: 'set', path: keys, value})) ?? text;
  }, before);
}
