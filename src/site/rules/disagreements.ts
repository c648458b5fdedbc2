/** Compares figures of different pages, as visitors would. */
import {PROJECTS} from '../../shared/addresses';
import type {ReportDescriptor} from '../../cms/base/diagnostic';
import {asGroup, asList} from '../../cms/base/values';
import {rule, type Source} from '../../cms/definition/site-definition';
import {figureWarnings, haveOneSubject, type WrittenFigure} from './figures';

/**
 * Reports figures that disagree with each other, with the words of a page, or with the history.
 */
export const disagreements = rule({id: 'disagreeing-figure', severity: 'warning'}, ({sources, today}) => {
  const figures = sources.flatMap(figuresOf);
  return [
    ...disagreeing(figures),
    ...figureWarnings(sources, figures),
    ...older(figures, sources, Number(today.slice(0, 4))),
  ];
});

/**
 * Reports a figure for projects that exceeds the number of projects on their page. That is valid, but buyers ask about
 * it, so only the check before a launch reports it.
 */
export const unshownProjects = rule({id: 'unshown-project', severity: 'warning'}, ({sources}) => {
  const owner = sources.find(({path}) => path === PROJECTS);
  const shown = asList(asGroup(owner?.parsed?.data).projects).length;
  if (!owner?.parsed || shown === 0) return [];
  const place = `${owner.file}:${owner.parsed.lineOf(['projects'])}`;
  return sources.flatMap(figuresOf).flatMap(({source, line, label, number, words: content}): ReportDescriptor[] => {
    if (!/\bprojects\b/.test(label) || number <= shown) return [];
    const message = `"${content}" is more than the ${shown} that are shown at ${place}. Say that those are a choice, or correct it.`;
    return [{file: source.file, line, message, related: [owner.file]}];
  });
});

function figuresOf(source: Source): WrittenFigure[] {
  const figures: WrittenFigure[] = [];
  source.values.forEach(({value, path}) => {
    const {number, label, suffix = '', id} = asGroup(value);
    if (typeof number !== 'number' || typeof label !== 'string') return;
    const text = `${number}${String(suffix)} ${label}`;
    figures.push({
      source,
      line: source.parsed?.lineOf(path) ?? 1,
      number,
      label: label.toLowerCase(),
      words: text,
      ...(typeof id === 'string' && {id}),
    });
  });
  return figures;
}

/** Reports figures of two pages with one subject, `Projects` and `Projects Completed`, but different numbers. */
function disagreeing(figures: WrittenFigure[]): ReportDescriptor[] {
  return figures.flatMap((figure, index) =>
    figures.slice(0, index).flatMap((before): ReportDescriptor[] => {
      const samePage = before.source === figure.source;
      if (samePage || !haveOneSubject(figure, before) || before.number === figure.number) return [];
      const place = `${before.source.file}:${before.line}`;
      const message = `"${figure.words}" disagrees with "${before.words}" at ${place}. Visitors will ask which is right.`;
      return [{file: figure.source.file, line: figure.line, message, related: [before.source.file]}];
    }),
  );
}

/** Reports years of experience that exceed the years since the first milestone of the history. */
function older(figures: WrittenFigure[], sources: readonly Source[], year: number): ReportDescriptor[] {
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
    .map(({source, line, words: content}) => {
      const since = `the ${year - first.year} years since ${first.year} (${first.place})`;
      const message = `"${content}" is more than ${since}. Visitors will ask which is right.`;
      return {file: source.file, line, message, related: [first.file]};
    });
}
