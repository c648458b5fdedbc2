/** Puts behind the words of every front matter the places where they are written. */
import type * as z from 'zod';
import {type Content, entriesOf, identifierIn, isGroup, type Path, SITE_FILE} from '../parse';
import {identifierOf, pageTypeOf, metaOf, schemaAt, Site} from '../../site/page-types';
import {placeIn} from './content-ref';
import {signed} from './stega';

/** @returns the same content, each of whose words that show knows its place */
export function stampContent(content: Content, site: Site) {
  const pages = content.pages.map((page) => ({
    ...page.withData((data) => stampData(pageTypeOf(page.file).schema, data, page.file)),
    photos: page.photos,
  }));
  return {content: {...content, pages, entries: entriesOf(pages)}, site: stampData(Site, site, SITE_FILE)};
}

/** @returns the data of a file with a place behind each word, telephone number and address that pages show. */
function stampData<T extends object>(schema: z.ZodObject, data: T, file: string): T {
  const step = (value: unknown, path: Path, names: string[]): unknown => {
    if (typeof value === 'string') {
      const {words, contact, country, grouping} = metaOf(schemaAt(schema, path));
      if (country || grouping || !(words || contact)) return value;
      const stamp = signed(placeIn(file, names));
      return contact ? value.replace(/(?=,|$)/g, stamp) : value + stamp;
    }
    if (Array.isArray(value)) {
      const identifier = identifierOf(schemaAt(schema, path));
      return value.map((entry: unknown, index) =>
        step(entry, [...path, index], [...names, identifierIn(entry, identifier) ?? String(index)]),
      );
    }
    if (!isGroup(value)) return value;
    const fields = Object.entries(value).map(([key, item]) => [key, step(item, [...path, key], [...names, key])]);
    return Object.fromEntries(fields) as unknown;
  };
  return step(data, [], []) as T;
}
