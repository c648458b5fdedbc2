import type {Data, Diagnostic, Problem} from '../../cms/values/diagnostic';
import {SITE_FILE} from '../../cms/values/paths';
import {asGroup} from '../../cms/values/values';
import {bodyLinesIn} from '../../cms/content/texts';
import {diagnose} from '../../cms/lint/run';
import {word} from '../../cms/lint/report';
import type {NamedPicture} from '../../cms/images';
import type {Content} from '../site-definition';
import {defineRule, type Examples, type Source} from '../../cms/definition/site-definition';
import {formatPath} from '../../cms/schema/meta';
import samplePictures from './sample-pictures.json';

export const rule = defineRule({
  id: 'sample',
  occasion: 'launch',
  messages: {
    page: 'The page is a sample. Replace it, and remove "sample: true".',
    entry: '{field*} is a sample. Replace it, and remove "sample: true".',
    namedEntry: '{field*} "{name*}" is a sample. Replace it, and remove "sample: true".',
    field: '{field*} "{found*}" is {what*}. Replace it with your own.',
    body: '"{found*}" is {what*}. Replace it with your own.',
    picture: 'The picture "{picture*}" is a sample. Replace it with your own.',
  },
});

/**
 * Placeholders for the company's own values: names reserved by RFC 2606, numbers and keys of zeros, sample streets,
 * and descriptions that call their picture rendered.
 */
const PLACEHOLDERS: [pattern: RegExp, what: string][] = [
  [/(?<![\w.@:/-])[\w.@:/-]*\.example\b[^\s)\]"]*/, 'a placeholder address'],
  [/\+?234[ -]?0{3}[ -]?0{3}[ -]?00\d\d|tel:\+234000000\d*/, 'a placeholder number'],
  [/\b0{8}(-0{4}){3}-0{12}\b/, 'a placeholder key'],
  [/\b00 Sample \w+/, 'a placeholder street'],
  [/\b3D render\b/, 'the description of a sample picture'],
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
  const words = sources.flatMap((source) => [...markedSamples(source), ...samplesInBody(source)]);
  const ofSite = words.filter(({file}) => file === SITE_FILE);
  const ofPages = words.filter(({file}) => file !== SITE_FILE);
  return [ofSite, ofPages, samplePicturesIn(sources, pictures)].flatMap((problems) =>
    diagnose(
      problems.map((problem) => word(rule, problem)),
      sources,
    ),
  );
}

const sampleProblem = (file: string, line: number, message: string, data: Data = {}): Problem => ({
  ...{ruleId: 'sample', message, data, file, line},
});

function samplePicturesIn(sources: readonly Source[], pictures: readonly NamedPicture[]): Problem[] {
  const samples = new Set(
    pictures.flatMap(({path, facts}) => (facts && SAMPLE_PICTURES.has(facts.content) ? path : [])),
  );
  const problems: Problem[] = [];
  const tell = (file: string, line: number, picture: string) => {
    if (samples.delete(picture)) problems.push(sampleProblem(file, line, 'picture', {picture}));
  };
  for (const source of sources) {
    source.values.forEach(({value, path, meta: {picture}}) => {
      if (picture && typeof value === 'string') tell(source.file, source.parsed?.lineOf(path) ?? 1, value);
    });
    for (const {name, line} of source.body?.photos ?? []) tell(source.file, line, name);
  }
  return problems;
}

function markedSamples({file, values, parsed}: Source): Problem[] {
  const problems: Problem[] = [];
  const marked: string[] = [];
  for (const {value, path} of values) {
    const line = parsed?.lineOf(path) ?? 1;
    const field = formatPath(path);
    if (marked.some((place) => `${field} › `.startsWith(place))) continue;
    const entry = asGroup(value);
    if (entry.sample === true) {
      marked.push(path.length === 0 ? '' : `${field} › `);
      const name = entry.name ?? entry.title ?? entry.alt ?? entry.id ?? entry.source;
      // An entry without a name, such as the story of a project, is identified by its path.
      if (path.length === 0) problems.push(sampleProblem(file, line, 'page'));
      else if (typeof name === 'string') problems.push(sampleProblem(file, line, 'namedEntry', {field, name}));
      else problems.push(sampleProblem(file, line, 'entry', {field}));
    } else if (typeof value === 'string') {
      const found = findPlaceholder(value);
      if (found) problems.push(sampleProblem(file, line, 'field', {field, ...found}));
    }
  }
  return problems;
}

const samplesInBody = (source: Source): Problem[] =>
  bodyLinesIn(source).flatMap(({line, text}) => {
    const found = findPlaceholder(text);
    return found ? sampleProblem(source.file, line, 'body', found) : [];
  });

function findPlaceholder(value: string): {found: string; what: string} | undefined {
  for (const [pattern, what] of PLACEHOLDERS) {
    const [found] = pattern.exec(value) ?? [];
    if (found !== undefined) return {found, what};
  }
  return undefined;
}

export const docs = 'All sample values are replaced before the site is published.';

export const examples: Examples<typeof rule> = {
  body: {invalid: [['«Write to ada@client.example.»', 'body', {found: 'ada@client.example.'}]]},
  'projects | title: Projects of the tests': {
    invalid: [
      ['title: Projects of the tests\nsample: true', 'page'],
      ['title: Call +234 000 000 0009', 'field', {field: 'title'}],
    ],
  },
  'about/history |     title: Project beta': {
    invalid: [['    title: Project beta\n    sample: true', 'namedEntry', {name: 'Project beta'}]],
  },
};
