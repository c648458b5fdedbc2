/** Whether what a file names exists: pages and their headings, entries of other pages, files, the lists behind parts. */
import {CAREERS} from '../../shared/openings';
import {slug} from '../../shared/slug';
import {closest} from '../closest';
import {trail, type FieldMeta} from '../fields/meta';
import {cut, type BareFlaw, type Flaw} from '../flaw';
import {PARTS} from '../parts';
import type {Source} from '../source';
import {altFlaw, photoFlaws, picturesBeside} from './alternative-texts';
import {replaceUrl} from './body-rules';
import {linkFlaw, type AddressFlaw} from './link-rules';
import {withoutPage} from './mentioned-files';
import {partFlaws} from './part-rules';
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
  /** Addresses that pages had before, each with the one that the page has now. */
  formers: ReadonlyMap<string, string>;
  /** Addresses of pages that were renamed, which is told once, at the page. */
  renamed: ReadonlySet<string>;
  /** Whether every page could be read. */
  complete: boolean;
  /** The address of the site itself. */
  url?: string;
  /** The files of static/, by the paths under which pages name them. */
  files: ReadonlySet<string>;
  /** The names of all line icons. */
  icons: ReadonlySet<string>;
}

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

/** @returns everything that the body of a file names and that does not exist, or not there. */
export function referenceFlaws(source: Source, known: Known): Flaw[] {
  return [...linkFlaws(source, known), ...photoFlaws(source), ...partFlaws(source)];
}

/** @returns every value of a top block that names what does not exist, or that would be shown other than it is meant. */
export function fieldFlaws(source: Source, known: Known): Flaw[] {
  const {file, parsed} = source;
  const flaws: Flaw[] = [];
  source.values.forEach(({value, path, meta}) => {
    if (typeof value !== 'string') return;
    const ofPhoto = path.at(-1) === 'alt' ? altFlaw(value, picturesBeside(parsed?.data, path)) : undefined;
    for (const flaw of [...valueFlaws(value, meta, known), ...(ofPhoto ? [ofPhoto] : [])]) {
      flaws.push({file, line: parsed?.lineOf(path) ?? 1, ...flaw, text: `${trail(path)} ${flaw.text}`});
    }
  });
  return flaws;
}

function valueFlaws(value: string, meta: Partial<FieldMeta>, known: Known): BareFlaw[] {
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
  if (words) flaws.push(wordsFlaw(value, example));
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
function pageFlaw(address: string, {pages, openings, formers, renamed}: Known): AddressFlaw | undefined {
  const [path = '', anchor] = address.split('#');
  const anchors = pages.get(path);
  if (!anchors && renamed.has(path)) return undefined;
  const now = formers.get(path);
  if (!anchors && now !== undefined) {
    const right = anchor === undefined ? now : `${now}#${anchor}`;
    return {text: 'is a former address of a page.', advice: `Write ${cut(right)}.`, address: right};
  }
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
