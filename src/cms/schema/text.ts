import * as z from 'zod';
import {field} from './meta';

const LINE = 200;
const LABEL = 80;
const SENTENCES = 600;
const ALT = 250;

/** One line of plain words, at most `max` characters. */
export const text = (description: string, example: string, max = LINE) =>
  z.string().trim().min(1).max(max).meta({description, example, words: true});

/** A few words that the site chrome uses. Placeholders such as {name} must be in the example as well. */
export const label = (description: string, example: string) => text(description, example, LABEL);

/** A few sentences of plain words. */
export const sentences = (description: string, example: string) => text(description, example, SENTENCES);

/** What a photo shows (WCAG 2.2, 1.1.1). */
export const alt = (example = 'A welder at work on a flanged pipe spool') =>
  text('What the photo shows, for people who cannot see it.', example, ALT).meta({kind: 'alt'});

/** The field tells an entry of its list from the others, for instance because its address on the page is made from it. */
export const unique = <S extends z.ZodType>(schema: S): S => schema.meta({unique: true});

/** Entries whose field has the same words are together on the page. */
export const grouping = <S extends z.ZodType>(schema: S): S => schema.meta({grouping: true});

/** Marks an entry that the company must still replace by its own. It never shows on a page. */
export const sample = field(z.literal(true).optional(), 'This entry or page is an example to be replaced.', 'true');
