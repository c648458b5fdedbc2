import {formatPath} from '../../cms/schema/meta';
import type {ReportDescriptor} from '../../cms/base/diagnostic';
import {asGroup, valueAt, type Path} from '../../cms/base/values';
import {rule, type Source} from '../../cms/definition/site-definition';
import {daysUntil} from '../../shared/days';

/** Fields with a deadline, and the beginning of the message. The closing day of an opening needs no action. */
const DEADLINE_FIELDS: Readonly<Record<string, string>> = {
  validUntil: 'is valid until',
  reviewBy: 'must be reviewed by',
  expires: 'expires on',
};

/** Overdue reviews of contact points are reported every day, because nothing else reveals an unattended telephone. */
const CONTACTS = 'contacts';

/** The days before a deadline at which a reminder is due. */
const REMINDER_DAYS = [7, 30, 60];

/**
 * Reports deadlines that are near. The message about a deadline changes only at these steps, so that a comparison with
 * the last nightly run reports each step once, even if a night was skipped. `pastDays` reports deadlines in the past.
 */
export const deadlines = rule({id: 'near-deadline', severity: 'warning'}, ({sources, today}) =>
  sources.flatMap((source) =>
    source.values.flatMap(({value, path}): ReportDescriptor[] => {
      const content = DEADLINE_FIELDS[String(path.at(-1))];
      if (content === undefined || typeof value !== 'string') return [];
      const left = daysUntil(value, today);
      const step = left < 0 ? undefined : REMINDER_DAYS.find((days) => left <= days);
      const isOverdue = left < 0 && path[0] === CONTACTS;
      if (step === undefined && !isOverdue) return [];
      const when = isOverdue ? 'overdue' : `within ${step} days`;
      const message = `${nameOfEntryOrPage(source, path.slice(0, -1))} ${content} ${value}: ${when}.`;
      return [{file: source.file, line: source.parsed?.lineOf(path) ?? 1, message}];
    }),
  ),
);

/** @returns the name of an entry, otherwise the title of its page, otherwise its path. */
function nameOfEntryOrPage({parsed}: Source, path: Path): string {
  const {name, title, kind} = asGroup(valueAt(parsed?.data, path));
  const names = [name, title, kind, asGroup(parsed?.data).title, formatPath(path)];
  return String(names.find((name) => typeof name === 'string'));
}

/** The messages about a date in the past, by field. */
const CONSEQUENCES: Readonly<Record<string, string>> = {
  closes: 'the opening is no longer shown. Write a later date, or delete the page',
  expires: 'security researchers no longer trust the address. Write a date within one year',
  validUntil: 'the page shows it as expired. Write the new date, or remove the entry',
  reviewBy: 'the review is overdue. Have the policy reviewed, and write the new dates',
};

/** `closes` is an hour for an office, and a day for an opening. */
const DAY = /^\d{4}-/;

/** Reports dates in the past. `deadlines` reports those of contact points. */
export const pastDays = rule({id: 'past-day', severity: 'warning'}, ({sources, today}) =>
  sources.flatMap((source) => pastDaysIn(source, today)),
);

const pastDaysIn = (source: Source, today: string): ReportDescriptor[] =>
  source.values.flatMap(({value, path}) => {
    const consequence = CONSEQUENCES[String(path.at(-1))];
    if (consequence === undefined || path[0] === CONTACTS) return [];
    if (typeof value !== 'string' || !DAY.test(value) || value >= today) return [];
    const message = `${formatPath(path)} "${value}" is in the past, so ${consequence}.`;
    return [{file: source.file, line: source.parsed?.lineOf(path) ?? 1, message}];
  });
