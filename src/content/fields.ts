/** The kinds of value that a field may hold. The sentences are shown to editors, so they are written for them. */
import * as z from 'zod';
import {isTelephone} from './check/telephone';
import {closest} from './closest';
import {countryNames, unknownCountry} from './countries';
import {lagosDay} from '../shared/days';
import {iconNames} from './icon-names';
import {inspectLogo, inspectPhoto, type Logo, type Photo} from './images';
import {readMap, type MapView} from '../shared/map';

/** What the check shows when a value is missing or wrong. */
export interface FieldMeta {
  /** One sentence in an editor's words. */
  description: string;
  /** An accepted value, as it would be typed in YAML. */
  example?: string;
  /** What this value may name: an entry of a list that another page owns, or a page. */
  reference?: ReferenceTarget;
  /** How many entries of the list the specification names. */
  specified?: number;
  /** The value is the path of a file in static/. */
  file?: true;
  /** The value is for machines: it tells an entry of a list from the others and never shows. */
  identifier?: true;
  /** No other entry of its list may have the value, nor one that differs in signs or capitals alone. */
  unique?: true;
  /** The value is shown letter by letter; only the places in curly brackets that its example has are filled in. */
  words?: true;
}

type ReferenceTarget = 'pages' | 'services' | 'projects' | 'clients';

/** Gives a schema its words: what the field holds, for the guide, and an example for the sentences of the check. */
export const field = <S extends z.ZodType>(schema: S, description: string, example?: string): S =>
  schema.meta({description, ...(example === undefined ? {} : {example})});

/** One line of plain words, at most `max` characters. */
export const text = (description: string, example: string, max = 200) =>
  z.string().trim().min(1).max(max).meta({description, example, words: true});

/** A few sentences of plain words. */
export const sentences = (description: string, example: string) => text(description, example, 600);

/** The field tells an entry of its list from the others, for instance because its address on the page is made from it. */
export const unique = <S extends z.ZodType>(schema: S): S => schema.meta({unique: true});

const ID = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** A short name that never changes and is unique in its list. */
export const id = (example: string) =>
  z.string().regex(ID, {error: 'may hold only small letters, digits and hyphens'}).meta({
    description: 'A short name for links and references. It never changes once published.',
    example,
    identifier: true,
    unique: true,
  });

/** The id of an entry that another page owns; specification section 2 (Home). */
export const reference = (target: Exclude<ReferenceTarget, 'pages'>, example: string) =>
  z.string().meta({description: `The id of one of the ${target}.`, example, reference: target});

/** The address of a page of this site. */
export const address = (description: string, example: string) =>
  z.string().regex(/^\//, {error: 'is not an address of this site'}).meta({description, example, reference: 'pages'});

/** A file that visitors download; it lies in static/. */
export const download = (description: string, example: string) =>
  z
    .string()
    .regex(/^\/files\/[a-z0-9-]+\.pdf$/, {error: 'is not a PDF in static/files'})
    .meta({description, example, file: true});

/** The full address of a page elsewhere, by https. */
export const link = (description: string, example: string) =>
  field(
    z.url({protocol: /^https$/, hostname: /\./, error: 'is not a full web address that begins with https://'}),
    description,
    example,
  );

/** The address of a site itself, without a path or a slash behind its name. */
export const origin = (description: string, example: string) =>
  field(
    link(description, example).superRefine((address, context) => {
      const [whole] = /^https:\/\/[^/?#]*/.exec(address) ?? [];
      if (whole === undefined || whole === address) return;
      const message = 'goes on behind the name of the site';
      context.addIssue({code: 'custom', message, params: {fix: `Write ${whole}.`}});
    }),
    description,
    example,
  );

/** The address of an embedded map of OpenStreetMap. What comes out is also what it shows. */
export const map = (description: string) =>
  field(
    z.string().transform((address, context): MapView => {
      const view = readMap(address);
      if (view) return view;
      const fix = 'On openstreetmap.org choose Share, tick "Include marker", then HTML, and copy its first address.';
      const message = "is not the address of OpenStreetMap's embedded map with a marker";
      context.addIssue({code: 'custom', message, params: {fix}});
      return z.NEVER;
    }),
    description,
    'https://www.openstreetmap.org/export/embed.html?bbox=3.34,6.48,3.37,6.52&marker=6.50,3.35',
  );

/** Where Google Maps itself, its short links and its Share button lead. */
const GOOGLE_MAPS =
  /^https:\/\/((www\.)?google\.com\/maps|maps\.google\.com|maps\.app\.goo\.gl|goo\.gl\/maps)(?=[/?]|$)/;

/** The way to an office, as Google Maps shows it. */
export const directions = (description: string, example: string) =>
  field(z.string().regex(GOOGLE_MAPS, {error: 'is not an address of Google Maps'}), description, example);

/** The fields that a browser may fill in by itself (HTML standard, "Autofill", 2026). */
const AUTOFILL_FIELDS = new Set(
  (
    'name honorific-prefix given-name additional-name family-name honorific-suffix nickname username new-password ' +
    'current-password one-time-code organization-title organization street-address address-line1 address-line2 ' +
    'address-line3 address-level4 address-level3 address-level2 address-level1 country country-name postal-code ' +
    'cc-name cc-given-name cc-additional-name cc-family-name cc-number cc-exp cc-exp-month cc-exp-year cc-csc cc-type ' +
    'transaction-currency transaction-amount language bday bday-day bday-month bday-year sex url photo tel ' +
    'tel-country-code tel-national tel-area-code tel-local tel-local-prefix tel-local-suffix tel-extension email impp'
  ).split(' '),
);
/** What may stand before the name of such a field: a section, one of two addresses, and whose number or e-mail it is. */
const BEFORE_FIELD = /^(section-\S+ )?((shipping|billing) )?((home|work|mobile|fax|pager) (?=tel|email|impp))?/;

/** What the browser may fill in. */
export const autocomplete = (description: string, example: string) =>
  field(
    z.string().superRefine((value, context) => {
      if (value === 'on' || value === 'off' || AUTOFILL_FIELDS.has(value.replace(BEFORE_FIELD, ''))) return;
      const params = {suggestion: closest(value.split(' ').at(-1) ?? '', AUTOFILL_FIELDS)};
      context.addIssue({code: 'custom', message: 'is no word for autocomplete that browsers know', params});
    }),
    description,
    example,
  );

/** An e-mail address. */
export const email = (description: string, example: string) =>
  field(z.email({error: 'is not an e-mail address'}), description, example);

/** A telephone number in international form. */
export const phone = (description: string, example: string) =>
  field(
    z.string().refine(isTelephone, {error: 'is not a telephone number in international form'}),
    description,
    example,
  );

/** Several numbers in one value, as the specification's Office has them (section 3). */
export const phoneList = (description: string, example: string) =>
  field(
    z.string().refine((value) => value.split(',').every(isTelephone), {
      error: 'is not a list of telephone numbers in international form with commas between them',
    }),
    description,
    example,
  );

/** A country by its English name, or two of them. */
export const country = (description: string, example: string) =>
  text(description, example, 40)
    .superRefine((value, context) => {
      const unknown = unknownCountry(value);
      if (unknown === undefined) return;
      const params = {suggestion: closest(unknown, countryNames())};
      context.addIssue({code: 'custom', message: 'is not the name of a country in English', params});
    })
    .meta({description, example, words: true});

/** A year of the company's life. */
export const year = (description: string, example: string) => field(z.int().min(1900).max(2100), description, example);

/** A calendar day, 2026-11-30. */
export const day = (description: string, example: string) =>
  field(z.iso.date({error: 'is not a date written year-month-day'}), description, example);

/** The longest time for which a security.txt may stand, in days (RFC 9116, section 2.5.5). */
const EXPIRES_WITHIN_DAYS = 365;
const DAY_MS = 86_400_000;

/** A day at most a year ahead. When it has come, nothing stops; a notice says so. */
export const expiry = (description: string, example: string) =>
  field(
    day(description, example).transform((value, context) => {
      const today = lagosDay();
      const last = new Date(Date.parse(today) + EXPIRES_WITHIN_DAYS * DAY_MS).toISOString().slice(0, 10);
      if (value > last) {
        const message = 'is more than a year away';
        context.addIssue({code: 'custom', message, params: {fix: `Write a day from ${today} to ${last}.`}});
      }
      return value;
    }),
    description,
    example,
  );

/** The name of a Tabler icon (https://tabler.io/icons). */
export const icon = (example: string) =>
  field(
    z.string().superRefine((name, context) => {
      if (iconNames().has(name)) return;
      context.addIssue({
        code: 'custom',
        message: 'is not the name of a Tabler icon',
        params: {suggestion: closest(name, iconNames())},
      });
    }),
    'The name of a line icon from tabler.io/icons.',
    example,
  );

/** Design tokens (src/css/tokens.css, `--color-…`) that keep 3:1 against the page in both themes. */
const COLOURS = ['text', 'text-muted', 'signal-text', 'success'] as const;

/** A colour of the design by its name. */
export const color = () =>
  field(z.enum(COLOURS), "The name of a colour of the design; it tints the service's mark.", 'signal-text');

/** Smallest source that still looks sharp, in pixels of width, by the size in which a photo is shown. */
export const MIN_WIDTH = {card: 800, banner: 1600, hero: 1600, portrait: 400} as const;

/** How a photo is shown; it decides which sizes are made of it. */
export type PhotoUse = keyof typeof MIN_WIDTH;

/** A JPEG or PNG of up to 20 MB in static/img. What comes out is what the page needs to show it. */
export const photo = (use: PhotoUse, example: string) =>
  field(
    z.string().transform(async (path, context): Promise<Photo> => {
      const result = await inspectPhoto(path, use, MIN_WIDTH[use]);
      if ('photo' in result) return result.photo;
      context.addIssue({code: 'custom', message: result.flaw, params: {fix: result.fix}});
      return z.NEVER;
    }),
    'A photo in static/img: JPEG or PNG, up to 20 MB, as the phone makes it.',
    example,
  );

/** A logo, badge or drawing in static/img: SVG or PNG. */
export const logo = (example: string) =>
  field(
    z.string().transform(async (path, context): Promise<Logo> => {
      const result = await inspectLogo(path);
      if ('logo' in result) return result.logo;
      context.addIssue({code: 'custom', message: result.flaw, params: {fix: result.fix}});
      return z.NEVER;
    }),
    'A logo in static/img: SVG (best) or PNG.',
    example,
  );

/** A person's portrait: a photo, or a drawing until there is one. */
export const portrait = (example: string) =>
  field(
    z.string().transform(async (path, context): Promise<Photo | Logo> => {
      const drawn = path.endsWith('.svg');
      const result = await (drawn ? inspectLogo(path) : inspectPhoto(path, 'portrait', MIN_WIDTH.portrait));
      if ('photo' in result) return result.photo;
      if ('logo' in result) return result.logo;
      context.addIssue({code: 'custom', message: result.flaw, params: {fix: result.fix}});
      return z.NEVER;
    }),
    'A portrait in static/img: a JPEG or PNG, upright, as the phone makes it; or a drawing as SVG.',
    example,
  );

/** What a photo shows (WCAG 2.2, 1.1.1). */
export const alt = (example = 'A welder at work on a flanged pipe spool') =>
  text('What the photo shows, for people who cannot see it.', example, 250);

/** Marks an entry that the company must still replace by its own. It never shows on a page. */
export const sample = field(
  z.literal(true).optional(),
  'Only `true`: this entry or page is an example to be replaced.',
  'true',
);
