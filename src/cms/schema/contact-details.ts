import * as z from 'zod';
import {closestMatch} from '../values/closest-match';
import {COUNTRY_NAMES, findUnknownCountry} from '../values/countries';
import {isTelephone} from '../../shared/telephone';
import {field, reportIssue} from './meta';

/** The fields that browsers fill in automatically (HTML standard, "Autofill", 2026). */
export const AUTOFILL_FIELDS = new Set(
  (
    'name honorific-prefix given-name additional-name family-name honorific-suffix nickname username new-password ' +
    'current-password one-time-code organization-title organization street-address address-line1 address-line2 ' +
    'address-line3 address-level4 address-level3 address-level2 address-level1 country country-name postal-code ' +
    'cc-name cc-given-name cc-additional-name cc-family-name cc-number cc-exp cc-exp-month cc-exp-year cc-csc cc-type ' +
    'transaction-currency transaction-amount language bday bday-day bday-month bday-year sex url photo tel ' +
    'tel-country-code tel-national tel-area-code tel-local tel-local-prefix tel-local-suffix tel-extension email impp'
  ).split(' '),
);
/** Tokens that HTML allows before such a name: a section, shipping or billing, home, work or mobile. */
const BEFORE_FIELD = /^(section-\S+ )?((shipping|billing) )?((home|work|mobile|fax|pager) (?=tel|email|impp))?/;

/** The data that the browser may fill in. */
export const autocomplete = (description: string, example: string) =>
  field(
    z.string().superRefine((value, context) => {
      if (value === 'on' || value === 'off' || AUTOFILL_FIELDS.has(value.replace(BEFORE_FIELD, ''))) return;
      const params = {suggestion: closestMatch(value.split(' ').at(-1) ?? '', AUTOFILL_FIELDS)};
      context.addIssue({code: 'custom', message: 'is not an autocomplete value that browsers know', params});
    }),
    description,
    example,
    'autofill',
  );

export const email = (description: string, example: string) =>
  z.email({error: 'is not an e-mail address'}).meta({description, example, contact: true, kind: 'email'});

export const phone = (description: string, example: string) =>
  z
    .string()
    .refine(isTelephone, {error: 'is not a telephone number in international format'})
    .meta({description, example, contact: true, kind: 'phone'});

/** Domains of free e-mail services, where anybody can create an address. */
const PUBLIC_EMAIL_SERVICE = /^(gmail|googlemail|yahoo|ymail|outlook|hotmail|live|icloud|aol|proton|zoho)\.[a-z.]+$/i;
const DOMAIN = /^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/i;

/** A genuine sender: an e-mail address, or the domain of all genuine addresses. */
export const sender = (description: string, example: string) =>
  z
    .string()
    .superRefine((value, context) => {
      const bare = value.replace(/^@/, '');
      if (PUBLIC_EMAIL_SERVICE.test(bare))
        reportIssue(context, 'is a public e-mail service', 'Write the whole e-mail address.');
      else if (value !== bare && DOMAIN.test(bare)) reportIssue(context, 'begins with @', `Write ${bare}.`);
      else if (!DOMAIN.test(value) && !z.email().safeParse(value).success) {
        reportIssue(context, 'is neither an e-mail address nor the part after its @');
      }
    })
    .meta({description, example, contact: true});

/** Several telephone numbers in one value, separated by commas. */
export const phoneList = (description: string, example: string) =>
  z
    .string()
    .refine((value) => value.split(',').every(isTelephone), {
      error: 'is not a list of telephone numbers in international format, separated by commas',
    })
    .meta({description, example, contact: true, kind: 'phones'});

const MAX_COUNTRY = 40;

/** A country by its English name, which determines flags and structured data. */
export const country = (description: string, example: string) =>
  z
    .string()
    .trim()
    .min(1)
    .max(MAX_COUNTRY)
    .superRefine((value, context) => {
      const unknown = findUnknownCountry(value);
      if (unknown === undefined) return;
      const params = {suggestion: closestMatch(unknown, COUNTRY_NAMES)};
      context.addIssue({code: 'custom', message: 'is not the English name of a country', params});
    })
    .meta({description, example, words: true, country: true});
