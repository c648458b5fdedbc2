import * as z from 'zod';
import {DAY_MS, HOUR} from '../../shared/days';
import {field, reportIssue} from './meta';
import {externalAddress} from './address';

/** The types of fields. Editors see their messages. */
export {address, googleMapsAddress, pdfPath, formerAddress, externalAddress, mapAddress, siteAddress} from './address';
export {autocomplete, country, email, phone, phoneList, sender} from './contact-details';
export {field, reportIssue} from './meta';
export {focal, logo, photo, portrait} from './picture';

const MAX_LINE = 200;
const MAX_LABEL = 80;
const MAX_SENTENCES = 600;
const MAX_ALT = 250;

/** One line of plain text, at most `max` characters. */
export const text = (description: string, example: string, max = MAX_LINE) =>
  z.string().trim().min(1).max(max).meta({description, example, words: true});

/** A label of the site chrome. Placeholders such as {name} must be in the example as well. */
export const label = (description: string, example: string) => text(description, example, MAX_LABEL);

export const sentences = (description: string, example: string) => text(description, example, MAX_SENTENCES);

/** The alternative text of a photo (WCAG 2.2, 1.1.1). */
export const alt = (example = 'A pump on a steel frame') =>
  text('What the photo shows, for people who cannot see it.', example, MAX_ALT).meta({kind: 'alt'});

/** Marks a field as unique in its list, for instance because the entry's id is made from it. */
export const unique = <S extends z.ZodType>(schema: S): S => schema.meta({unique: true});

/** Marks the field by which a page groups entries. */
export const grouping = <S extends z.ZodType>(schema: S): S => schema.meta({grouping: true});

/** Marks a sample entry, which the company must replace with its own. Visitors never see the mark. */
export const sample = field(z.literal(true).optional(), 'This entry or page is a sample and must be replaced.', 'true');

const MAX_PAPER_NUMBER = 40;
/** A letter O next to a digit, typed instead of a zero. */
const LETTER_O = /\d[Oo](?![A-Za-z])|(?<![A-Za-z])[Oo]\d/;

/** The number of a document, which may have letters, points and slashes. */
export const documentNumber = (description: string, example: string, max = MAX_PAPER_NUMBER) =>
  text(description, example, max).refine((value) => !LETTER_O.test(value), {
    error: 'has the letter O instead of a zero',
    params: {help: 'Write the digit 0.'},
  });

/** Sites where anybody can publish anything. */
const SOCIAL_NETWORK = /^https:\/\/([\w-]+\.)*(facebook|instagram|linkedin|tiktok|twitter|x|youtube)\.com(?=[/?#]|$)/i;

/** A page where the issuer shows what it has issued. */
export const registerAddress = (description: string, example: string) =>
  externalAddress(description, example)
    .refine((address) => !SOCIAL_NETWORK.test(address), {
      error: 'is a social network, not a register',
      params: {help: 'Write the address of the issuer’s own page about it, or remove the line.'},
    })
    .meta({description, example, elsewhere: true});

export const icon = (example: string) =>
  z.string().meta({description: 'The name of a line icon from tabler.io/icons.', example, icon: true});

/** @param specified the agreed number of entries; fewer give a warning, never an error. */
export const list = <S extends z.ZodType>(item: S, description: string, specified?: number) =>
  z
    .array(item)
    .min(1)
    .meta({description, ...(specified === undefined ? {} : {specified})});

export const exactly = <S extends z.ZodType>(count: number, item: S, description: string) =>
  field(z.array(item).length(count), description);

/** A list with a number of entries in this range, without duplicates. */
export const between = <S extends z.ZodType<string>>(
  [least, most]: readonly [least: number, most: number],
  item: S,
  description: string,
  specified: number,
) =>
  z
    .array(item)
    .min(least)
    .max(most)
    .superRefine((entries, context) => {
      for (const [index, entry] of entries.entries()) {
        if (entries.indexOf(entry) === index) continue;
        reportIssue(context, 'is repeated', 'Remove one of them.', [index]);
      }
    })
    .meta({description, specified});

const ID = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** A short name that never changes and is unique in its list. */
export const id = (example: string) =>
  z.string().regex(ID, {error: 'may contain only lowercase letters, digits and hyphens'}).meta({
    description: 'A short name for links and references. It must not change after publication.',
    example,
    identifier: true,
    unique: true,
  });

/** The id of an entry on another page. */
export const reference = (target: string, example: string) =>
  z.string().meta({description: `The id of one of the ${target}.`, example, reference: target});

export const year = (description: string, example: string) => field(z.int().min(1900).max(2100), description, example);

/** A day, such as 2026-11-30. An invalid one prevents the rules of its group from running. */
export const day = (description: string, example: string) =>
  field(z.iso.date({error: 'is not a date in the format year-month-day', abort: true}), description, example, 'day');

/** A month that is not in the future, such as 2026-11. */
export const month = (description: string, example: string, today: () => string) =>
  field(
    z
      .string()
      .regex(/^(19|20)\d\d-(0[1-9]|1[0-2])$/, {error: 'is not a month in the format year-month', abort: true})
      .refine((value) => value <= today(), {
        error: 'is in the future',
        params: {help: 'Write the last month for which the figure is known.'},
      }),
    description,
    example,
    'month',
  );

/** The longest validity of a security.txt, in days (RFC 9116, section 2.5.5). */
const EXPIRES_WITHIN_DAYS = 365;

/** A day at most a year ahead. After that date, the check warns but does not fail. */
export const expiryDate = (description: string, example: string, today: () => string) =>
  field(
    day(description, example).transform((value, context) => {
      const first = today();
      const last = new Date(Date.parse(first) + EXPIRES_WITHIN_DAYS * DAY_MS).toISOString().slice(0, 10);
      if (value > last) reportIssue(context, 'is more than a year away', `Write a date from ${first} to ${last}.`);
      return value;
    }),
    description,
    example,
    'day',
  );

/** A time on the 24-hour clock, such as 18:00. An invalid one prevents the rules of its group from running. */
export const hour = (description: string, example: string) =>
  field(
    z.string().superRefine((value, context) => {
      if (HOUR.test(value)) return;
      const whole = value.padStart('00:00'.length, '0');
      const params = HOUR.test(whole) ? {help: `Write ${whole}.`} : {};
      context.addIssue({
        code: 'custom',
        message: 'is not a time in 24-hour format, such as 08:00 or 18:00',
        params,
        continue: false,
      });
    }),
    description,
    example,
    'hour',
  );
