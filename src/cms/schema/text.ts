import * as z from 'zod';
import {field} from './meta';

const LINE = 200;
const LABEL = 80;
const SENTENCES = 600;
const ALT = 250;

/** One line of plain text, at most `max` characters. */
export const text = (description: string, example: string, max = LINE) =>
  z.string().trim().min(1).max(max).meta({description, example, words: true});

/** A label of the site chrome. Placeholders such as {name} must be in the example as well. */
export const label = (description: string, example: string) => text(description, example, LABEL);

/** A few sentences of plain text. */
export const sentences = (description: string, example: string) => text(description, example, SENTENCES);

/** The alternative text of a photo (WCAG 2.2, 1.1.1). */
export const alt = (example = 'A welder at work on a flanged pipe spool') =>
  text('What the photo shows, for people who cannot see it.', example, ALT).meta({kind: 'alt'});

/** Marks a field as unique in its list, for instance because the entry's id is made from it. */
export const unique = <S extends z.ZodType>(schema: S): S => schema.meta({unique: true});

/** Marks a field by which the page groups entries. */
export const grouping = <S extends z.ZodType>(schema: S): S => schema.meta({grouping: true});

/** Marks an entry that the company must replace with its own. The mark is never visible on a page. */
export const sample = field(z.literal(true).optional(), 'This entry or page is an example to be replaced.', 'true');
