/** The whole check in the browser: what the pages say now, and what is wrong with it. */
import {unusedFlaws} from '../../content/check/unused-files';
import {readContent, type Content} from '../../content/content';
import {byPlace, words, type Flaw} from '../../content/flaw';
import {trail} from '../../content/fields/meta';
import type {Outside} from '../../content/outside';
import {isPage, SITE_FILE, STATIC_FOLDER} from '../../content/paths';
import {readSource, type Source} from '../../content/source';
import type {Place} from './places';

export interface Checked {
  content: Content;
  flaws: Flaw[];
}

/** @returns a check that reads a file again only when it has changed. */
export function checker() {
  const known = new Map<string, {text: string; source: Source}>();
  const read = (file: string, bytes: Uint8Array): Source => {
    const text = new TextDecoder('utf-8', {ignoreBOM: true}).decode(bytes);
    const before = known.get(file);
    const source = before?.text === text ? before.source : readSource(file, bytes);
    known.set(file, {text, source});
    return source;
  };
  return async (texts: ReadonlyMap<string, string>, files: ReadonlySet<string>, outside: Outside): Promise<Checked> => {
    const encoder = new TextEncoder();
    const pages = [...texts].filter(([file]) => isPage(file) || file === SITE_FILE).sort(byName);
    const drawing = async (file: string) => (await outside.lookAt(file.slice(STATIC_FOLDER.length)))?.image?.script;
    const scripts = new Set<string>();
    for (const file of files) if (file.endsWith('.svg') && (await drawing(file))) scripts.add(file);
    const listed = [...files].sort().map((file) => ({
      file,
      kind: 'file' as const,
      // Of files besides pages only the scripts in drawings are looked for.
      read: () => (scripts.has(file) ? '<script' : ''),
    }));
    const content = await readContent(
      new Map(pages.map(([file, text]) => [file, encoder.encode(text)])),
      listed,
      outside,
      read,
    );
    return {content, flaws: [...content.flaws, ...unusedFlaws(content)].sort(byPlace)};
  };
}

const byName = ([a]: readonly [string, string], [b]: readonly [string, string]) => (a < b ? -1 : 1);

/** @returns what is wrong at one field, as the check says it. */
export function flawsAt({content, flaws}: Checked, {file, path}: Place): string[] {
  const source = content.sources.find((one) => one.file === file);
  if (!path || !source?.parsed) return [];
  const [line, name] = [source.parsed.lineOf(path), trail(path)];
  const names = source.values.map((value) => trail(value.path)).filter((other) => other.startsWith(`${name} ›`));
  return flaws
    .filter((flaw) => flaw.file === file && (flaw.text.startsWith(`${name} `) || flaw.line === line))
    .filter(({text}) => text.startsWith(`${name} `) || !OF_A_FIELD.test(text))
    .filter(({text}) => !names.some((other) => text.startsWith(`${other} `)))
    .map(words);
}

/** A sentence that begins with the way to a field. */
const OF_A_FIELD =
  /^[\w-]+( › [\w-]+)* (is|has|lies|names|begins|may|goes|differs|does|stands|weighs|cannot|holds|must)\b/;

/** @returns the field that a sentence of the check is about; the innermost one that begins on its line. */
export function placeOfFlaw({content}: Checked, flaw: Flaw): Place {
  const source = content.sources.find(({file}) => file === flaw.file);
  const {parsed} = source ?? {};
  const first = source?.body?.tree?.children[0]?.position?.start.line;
  if (!source || !parsed || (first !== undefined && flaw.line >= first)) return {file: flaw.file, line: flaw.line};
  const named = source.values.filter(({path}) => path.length > 0 && flaw.text.startsWith(`${trail(path)} `));
  const onLine = source.values.filter(({path}) => path.length > 0 && parsed.lineOf(path) === flaw.line);
  const found = named.at(-1) ?? onLine.at(-1);
  return {file: flaw.file, path: (found?.path ?? []) as Place['path']};
}
