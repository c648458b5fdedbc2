/** Mistakes in text and links that readers notice. */
import {truncate, type ReportDescriptor, type ReportMessage} from '../../cms/base/diagnostic';
import {asGroup, setIfAbsent} from '../../cms/base/values';
import {formatPath} from '../../cms/schema/meta';
import {rule, type Source} from '../../cms/definition/site-definition';
import {withCountryCode} from '../../cms/base/link-audience';
import {bodyLinesIn, reportTexts} from './texts';

/** Only words that nobody repeats on purpose, unlike "that that" or "had had". */
const DOUBLED =
  /(?<![\p{L}\d’'-])(the|a|an|of|to|and|for|are|with|at|by|we|our|from|or|as|be|will|it) \1(?![\p{L}\d’'-])/iu;
const CODE = /\\u[\da-f]{4}/i;
/** Nigerian numbers as people dial them inside the country. */
const LOCAL_NUMBER = /(?<![\d+/.,-])0[789][01]\d[ -]?\d{3}[ -]?\d{4}(?![\d/-])/;

function findMistake(text: string): ReportMessage | undefined {
  const [doubled] = DOUBLED.exec(text) ?? [];
  if (doubled !== undefined) {
    return {message: `"${doubled}" has a word twice.`, help: `Write "${doubled.split(' ')[0]}" once.`};
  }
  const [code] = CODE.exec(text) ?? [];
  if (code !== undefined) {
    return {
      message: `${code} is the code of a character, which readers would see.`,
      help: 'Write the character itself.',
    };
  }
  const [number] = LOCAL_NUMBER.exec(text) ?? [];
  const right = number === undefined ? undefined : withCountryCode(number);
  return right === undefined
    ? undefined
    : {message: `"${number}" has no country code.`, help: `Write +234 ${number?.replace(/^0/, '')}.`};
}

export const wording = rule({id: 'wording', severity: 'warning'}, ({sources}) =>
  sources.flatMap((source) => reportTexts(source, findMistake)),
);

const VAGUE =
  /^(?:click|tap|press)?\s*(?:here|this|link|this link|read more|more|learn more|see more|click|more info)$/i;
/** A title after the address says where the link leads. */
const LINK = /(!?)\[([^[\]]+)\]\(([^()\s]+)( ")?/g;
/** Parameters that only say who shared a link. `si` and `trk` mean something else on other sites. */
const TRACKING = [
  [/^/, /^(?:fbclid|gclid|msclkid|igshid|mc_eid)$/],
  [/(?:^|\.)linkedin\.com$/, /^(?:trk|rcm|lipi)$/],
  [/(?:^|\.)(?:youtube\.com|youtu\.be|spotify\.com)$/, /^si$/],
] as const;

/** @returns the address without parameters for tracking; undefined when it has none */
function withoutTracking(address: string): string | undefined {
  if (!address.startsWith('https://') || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  const [base = '', rest = ''] = address.split(/\?(.*)/s);
  const [query = '', hash] = rest.split(/(#.*)/s);
  const isTracking = (pair: string) => {
    const [name = '', value] = pair.split('=');
    return (
      (name === 'utm_source' && value === 'chatgpt.com') ||
      TRACKING.some(([host, pattern]) => host.test(url.hostname) && pattern.test(name))
    );
  };
  const pairs = query.split('&');
  const kept = pairs.filter((pair) => !isTracking(pair));
  if (kept.length === pairs.length) return undefined;
  return base + (kept.length > 0 ? `?${kept.join('&')}` : '') + (hash ?? '');
}

export const linkWording = rule({id: 'link-wording', severity: 'warning'}, ({sources}) => [
  ...sources.flatMap((source) => [...bodyLinks(source), ...fieldLinks(source)]),
  ...openingForms(sources),
]);

function trackingReport(address: string, written: string): ReportMessage | undefined {
  const right = withoutTracking(address);
  if (right === undefined) return undefined;
  const message = `The link "${truncate(address)}" says who shared it.`;
  return {message, help: `Write ${right}.`, fix: written.replace(address, () => right)};
}

const bodyLinks = (source: Source): ReportDescriptor[] =>
  bodyLinesIn(source).flatMap(({line, text}) =>
    [...text.matchAll(LINK)].flatMap(([, image, name = '', address = '', title]): ReportDescriptor[] => {
      const found = trackingReport(address, text);
      if (found) return [{file: source.file, line, ...found}];
      if (image || title || !VAGUE.test(name.trim())) return [];
      const message = `The link text "${name}" does not say where it leads.`;
      return [{file: source.file, line, message, help: 'Write the name of the page or file.'}];
    }),
  );

const fieldLinks = (source: Source): ReportDescriptor[] =>
  source.values.flatMap(({value, path}) => {
    if (typeof value !== 'string' || !value.startsWith('https://')) return [];
    const line = source.parsed?.lineOf(path) ?? 1;
    const found = trackingReport(value, source.text.split('\n')[line - 1] ?? '');
    return found ? [{file: source.file, line, path, ...found}] : [];
  });

const LOUD = /!|[₦$€£]\s?\d|\b(?:NGN|USD)\b|\burgent(?:ly)?\b/i;
/** Shorter words in capitals are abbreviations. */
const LONG_CAPITALS = /\p{Lu}{4,}/u;
const MIN_WORDS_IN_CAPITALS = 2;

/** Reports titles of openings that are loud, and one application form for two openings. */
function openingForms(sources: readonly Source[]): ReportDescriptor[] {
  const first = new Map<string, string>();
  const openings = sources.filter(({kind}) => kind?.name === 'opening');
  return openings.flatMap(({file, parsed}): ReportDescriptor[] => {
    const {title, applyLink} = asGroup(parsed?.data);
    const reports: ReportDescriptor[] = [];
    const at = (name: string, message: string, help: string) => {
      const path = [name];
      reports.push({file, line: parsed?.lineOf(path) ?? 1, path, message: `${formatPath(path)} ${message}`, help});
    };
    if (typeof title === 'string') {
      const isInCapitals =
        title === title.toUpperCase() &&
        LONG_CAPITALS.test(title) &&
        title.split(/\s+/).length >= MIN_WORDS_IN_CAPITALS;
      if (LOUD.test(title))
        at(
          'title',
          `"${truncate(title)}" has more than the position.`,
          'Write only the position; the pay belongs in the description.',
        );
      else if (isInCapitals) at('title', `"${truncate(title)}" is in capitals.`, 'Write it as in "Pipe Fitter".');
    }
    if (typeof applyLink !== 'string') return reports;
    const before = setIfAbsent(first, applyLink, file);
    if (before !== undefined)
      at('applyLink', `is also the form of ${before}.`, 'Write the address of this opening’s form.');
    return reports;
  });
}
