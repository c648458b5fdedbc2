/** Numbers the words of the pages, so that they can be found where they are shown. */
import type * as z from 'zod';
import type {placesNow} from '../../../content/pair/fields';
import {entriesOf, type Content} from '../../../content/content';
import {GONE, identifierOf} from '../../../content/fields/identity';
import {metaOf, schemaAt} from '../../../content/fields/meta';
import {kindOf} from '../../../content/kinds';
import {Site} from '../../../content/kinds/site';
import {PAGES_FOLDER, SITE_FILE} from '../../../content/paths';
import {signed} from './signs';

/** The places of the numbered words, by number: `careers.mdx#openings.fitter.experience`. */
export type Places = string[];

/** What the same files say now, for a state before: a page and an entry keep the name that they have now. */
interface Now {
  data: ReadonlyMap<string, object>;
  /** The files that pages have now, by those that they had, where these are others. */
  renamed: ReadonlyMap<string, string>;
  /** Which entry is which; handed over, because the editor, which shows one state alone, does not need it. */
  placesNow: typeof placesNow;
}

/**
 * @param places is given the place of every word that shows
 * @param now what the files say now, where the content is that of a state before
 * @returns the same content, with a number behind each of its words
 */
export function numberContent(content: Content, site: Site, places: Places, now?: Now) {
  const numbered = <T extends object>(schema: z.ZodObject, data: T, written: string) => {
    const file = now?.renamed.get(written) ?? written;
    return numberWords(schema, data, {file, places, now, dataNow: now && (now.data.get(file) ?? {})});
  };
  const pages = content.pages.map((page) => ({
    ...page.withData((data) => numbered(kindOf(page.file).schema, data, page.file)),
    photos: page.photos,
  }));
  return {content: {...content, pages, entries: entriesOf(pages)}, site: numbered(Site, site, SITE_FILE)};
}

/** @returns how a place in a file of pages/ is named. */
export const placeOf = (file: string, names: string): string => `${file.slice(PAGES_FOLDER.length + 1)}#${names}`;

interface Task {
  file: string;
  places: Places;
  now?: Now;
  /** What the same file says now. */
  dataNow?: object;
}

/** @returns the data of a file with a number behind each word, telephone number and address that pages show. */
function numberWords<T extends object>(schema: z.ZodObject, data: T, {file, places, now: state, dataNow}: Task): T {
  const step = (value: unknown, path: PropertyKey[], names: string[], now: unknown): unknown => {
    if (typeof value === 'string') {
      const {words, contact, country, grouping} = metaOf(schemaAt(schema, path));
      if (country || grouping || !(words || contact)) return value;
      const number = signed(places.push(placeOf(file, names.join('.'))) - 1);
      return contact ? value.replace(/(?=,|$)/g, number) : value + number;
    }
    if (Array.isArray(value)) {
      const list = schemaAt(schema, path);
      const identifier = identifierOf(list);
      const entriesNow: unknown[] = Array.isArray(now) ? now : [];
      const partners = state?.placesNow(list, value, entriesNow);
      return value.map((entry: unknown, index) => {
        const partner = partners ? partners[index] : index;
        const name = nameOf(partner === undefined || !partners ? entry : entriesNow[partner], identifier) ?? (partner === undefined ? `${GONE}${index}` : String(partner));
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
  return step(data, [], [], dataNow) as T;
}

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function nameOf(entry: unknown, identifier: string | undefined): string | undefined {
  const name = identifier !== undefined && isGroup(entry) ? entry[identifier] : undefined;
  return typeof name === 'string' ? name : undefined;
}
