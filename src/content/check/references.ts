/** Whether what a file names exists: pages and their headings, entries of other pages, files, the lists behind parts. */
import * as z from 'zod';
import {replaceUrl} from './body-rules';
import {linkFlaw, type AddressFlaw} from './link-rules';
import {closest} from '../closest';
import type {Source} from '../content';
import {trail, walkFields, type FieldMeta} from '../fields/meta';
import {cut, type BareFlaw, type Flaw} from '../flaw';
import {kindOf} from '../kinds';
import {valueAt} from './messages';
import {CAREERS, openingPath} from '../../shared/openings';
import {PARTS} from '../parts';
import {slug} from '../../shared/slug';
import {wordsFlaw} from './plain-words';

/** The heading above the list of openings. */
const OPENINGS_ANCHOR = 'current-openings';

/** Everything that a page may refer to. */
export interface Known {
  /** The addresses of the headings, by the address of their page. */
  pages: Map<string, string[]>;
  services: string[];
  projects: string[];
  clients: string[];
  /** The addresses of the pages that openings have to themselves. */
  openings: string[];
  /** Whether every page could be read. */
  complete: boolean;
  /** The address of the site itself. */
  url?: string;
  /** The files of static/, by the paths under which pages name them. */
  files: ReadonlySet<string>;
  /** The names of all line icons. */
  icons: ReadonlySet<string>;
}

/** Visits every value of a file's fields as it was written, with what the schema says of it. */
export function walkSource({parsed, schema}: Source, visit: Parameters<typeof walkFields>[2]): void {
  if (parsed) walkFields(schema, parsed.data, visit);
}

/** @returns the paths of all pictures and files that the pages name, from static/. */
export function mentionedFiles(sources: Source[]): Set<string> {
  const files = new Set<string>();
  for (const source of sources) {
    walkSource(source, (value) => {
      if (typeof value === 'string' && /^\/(img|files)\//.test(value)) files.add(value);
    });
    for (const {name} of [...(source.body?.photos ?? []), ...(source.body?.links ?? [])]) files.add(withoutPage(name));
  }
  return files;
}

/** The path of a file without the page of a PDF that a link opens. */
const withoutPage = (path: string) => path.replace(/#page=\d+$/, '');

/** @returns what a link to the page may name behind #: its headings, and the entries of parts that can be linked to. */
export function anchorsOf({body, parsed}: Source): string[] {
  const data = (parsed?.data ?? {}) as Record<string, unknown>;
  const entries = (body?.parts ?? []).flatMap(({name}) => {
    const part = Object.hasOwn(PARTS, name) ? PARTS[name] : undefined;
    const {anchors, shows} = part ?? {};
    const list = anchors !== undefined && shows !== undefined ? data[shows] : [];
    if (anchors === undefined || !Array.isArray(list)) return [];
    return list.flatMap((entry: Record<string, unknown> | null) => {
      const address = entry?.[anchors];
      return typeof address === 'string' ? slug(address) : [];
    });
  });
  return [...(body?.anchors ?? []), ...entries];
}

/** @returns the addresses of the pages that the openings of a page get, each with the place of its opening. */
export function openingsOf({file, path, parsed}: Source): Map<string, string> {
  const {openings} = (parsed?.data ?? {}) as {openings?: unknown};
  const found = new Map<string, string>();
  if (path !== CAREERS || !Array.isArray(openings)) return found;
  for (const [index, opening] of openings.entries()) {
    const {id} = (opening ?? {}) as {id?: unknown};
    if (typeof id === 'string') found.set(openingPath(id), `${file}:${parsed?.lineOf(['openings', index, 'id'])}`);
  }
  return found;
}

/** @returns the pages that were written for the address of an opening's own page. */
export function openingFlaws(sources: Source[]): Flaw[] {
  const openings = new Map(sources.flatMap((source) => [...openingsOf(source)]));
  return sources.flatMap(({file, path = ''}): Flaw[] => {
    const place = openings.get(path);
    const text = `The opening at ${place} has the address of this page.`;
    return place === undefined ? [] : [{file, line: 1, text, advice: 'Rename the file, or delete it.'}];
  });
}

/** @returns everything that one file names and that does not exist, or not there. */
export function referenceFlaws(source: Source, known: Known): Flaw[] {
  return [...fieldFlaws(source, known), ...linkFlaws(source, known), ...photoFlaws(source), ...partFlaws(source)];
}

function fieldFlaws(source: Source, known: Known): Flaw[] {
  const {file, parsed} = source;
  const flaws: Flaw[] = [];
  walkSource(source, (value, path, meta) => {
    if (typeof value !== 'string') return;
    const line = parsed?.lineOf(path) ?? 1;
    // Quotes that are missing around a bracket are told by the spelling already.
    const misread = source.flaws.some((flaw) => flaw.line === line);
    for (const flaw of valueFlaws(value, meta, known, misread)) {
      flaws.push({file, line, ...flaw, text: `${trail(path)} ${flaw.text}`});
    }
    if (path.at(-1) !== 'alt') return;
    const flaw = altFlaw(value, siblings(parsed?.data, path));
    if (flaw) flaws.push({file, line, ...flaw, text: `${trail(path)} ${flaw.text}`});
  });
  return flaws;
}

function valueFlaws(value: string, meta: Partial<FieldMeta>, known: Known, misread: boolean): BareFlaw[] {
  const {reference, file: isFile, icon, words, example} = meta;
  const flaws: (BareFlaw | undefined)[] = [];
  if (isFile && value.startsWith('/files/') && !known.files.has(value)) {
    flaws.push({text: `"${cut(value)}" does not exist.`, advice: 'Add the file to static/files.'});
  }
  if (icon && !known.icons.has(value)) {
    const meant = closest(value, known.icons);
    const advice = meant ? `Did you mean "${meant}"?` : `Write, for example, "icon: ${example}".`;
    flaws.push({text: `"${cut(value)}" is not the name of a Tabler icon.`, advice});
  }
  if (words && !misread) flaws.push(wordsFlaw(value, example));
  if (reference === 'pages') {
    const flaw = pageFlaw(value, known);
    flaws.push(flaw && {...flaw, text: `"${cut(value)}" ${flaw.text}`});
  } else if (reference && known.complete && !known[reference].includes(value)) {
    const text = `"${cut(value)}" is not one of the ${reference}.`;
    flaws.push({text, advice: adviceFor(value, known[reference])});
  }
  return flaws.filter((flaw) => flaw !== undefined);
}

const adviceFor = (word: string, names: Iterable<string>) => {
  const meant = closest(word, names);
  return meant ? `Did you mean "${meant}"?` : 'Name one that exists or remove the line.';
};

/** The page of an address, and the heading on it, where one is named. */
function pageFlaw(address: string, {pages, openings}: Known): AddressFlaw | undefined {
  const [path = '', anchor] = address.split('#');
  const anchors = pages.get(path);
  if (!anchors && openings.includes(path)) {
    const list = pages.get(CAREERS)?.includes(OPENINGS_ANCHOR) ? `${CAREERS}#${OPENINGS_ANCHOR}` : CAREERS;
    return {text: 'is the page of an opening, which goes by itself one day.', advice: `Link to ${list}.`};
  }
  if (!anchors) {
    const plain = path.replace(/\.mdx?$/, '').replace(/\/(index)?$/, '') || '/';
    const meant = pages.has(plain) && anchor === undefined ? plain : undefined;
    const advice = meant === undefined ? adviceFor(path, pages.keys()) : `Write ${meant}.`;
    return {text: 'is not a page of this site.', advice, address: meant};
  }
  if (anchor === undefined || anchors.includes(anchor)) return undefined;
  const meant = closest(anchor, anchors);
  const advice = meant
    ? `Did you mean "#${meant}"?`
    : `The page has ${anchors.map((id) => `#${id}`).join(', ') || 'no headings'}.`;
  return {text: `leads to a heading that ${path} does not have.`, advice};
}

function linkFlaws({file, path = '', body}: Source, known: Known): Flaw[] {
  return (body?.links ?? []).flatMap(({name, line}): Flaw[] => {
    const flaw = targetFlaw(name, path, known);
    if (!flaw) return [];
    const {text, advice, address} = flaw;
    const written = body?.lines[line - 1] ?? '';
    const mended = address === undefined ? written : replaceUrl(written, name, address);
    const replacement = mended === written ? undefined : mended;
    return [{file, line, text: `The link "${cut(name)}" ${text}`, advice, replacement}];
  });
}

function targetFlaw(target: string, path: string, known: Known): AddressFlaw | undefined {
  if (known.url !== undefined && (target === known.url || target.startsWith(`${known.url}/`))) {
    const own = target.slice(known.url.length) || '/';
    return {text: 'leads to this site by its full address.', advice: `Write ${cut(own)}.`, address: own};
  }
  // Its shape is wrong, which the rules of the body tell.
  if (linkFlaw(target)) return undefined;
  if (target.startsWith('#')) return pageFlaw(path + target, known);
  if (!target.startsWith('/')) return undefined;
  if (!target.startsWith('/files/')) return pageFlaw(target, known);
  return known.files.has(withoutPage(target))
    ? undefined
    : {text: 'does not exist.', advice: 'Add the file to static/files.'};
}

/** Every picture that stands beside an alternative text. */
function siblings(data: unknown, path: readonly PropertyKey[]): string[] {
  return Object.values(valueAt(data, path.slice(0, -1)) as Record<string, unknown>).flatMap((value) =>
    typeof value === 'string' && value.startsWith('/img/') ? value : [],
  );
}

/** A text that only repeats the name of the file tells a blind visitor nothing (WCAG 2.2, 1.1.1). */
function altFlaw(alt: string, pictures: string[]): BareFlaw | undefined {
  const names = pictures.map((picture) => picture.replace(/^.*\//, '').replace(/\.\w+$/, ''));
  const isName = /\.(jpe?g|png|svg|heic)$/i.test(alt) || /^(img|dsc|pxl|wa)[-_ ]?\d/i.test(alt);
  return isName || names.some((name) => slug(alt) === slug(name))
    ? {text: `"${cut(alt)}" is the name of the file.`, advice: 'Say what the photo shows.'}
    : undefined;
}

function photoFlaws({file, body}: Source): Flaw[] {
  return (body?.photos ?? []).flatMap(({name, alt, line}): Flaw[] => {
    const flaw = altFlaw(alt, [name]);
    return flaw ? [{file, line, ...flaw, text: `The description ${flaw.text}`}] : [];
  });
}

/** A part shows a field of the top block; without the field it would break the page. */
function partFlaws({file, path = '', body, parsed, schema}: Source): Flaw[] {
  if (!body || !parsed) return [];
  const data = parsed.data as Record<string, unknown>;
  const flaws = body.parts.flatMap(({name, line}): Flaw[] => {
    const {shows, only} = Object.hasOwn(PARTS, name) ? (PARTS[name] ?? {}) : {};
    if (only !== undefined && only !== path) {
      const text = `<${name} /> belongs to ${only === '/' ? 'the home page' : only} alone.`;
      return [{file, line, text, advice: 'Remove the line.'}];
    }
    if (shows === undefined || Object.hasOwn(data, shows)) return [];
    const known = Object.hasOwn(schema.shape, shows);
    const what = known ? 'which the top block does not have' : 'which this kind of page does not have';
    const advice = known ? 'Add the field, or remove the line.' : 'Remove the line.';
    // A required field is told by the schema already.
    const told = schema.shape[shows] !== undefined && !(schema.shape[shows] instanceof z.ZodOptional);
    return told ? [] : [{file, line, text: `<${name} /> shows the field "${shows}", ${what}.`, advice}];
  });
  const shown = new Set(body.parts.map(({name}) => name));
  const lacking = body.unread ? [] : Object.entries(kindOf(file).parts).filter(([part]) => !shown.has(part));
  for (const [part, does] of lacking) {
    const text = `The page has no <${part} />, which ${does}.`;
    flaws.push({file, line: 1, text, advice: 'Write it on a line of its own.'});
  }
  return flaws;
}

/** Ids and names that addresses are made from differ within one list, titles and descriptions among pages. */
export function duplicateFlaws(sources: Source[]): Flaw[] {
  const flaws: Flaw[] = [];
  const first = new Map<string, {place: string; entry: unknown}>();
  for (const source of sources) {
    const {file, parsed} = source;
    const repeated = new Set<unknown>();
    walkSource(source, (value, path, {unique}) => {
      const key = path.at(-1);
      const inList = unique && typeof path.at(-2) === 'number';
      const ofPage = path.length === 1 && (key === 'title' || key === 'description');
      if (!(inList || ofPage) || typeof value !== 'string') return;
      const entry = inList ? valueAt(parsed?.data, path.slice(0, -1)) : undefined;
      if (repeated.has(entry)) return;
      const scope = inList ? `${file} ${trail(path.slice(0, -2))}` : 'pages';
      const line = parsed?.lineOf(path) ?? 1;
      const id = inList ? slug(value) : '';
      const known = `${scope} ${String(key)} ${id === '' ? value.trim().toLowerCase() : id}`;
      const before = first.get(known);
      if (before === undefined) {
        first.set(known, {place: `${file}:${line}`, entry});
      } else if (entry !== undefined && JSON.stringify(entry) === JSON.stringify(before.entry)) {
        repeated.add(entry);
        const text = `${trail(path.slice(0, -1))} is the same entry as the one at ${before.place}.`;
        flaws.push({file, line, text, advice: 'Remove one of the two.'});
      } else {
        const text = `${trail(path)} "${cut(value)}" is used at ${before.place} already.`;
        flaws.push({file, line, text, advice: `Each ${String(key)} is unique.`});
      }
    });
  }
  return flaws;
}
