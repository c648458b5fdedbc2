import {trail} from '../../cms/schema/meta';
import type {ReportDescriptor} from '../../cms/base/diagnostic';
import {asGroup, valueAt, type Path} from '../../cms/base/values';
import {rule, type Source} from '../../cms/definition/site-definition';
import {daysUntil} from '../../shared/days';

/** Fields with a day before which somebody has to act, and the message about it. An opening ends by itself. */
const ACTS: Readonly<Record<string, string>> = {
  validUntil: 'is valid until',
  reviewBy: 'is to be reviewed by',
  expires: 'expires on',
};

/** A desk is asked about until somebody has looked at it: a telephone that nobody answers shows on no page. */
const DESKS = 'desks';

/** How many days ahead somebody is told, and told again. */
const AHEAD_DAYS = [7, 30, 60];

/**
 * Deadlines that are near. The sentence of one changes only from step to step, so that a comparison with the night before
 * tells each step once, also where a night was left out.
 * @param today the day in Lagos, `2026-11-30`
 * @returns a sentence for each, in no order; a day that is past is a warning (`warningsOf`)
 */
export const deadlines = rule({id: 'near-deadline', severity: 'warning'}, ({sources, today}) =>
  sources.flatMap((source) => {
    const diagnostics: ReportDescriptor[] = [];
    source.values.forEach(({value, path}) => {
      const content = ACTS[String(path.at(-1))];
      if (content === undefined || typeof value !== 'string') return;
      const left = daysUntil(value, today);
      const step = left < 0 ? undefined : AHEAD_DAYS.find((days) => left <= days);
      const isOverdue = left < 0 && path[0] === DESKS;
      if (step === undefined && !isOverdue) return;
      const when = isOverdue ? 'that day is past' : `within ${step} days`;
      const message = `${entryOrPage(source, path.slice(0, -1))} ${content} ${value}: ${when}.`;
      diagnostics.push({file: source.file, line: source.parsed?.lineOf(path) ?? 1, message});
    });
    return diagnostics;
  }),
);

/** @returns what an entry is called, else the page that it is on, else its place. */
function entryOrPage({parsed}: Source, path: Path): string {
  const {name, title, kind} = asGroup(valueAt(parsed?.data, path));
  const names = [name, title, kind, asGroup(parsed?.data).title, trail(path)];
  return String(names.find((name) => typeof name === 'string'));
}

/** What follows from a day that has come, by its field. */
const CONSEQUENCES: Readonly<Record<string, string>> = {
  closes: 'the opening is not shown. Set a later day or remove the entry',
  expires: 'nobody trusts the address any more. Write a day within a year',
  validUntil: 'the page shows it as expired. Renew it, or remove the entry',
  reviewBy: 'buyers ask why. Have the policy reviewed, and write the new days',
};

/** An office closes at an hour, an opening on a day. */
const DAY = /^\d{4}-/;

/** Days that have come: nothing stops for them, but somebody should know. Of desks the reminders tell. */
export const pastDays = rule({id: 'past-day', severity: 'warning'}, ({sources, today}) =>
  sources.flatMap((source) => pastIn(source, today)),
);

const pastIn = (source: Source, today: string): ReportDescriptor[] =>
  source.values.flatMap(({value, path}) => {
    const consequence = CONSEQUENCES[String(path.at(-1))];
    if (consequence === undefined || path[0] === 'desks') return [];
    if (typeof value !== 'string' || !DAY.test(value) || value >= today) return [];
    const message = `${trail(path)} "${value}" is past, so ${consequence}.`;
    return [{file: source.file, line: source.parsed?.lineOf(path) ?? 1, message}];
  });
