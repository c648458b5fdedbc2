import {splitPage} from '../read/front-matter';
import {byPlace, type Flaw} from '../flaw';
import type {Content} from '../content';
import {walkSource, type Source} from '../source';
import {trail} from '../fields/meta';

/**
 * Values that stand for the company's own: names reserved by RFC 2606, numbers and keys of zeros, sample streets,
 * pictures that say of themselves that they were rendered.
 */
const RESERVED: [pattern: RegExp, what: string][] = [
  [/[\w.@:/-]*\.example\b[^\s)\]"]*/, 'is a sample address'],
  [/\+?234 ?0{3} ?0{3} ?00\d\d|tel:\+2340{6,}\d*/, 'is a sample number'],
  [/\b0{8}(-0{4}){3}-0{12}\b/, 'is a sample key'],
  [/\b00 Sample \w+/, 'is a sample street'],
  [/\b3D render\b/, 'stands for a sample picture'],
];

/**
 * Every value that the company must still replace by its own: entries and pages marked `sample: true`, and values that
 * can only be examples.
 * @returns them as sentences in the order of the pages; nothing when pages/_site.yml says `publishSample: true`
 */
export function sampleFlaws({sources, site}: Pick<Content, 'sources' | 'site'>): Flaw[] {
  if (site?.publishSample) return [];
  return sources.flatMap((source) => [...markedFlaws(source), ...bodyFlaws(source)]).sort(byPlace);
}

function markedFlaws(source: Source): Flaw[] {
  const flaws: Flaw[] = [];
  const marked: string[] = [];
  walkSource(source, (value, path) => {
    const line = source.parsed?.lineOf(path) ?? 1;
    const where = trail(path);
    if (marked.some((entry) => `${where} › `.startsWith(entry))) return;
    if (isSample(value)) {
      marked.push(path.length === 0 ? '' : `${where} › `);
      const name = value.name ?? value.title ?? value.alt ?? value.id;
      const what = path.length === 0 ? 'The page' : `${where} "${String(name)}"`;
      flaws.push({file: source.file, line, text: `${what} is a sample. Replace it and remove "sample: true".`});
    } else if (typeof value === 'string') {
      const reserved = reservedIn(value);
      if (reserved) flaws.push({file: source.file, line, text: `${where} ${reserved}`});
    }
  });
  return flaws;
}

function bodyFlaws({file, text}: Source): Flaw[] {
  const start = splitPage(text)?.bodyLine;
  if (start === undefined) return [];
  return text.split('\n').flatMap((content, index): Flaw[] => {
    const reserved = index < start ? undefined : reservedIn(content);
    return reserved ? [{file, line: index + 1, text: reserved}] : [];
  });
}

function reservedIn(value: string): string | undefined {
  for (const [pattern, what] of RESERVED) {
    const [found] = pattern.exec(value) ?? [];
    if (found !== undefined) return `"${found}" ${what}. Replace it by your own.`;
  }
  return undefined;
}

function isSample(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && 'sample' in value && value.sample === true;
}
