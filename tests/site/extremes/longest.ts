import * as z from 'zod';
import {metaOf, unwrap} from '../../../src/content/fields/meta';
import {read, schemaOf, write, type PageText, type Texts} from './page-text';

/** Words of trades, towns and languages that no line of a phone holds two of. */
const WORDS = [
  'Instrumentierungsverantwortliche',
  'Ogbómọ̀ṣọ́',
  'Wartungsdienstleistungsgesellschaft',
  'as-built',
  'Onitsha-Asaba',
  'Elektroenergieversorgungsunternehmen',
];
const EMAIL_LENGTH = 60;
const EMAIL_HOST = '@ferrowellenergyservices.com.ng';

/** What a body may hold besides, with words that do not fit a line. */
const PROSE = `${WORDS.join(' ')}

- ${WORDS.join('')}
- ${WORDS.join(' ')}

| ${WORDS[0]} | ${WORDS[1]} | ${WORDS[2]} |
| - | - | - |
| ${WORDS[3]} | ${WORDS[4]} | ${WORDS[5]} |

> ${WORDS.join(' ')}

[${WORDS[0]} ${WORDS[2]}](/contact)
`;

/** @returns the pages with every text at its greatest length, and with the optional texts that they leave out. */
export function longest(texts: Texts): Texts {
  let count = 0;
  const next = () => (count += 1);
  return new Map([...texts].map(([file, text]) => [file, write(lengthen(file, read(file, text), next))]));
}

function lengthen(file: string, {data, body}: PageText, next: () => number): PageText {
  const longer = valueAt(schemaOf(file), data, next) as PageText['data'];
  if (body === undefined) return {data: longer};
  // A section may be linked to, and what stands behind the sign is its heading.
  const words = (match: string) => `${match}${filled(70, next())}`;
  return {data: longer, body: `${body.replace(/^## .*\| /gm, words)}\n${PROSE}`};
}

/** @returns a value of the top block with all texts in it at their greatest length. */
function valueAt(schema: z.core.$ZodType | undefined, value: unknown, next: () => number): unknown {
  const plain = schema && unwrap(schema);
  if (plain instanceof z.ZodObject) {
    return objectAt(plain, value as Record<string, unknown>, next);
  }
  if (plain instanceof z.ZodArray && Array.isArray(value)) {
    return value.map((item) => valueAt(plain.element, item, next));
  }
  if (typeof value !== 'string') return value;
  if (plain instanceof z.ZodEmail) return `${'a'.repeat(EMAIL_LENGTH - EMAIL_HOST.length)}${EMAIL_HOST}`;
  return isText(schema) && plain instanceof z.ZodString ? longText(plain, value, next()) : value;
}

function objectAt(
  {shape}: {shape: Record<string, z.core.$ZodType>},
  value: Record<string, unknown>,
  next: () => number,
): object {
  // A figure that is named has its own unit.
  const absent = Object.entries(shape).filter(
    ([key, schema]) => !('figure' in value || key in value) && isText(schema),
  );
  const all = {...value, ...Object.fromEntries(absent.map(([key, schema]) => [key, metaOf(schema).example ?? '']))};
  return Object.fromEntries(Object.entries(all).map(([key, item]) => [key, valueAt(shape[key], item, next)]));
}

function isText(schema: z.core.$ZodType | undefined): boolean {
  const {words, country} = metaOf(schema);
  return words === true && country !== true;
}

/** @returns a text of the greatest length with the places in curly brackets that the text before had. */
function longText({maxLength}: z.ZodString, before: string, number: number): string {
  if (maxLength === null) throw new Error(`The schema sets no length for "${before}".`);
  const places = before.match(/\{\w+\}/g)?.join(' ') ?? '';
  const room = maxLength - places.length - 1;
  return places === '' ? filled(maxLength, number) : `${filled(room, number)} ${places}`;
}

/** @returns words of exactly this many characters, told from others by their number. */
function filled(length: number, number: number): string {
  const words = `${number} ${WORDS.slice(number % WORDS.length).join(' ')} `;
  const text = words.padEnd(length, `${WORDS.join(' ')} `).slice(0, length);
  // A text neither begins nor ends with a space.
  return text.endsWith(' ') ? `${text.slice(0, -1)}s` : text;
}
