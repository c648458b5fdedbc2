import {daysUntil} from '../../shared/days';
import {asGroup, valueAt, type Path} from '../../cms/values/values';
import {defineRule, type Examples, type Source} from '../../cms/definition/site-definition';
import {formatPath} from '../../cms/schema/meta';

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
 * The message about a deadline changes only at these steps, so that a comparison with the last nightly run reports each
 * step once, even if a night was skipped. `past-day` reports deadlines in the past.
 */
export const rule = defineRule({
  id: 'near-deadline',
  severity: 'warning',
  occasion: 'night',
  messages: {
    near: '{name*} {verb*} {value*}: within {days} days.',
    overdue: '{name*} {verb*} {value*}: overdue.',
  },
  check: {
    field: (report, {value, path, source}, {today}) => {
      const verb = DEADLINE_FIELDS[String(path.at(-1))];
      if (verb === undefined) return;
      const left = daysUntil(value, today);
      const days = left < 0 ? undefined : REMINDER_DAYS.find((step) => left <= step);
      const data = {name: nameOfEntryOrPage(source, path.slice(0, -1)), verb};
      const at = {line: source.parsed?.lineOf(path) ?? 1};
      if (days !== undefined) report({message: 'near', data: {...data, days}, at});
      else if (left < 0 && path[0] === CONTACTS) report({message: 'overdue', data, at});
    },
  },
});

/** @returns the name of an entry, otherwise the title of its page, otherwise its path. */
function nameOfEntryOrPage({parsed}: Source, path: Path): string {
  const {name, title, kind} = asGroup(valueAt(parsed?.data, path));
  const names = [name, title, kind, asGroup(parsed?.data).title, formatPath(path)];
  return String(names.find((item) => typeof item === 'string'));
}

export const docs =
  'Certificates, policies and contact addresses are renewed before they expire. A nightly check sends reminders.';

export const examples: Examples<typeof rule> = {
  'contact/index | reviewBy: 2026-12-30': {
    invalid: [
      ['reviewBy: 2026-12-05', 'near', {name: 'The press', days: 7}],
      ['reviewBy: 2026-11-01', 'overdue', {name: 'The press'}],
    ],
  },
};
