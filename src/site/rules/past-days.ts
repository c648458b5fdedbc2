import type {ReportDescriptor} from '../../cms/base/diagnostic';
import {rule, type Source} from '../../cms/definition/site-definition';
import {trail} from '../../cms/schema/meta';

/** The messages about a day in the past, by field. */
const CONSEQUENCES: Readonly<Record<string, string>> = {
  closes: 'the opening is not shown. Set a later day or remove the entry',
  expires: 'nobody trusts the address any more. Write a day within a year',
  validUntil: 'the page shows it as expired. Renew it, or remove the entry',
  reviewBy: 'buyers ask why. Have the policy reviewed, and write the new days',
};

/** `closes` is an hour for an office, and a day for an opening. */
const DAY = /^\d{4}-/;

/** Reports days in the past. `deadlines` reports those of desks. */
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
