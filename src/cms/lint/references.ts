/** Whether what a file names exists: pages and their headings, entries of other pages, files, the lists behind parts. */
import {closest} from '../base/closest-match';
import {trail, type FieldMeta} from '../schema/meta';
import {rightPath} from '../base/file-names';
import {cut, type BareFlaw, type Flaw} from '../base/diagnostic';
import {SITE_FILE} from '../base/paths';
import type {Source} from './source';
import {altFlaw, photoFlaws, picturesBeside} from './alternative-texts';
import {adviceFor, pageFlaw, targetFlaw} from './addresses';
import type {Known} from './site-index';
import {replaceUrl} from './link-rules';
import {partFlaws} from './block-rules';
import {wordsFlaw} from './plain-words';

const NOTHING: Known['upcoming'] = new Map();

/** @returns everything that the body of a file names and that does not exist, or not there. */
export function referenceFlaws(source: Source, known: Known): Flaw[] {
  return [...linkFlaws(source, known), ...photoFlaws(source), ...partFlaws(source)];
}

/** At most so many values of one file are told at once, because it takes time to find what each of them was meant to be. */
const MOST_TOLD = 100;

/** @returns every value of a top block that names what does not exist, or that would be shown other than it is meant. */
export function fieldFlaws(source: Source, known: Known): Flaw[] {
  const {file, parsed} = source;
  const flaws: Flaw[] = [];
  for (const {value, path, meta} of source.values) {
    if (typeof value !== 'string') continue;
    if (flaws.length >= MOST_TOLD) {
      const text = `More than ${MOST_TOLD} values of this file have to be put right.`;
      return [...flaws, {file, line: parsed?.lineOf(path) ?? 1, text, advice: 'The others are told once these are.'}];
    }
    const ofPhoto = path.at(-1) === 'alt' ? altFlaw(value, picturesBeside(parsed?.data, path)) : undefined;
    // The lines of the menus that lead to what is not out yet are left out until its day.
    const seen =
      file === SITE_FILE && path.some((key) => typeof key === 'number') ? {...known, upcoming: NOTHING} : known;
    for (const flaw of [...valueFlaws(value, meta, seen), ...(ofPhoto ? [ofPhoto] : [])]) {
      flaws.push({file, line: parsed?.lineOf(path) ?? 1, path, ...flaw, text: `${trail(path)} ${flaw.text}`});
    }
  }
  return flaws;
}

function valueFlaws(value: string, meta: Partial<FieldMeta>, known: Known): BareFlaw[] {
  const {reference, file: isFile, icon, words, example, elsewhere} = meta;
  const flaws: (BareFlaw | undefined)[] = [];
  // A name that no address holds is told by its field.
  if (isFile && value.startsWith('/files/') && rightPath(value) === value && !known.files.has(value)) {
    flaws.push({text: `"${cut(value)}" does not exist.`, advice: 'Add the file to static/files.'});
  }
  if (icon && !known.icons.has(value)) {
    const meant = closest(value, known.icons);
    const advice = meant ? `Did you mean "${meant}"?` : `Write, for example, "icon: ${example}".`;
    flaws.push({text: `"${cut(value)}" is not the name of a Tabler icon.`, advice});
  }
  if (elsewhere && known.url !== undefined && `${value}/`.startsWith(`${known.url}/`)) {
    const advice = 'Name the page of its issuer, or remove the line.';
    flaws.push({text: `"${cut(value)}" is this site, which proves nothing.`, advice});
  }
  if (words) flaws.push(wordsFlaw(value, example));
  if (reference === 'pages') {
    const flaw = pageFlaw(value, known);
    flaws.push(flaw && {...flaw, text: `"${cut(value)}" ${flaw.text}`});
  } else if (reference && known.complete && known.ids[reference]?.includes(value) === false) {
    const text = `"${cut(value)}" is not one of the ${reference}.`;
    flaws.push({text, advice: adviceFor(value, known.ids[reference])});
  }
  return flaws.filter((flaw) => flaw !== undefined);
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
