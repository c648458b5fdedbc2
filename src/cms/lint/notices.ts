import type {Content} from './content';
import type {Diagnostic} from '../base/diagnostic';
import type {Source} from './source';
import {trail} from '../schema/meta';
import {PROJECTS} from '../../shared/addresses';
import {pageTypeOf} from '../../site/page-types/registry';
import {BLOCKS} from '../base/blocks';
import {asGroup, asList} from '../base/values';
import {figureWarnings, haveOneSubject, type Figure} from './figures';
import {letterWarnings} from './letters';

/**
 * What is right in itself but may not be meant: it never fails the check.
 * @param today the day in Lagos, `2026-11-30`
 * @returns a sentence for each, in no order
 */
export function warningsOf({sources}: Pick<Content, 'sources'>, today: string): Diagnostic[] {
  return [
    ...sources.flatMap((source) => [
      ...past(source, 'closes', 'the opening is not shown. Set a later day or remove the entry', today),
      ...past(source, 'expires', 'nobody trusts the address any more. Write a day within a year', today),
      ...past(source, 'validUntil', 'the page shows it as expired. Renew it, or remove the entry', today),
      ...past(source, 'reviewBy', 'buyers ask why. Have the policy reviewed, and write the new days', today),
      ...fewer(source),
      ...unshown(source),
      ...letterWarnings(source),
    ]),
    ...disagreementsOf({sources}, today),
  ];
}

/**
 * Figures that visitors would hold against each other.
 * @param today the day in Lagos, `2026-11-30`
 * @returns a sentence for each with both places, in no order
 */
export function disagreementsOf({sources}: Pick<Content, 'sources'>, today: string): Diagnostic[] {
  const figures = sources.flatMap(figuresOf);
  return [
    ...disagreeing(figures),
    ...figureWarnings(sources, figures),
    ...older(figures, sources, Number(today.slice(0, 4))),
  ];
}

/**
 * Desks without the name of a person: right where nobody has agreed to be named, but journalists and neighbours ask for one.
 * @returns a sentence that counts them, where there are any
 */
export const namelessContacts = ({sources}: Pick<Content, 'sources'>): Diagnostic[] =>
  sources.flatMap(({file, parsed}): Diagnostic[] => {
    const contacts = asList(asGroup(parsed?.data).desks).map(asGroup);
    const nameless = contacts.filter(({person}) => person === undefined);
    if (nameless.length === 0) return [];
    const names = nameless.map(({name}) => String(name)).join(', ');
    const text = `${nameless.length} of the ${contacts.length} desks name no person: ${names}. Name those who agree to it.`;
    return [{file, line: parsed?.lineOf(['desks']) ?? 1, text}];
  });

/**
 * Figures of jobs that are more than the jobs on the page of projects: right in itself, but asked about by buyers, so it
 * is told before a launch alone.
 * @returns a sentence for each with both places, in no order
 */
export function unshownProjects({sources}: Pick<Content, 'sources'>): Diagnostic[] {
  const owner = sources.find(({path}) => path === PROJECTS);
  const shown = asList(asGroup(owner?.parsed?.data).projects).length;
  if (!owner?.parsed || shown === 0) return [];
  const place = `${owner.file}:${owner.parsed.lineOf(['projects'])}`;
  return sources.flatMap(figuresOf).flatMap(({source, line, label, number, text: content}): Diagnostic[] => {
    if (!/\bprojects\b/.test(label) || number <= shown) return [];
    const text = `"${content}" is more than the ${shown} that are shown at ${place}. Say that those are a choice, or correct it.`;
    return [{file: source.file, line, text, related: [owner.file]}];
  });
}

/** An office closes at an hour, an opening on a day. */
const DAY = /^\d{4}-/;

/** Days that have come: nothing stops for them, but somebody should know. Of desks the reminders tell. */
function past(source: Source, field: string, consequence: string, today: string): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  source.values.forEach(({value, path}) => {
    if (path[0] === 'desks' || path.at(-1) !== field || typeof value !== 'string' || !DAY.test(value) || value >= today)
      return;
    const text = `${trail(path)} "${value}" is past, so ${consequence}.`;
    diagnostics.push({file: source.file, line: source.parsed?.lineOf(path) ?? 1, text});
  });
  return diagnostics;
}

/** Lists that hold fewer entries than were agreed for them. */
function fewer(source: Source): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const ofPage = pageTypeOf(source.file).specified[source.path ?? ''] ?? {};
  source.values.forEach(({value, path, meta}) => {
    const specified = meta.specified ?? ofPage[trail(path)];
    if (specified === undefined || !Array.isArray(value) || value.length >= specified) return;
    const text = `${trail(path)} has ${value.length} of the ${specified} entries that were agreed for it.`;
    diagnostics.push({file: source.file, line: source.parsed?.lineOf(path) ?? 1, text});
  });
  return diagnostics;
}

/** Lists that were filled in, but whose part is missing from the body. */
function unshown({file, path, body, parsed}: Source): Diagnostic[] {
  if (!body || !parsed) return [];
  const written = new Set(body.blocks.map(({name}) => name));
  const fields = Object.keys(asGroup(parsed.data));
  return fields.flatMap((field): Diagnostic[] => {
    const blocks = Object.entries(BLOCKS).filter(([, {shows, only}]) => shows === field && (only ?? path) === path);
    if (field === 'callToAction' || blocks.length === 0 || blocks.some(([name]) => written.has(name))) return [];
    const text = `${field} is shown nowhere. Write <${blocks[0]?.[0]} /> on a line of its own where it belongs.`;
    return [{file, line: parsed.lineOf([field]), text}];
  });
}

function figuresOf(source: Source): Figure[] {
  const figures: Figure[] = [];
  source.values.forEach(({value, path}) => {
    const {number, label, suffix = '', id} = asGroup(value);
    if (typeof number !== 'number' || typeof label !== 'string') return;
    const text = `${number}${String(suffix)} ${label}`;
    figures.push({
      source,
      line: source.parsed?.lineOf(path) ?? 1,
      number,
      label: label.toLowerCase(),
      text,
      ...(typeof id === 'string' && {id}),
    });
  });
  return figures;
}

/** Figures of two pages whose labels share their subject, `Projects` and `Projects Completed`, but not their number. */
function disagreeing(figures: Figure[]): Diagnostic[] {
  return figures.flatMap((figure, index) =>
    figures.slice(0, index).flatMap((before): Diagnostic[] => {
      const samePage = before.source === figure.source;
      if (samePage || !haveOneSubject(figure, before) || before.number === figure.number) return [];
      const place = `${before.source.file}:${before.line}`;
      const text = `"${figure.text}" disagrees with "${before.text}" at ${place}. Visitors will ask which is right.`;
      return [{file: figure.source.file, line: figure.line, text, related: [before.source.file]}];
    }),
  );
}

/** Years of experience that are more than the years since the first milestone of the history. */
function older(figures: Figure[], sources: Source[], year: number): Diagnostic[] {
  const milestones = sources.flatMap(({file, parsed}) =>
    asList(asGroup(parsed?.data).timeline).flatMap((entry, index) => {
      const {year: of} = asGroup(entry);
      return typeof of === 'number'
        ? {year: of, file, place: `${file}:${parsed?.lineOf(['timeline', index, 'year'])}`}
        : [];
    }),
  );
  const [first] = milestones.sort((a, b) => a.year - b.year);
  if (!first) return [];
  return figures
    .filter(({label, number}) => /\byears?\b/.test(label) && number > year - first.year)
    .map(({source, line, text: content}) => {
      const since = `the ${year - first.year} years since ${first.year} (${first.place})`;
      const text = `"${content}" is more than ${since}. Visitors will ask which is right.`;
      return {file: source.file, line, text, related: [first.file]};
    });
}
