import * as z from 'zod';
import {DAY_MS, lagosDay} from '../../shared/days';
import {field} from './meta';

/** A year in the company's history. */
export const year = (description: string, example: string) => field(z.int().min(1900).max(2100), description, example);

/** A calendar day, such as 2026-11-30. */
export const day = (description: string, example: string) =>
  field(z.iso.date({error: 'is not a date written year-month-day'}), description, example, 'day');

/** A month that is not in the future, such as 2026-11. */
export const month = (description: string, example: string) =>
  field(
    z
      .string()
      .regex(/^(19|20)\d\d-(0[1-9]|1[0-2])$/, {error: 'is not a month written year-month'})
      .refine((value) => value <= lagosDay(), {
        error: 'is yet to come',
        params: {help: 'Write the month for which it is known.'},
      }),
    description,
    example,
    'month',
  );

/** The longest validity of a security.txt, in days (RFC 9116, section 2.5.5). */
const EXPIRES_WITHIN_DAYS = 365;

/** A day at most a year ahead. Once it is past, the check warns but does not fail. */
export const expiry = (description: string, example: string) =>
  field(
    day(description, example).transform((value, context) => {
      const today = lagosDay();
      const last = new Date(Date.parse(today) + EXPIRES_WITHIN_DAYS * DAY_MS).toISOString().slice(0, 10);
      if (value > last) {
        const message = 'is more than a year away';
        context.addIssue({code: 'custom', message, params: {help: `Write a day from ${today} to ${last}.`}});
      }
      return value;
    }),
    description,
    example,
    'day',
  );

/** An hour as it is stored. */
export const HOUR = /^([01]\d|2[0-3]):[0-5]\d$/;

/** A time on the 24-hour clock, such as 18:00. An invalid one keeps the rules of its group from running. */
export const hour = (description: string, example: string) =>
  field(
    z.string().superRefine((value, context) => {
      if (HOUR.test(value)) return;
      const whole = value.padStart('00:00'.length, '0');
      const params = HOUR.test(whole) ? {help: `Write ${whole}.`} : {};
      context.addIssue({
        code: 'custom',
        message: 'is not an hour of 24, such as 08:00 or 18:00',
        params,
        continue: false,
      });
    }),
    description,
    example,
    'hour',
  );
