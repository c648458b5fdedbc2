/** Numbers the words of the pages, so that they can be found where they are shown. */
import type * as z from 'zod';
import {identifierOf, placesNow} from '../../../content/changes/compare-fields';
import {entriesOf, type Content} from '../../../content/content';
import {metaOf, schemaAt} from '../../../content/fields/meta';
import {kindOf} from '../../../content/kinds';
import {Site} from '../../../content/kinds/site';
import {PAGES_FOLDER, SITE_FILE} from '../../../content/paths';
import {signed} from './signs';

/** The places of the numbered words, by number: `careers.mdx#openings.fitter.experience`. */
export type Places = string[];

/** What the same files say now, for a state before: an entry keeps the name that it has now. */
type Now = ReadonlyMap<string, object>;

/**
 * @param places is given the place of every word that shows
 * @param now the data of all files now, where the content is that of a state before
 * @returns the same content, with a number behind each of its words
 */
export function numberContent(content: Content, site: Site, places: Places, now?: Now) {
  const numbered = <T extends object>(schema: z.ZodObject, data: T, file: string) =>
    numberWords(schema, data, {file, places, now: now && (now.get(file) ?? {})});
  const pages = content.pages.map((page) => ({
    ...page.withData((data) => numbered(kindOf(page.file).schema, data, page.file)),
    photos: page.photos,
  }));
  return {content: {...content, pages, entries: entriesOf(pages)}, site: numbered(Site, site, SITE_FILE)};
}

interface Task {
  file: string;
  places: Places;
  now?: object;
}

/** @returns the data of a file with a number behind each word that the schema says to be shown letter by letter. */
function numberWords<T extends object>(schema: z.ZodObject, data: T, {file, places, now: all}: Task): T {
  const start = `${file.slice(PAGES_FOLDER.length + 1)}#`;
  const step = (value: unknown, path: PropertyKey[], names: string[], now: unknown): unknown => {
    if (typeof value === 'string') {
      const {words, country, grouping} = metaOf(schemaAt(schema, path));
      return words && !country && !grouping ? value + signed(places.push(start + names.join('.')) - 1) : value;
    }
    if (Array.isArray(value)) {
      const list = schemaAt(schema, path);
      const identifier = identifierOf(list);
      const entriesNow: unknown[] = Array.isArray(now) ? now : [];
      const partners = all && placesNow(list, value, entriesNow);
      return value.map((entry: unknown, index) => {
        const partner = partners ? partners[index] : index;
        const name = nameOf(entry, identifier) ?? (partner === undefined ? `${GONE}${index}` : String(partner));
        return step(entry, [...path, index], [...names, name], partner === undefined ? undefined : entriesNow[partner]);
      });
    }
    if (!isGroup(value)) return value;
    const ofKey = (key: string) => (isGroup(now) ? now[key] : undefined);
    const fields = Object.entries(value).map(([key, item]) => [
      key,
      step(item, [...path, key], [...names, key], ofKey(key)),
    ]);
    return Object.fromEntries(fields) as unknown;
  };
  return step(data, [], [], all) as T;
}

/** Stands before the place of an entry that is no longer there. */
const GONE = 'gone-';

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function nameOf(entry: unknown, identifier: string | undefined): string | undefined {
  const name = identifier !== undefined && isGroup(entry) ? entry[identifier] : undefined;
  return typeof name === 'string' ? name : undefined;
}
