import {bodyLinesIn} from './texts';
import {type Diagnostic, withRuleId, type ReportDescriptor} from '../../cms/base/diagnostic';
import {SITE_FILE} from '../../cms/base/paths';
import {asGroup} from '../../cms/base/values';
import {diagnose} from '../../cms/lint/run';
import type {NamedPicture} from '../../cms/images';
import type {Content} from '../site-definition';
import type {Source} from '../../cms/definition/site-definition';
import {formatPath} from '../../cms/schema/meta';
import samplePictures from './sample-pictures.json';

/**
 * Placeholders for the company's own values: names reserved by RFC 2606, numbers and keys of zeros, sample streets,
 * and descriptions that call their picture rendered.
 */
const PLACEHOLDERS: [pattern: RegExp, what: string][] = [
  [/(?<![\w.@:/-])[\w.@:/-]*\.example\b[^\s)\]"]*/, 'is a placeholder address'],
  [/\+?234[ -]?0{3}[ -]?0{3}[ -]?00\d\d|tel:\+234000000\d*/, 'is a placeholder number'],
  [/\b0{8}(-0{4}){3}-0{12}\b/, 'is a placeholder key'],
  [/\b00 Sample \w+/, 'is a placeholder street'],
  [/\b3D render\b/, 'is the description of a sample picture'],
];

const SAMPLE_PICTURES: ReadonlySet<string> = new Set(samplePictures.pictures);

/** The number of sample values in the first version of the site. */
export const INITIAL_SAMPLE_COUNT = samplePictures.values;

/**
 * Finds every value that the company must still replace: entries and pages marked `sample: true`, values that can only
 * be examples, and sample pictures under any name.
 * @returns the diagnostics in the order in which to fix them: the shared facts, the pages, the pictures; none when pages/_site.yml
 * contains `publishSample: true`
 */
export function sampleDiagnostics({
  sources,
  site,
  pictures,
}: Pick<Content, 'sources' | 'site' | 'pictures'>): Diagnostic[] {
  if (site?.publishSample) return [];
  const words = sources.flatMap((source) => [...markedDiagnostics(source), ...bodyDiagnostics(source)]);
  const ofSite = words.filter(({file}) => file === SITE_FILE);
  const ofPages = words.filter(({file}) => file !== SITE_FILE);
  return [ofSite, ofPages, pictureDiagnostics(sources, pictures)].flatMap((reports) =>
    diagnose(withRuleId('sample', reports), sources),
  );
}

function pictureDiagnostics(sources: readonly Source[], pictures: readonly NamedPicture[]): ReportDescriptor[] {
  const samples = new Set(
    pictures.flatMap(({path, facts}) => (facts && SAMPLE_PICTURES.has(facts.content) ? path : [])),
  );
  const diagnostics: ReportDescriptor[] = [];
  const tell = (file: string, line: number, path: string) => {
    if (!samples.delete(path)) return;
    diagnostics.push({file, line, message: `The picture "${path}" is a sample. Replace it with your own.`});
  };
  for (const source of sources) {
    source.values.forEach(({value, path, meta: {picture}}) => {
      if (picture && typeof value === 'string') tell(source.file, source.parsed?.lineOf(path) ?? 1, value);
    });
    for (const {name, line} of source.body?.photos ?? []) tell(source.file, line, name);
  }
  return diagnostics;
}

function markedDiagnostics(source: Source): ReportDescriptor[] {
  const diagnostics: ReportDescriptor[] = [];
  const marked: string[] = [];
  source.values.forEach(({value, path}) => {
    const line = source.parsed?.lineOf(path) ?? 1;
    const where = formatPath(path);
    if (marked.some((place) => `${where} › `.startsWith(place))) return;
    const entry = asGroup(value);
    if (entry.sample === true) {
      marked.push(path.length === 0 ? '' : `${where} › `);
      const name = entry.name ?? entry.title ?? entry.alt ?? entry.id ?? entry.source;
      // An entry without a name, such as the story of a project, is identified by its path.
      const called = typeof name === 'string' ? `${where} "${name}"` : where;
      const what = path.length === 0 ? 'The page' : called;
      const message = `${what} is a sample. Replace it, and remove "sample: true".`;
      diagnostics.push({file: source.file, line, message});
    } else if (typeof value === 'string') {
      const reserved = placeholderIn(value);
      if (reserved) diagnostics.push({file: source.file, line, message: `${where} ${reserved}`});
    }
  });
  return diagnostics;
}

const bodyDiagnostics = (source: Source): ReportDescriptor[] =>
  bodyLinesIn(source).flatMap(({line, text}) => {
    const message = placeholderIn(text);
    return message === undefined ? [] : [{file: source.file, line, message}];
  });

function placeholderIn(value: string): string | undefined {
  for (const [pattern, what] of PLACEHOLDERS) {
    const [found] = pattern.exec(value) ?? [];
    if (found !== undefined) return `"${found}" ${what}. Replace it with your own.`;
  }
  return undefined;
}
