import * as z from 'zod';
import {metaOf, schemaAt, unwrap} from '../../cms/schema/meta';
import {plain} from './plain';
import {PAGE_TYPES} from './registry';
import {Site} from './site';

/** A mark names a kind (or `site`) and a field of it: `careers.openings`. */
const TABLE = /(<!-- fields: (\w+)((?:\.\w+)*) -->\n)[\s\S]*?(<!-- \/fields -->)/g;

/**
 * Writes the field tables of the editors' guide from the schema, between its marks `<!-- fields: careers.openings -->`
 * and `<!-- /fields -->`.
 * @returns the guide with every table as the schema has it
 * @throws Error when a mark names no group of fields
 */
export function withFieldTables(guide: string): string {
  return guide.replace(TABLE, (_table, start: string, kind: string, path: string, end: string) => {
    const schema = groupAt(kind, path.split('.').slice(1));
    if (!schema) throw new Error(`The guide asks for the fields of ${kind}${path}, which no kind of page has.`);
    return `${start}\n${fieldTable(schema)}\n\n${end}`;
  });
}

/** @returns the group of fields at a place of a kind; of a list, that of its entries. */
function groupAt(kind: string, path: readonly string[]): z.ZodObject | undefined {
  const start = kind === 'site' ? Site : [...PAGE_TYPES, plain].find(({name}) => name === kind)?.schema;
  const found = path.reduce<z.core.$ZodType | undefined>(
    (schema, key) => schema && schemaAt(entryOf(schema), [key]),
    start,
  );
  const group = found && entryOf(found);
  return group instanceof z.ZodObject ? group : undefined;
}

function entryOf(schema: z.core.$ZodType): z.core.$ZodType {
  const inside = unwrap(schema);
  return inside instanceof z.ZodArray ? entryOf(inside.element) : inside;
}

function fieldTable(schema: z.ZodObject): string {
  const rows = Object.entries(schema.shape as Record<string, z.ZodType>).map(([name, field]) => {
    const {description = '', example = ''} = metaOf(field);
    const needed = field instanceof z.ZodOptional ? '' : 'yes';
    return [
      `\`${name}\``,
      needed,
      `${description} ${description.includes('at most') ? '' : limitOf(field)}`.trim(),
      example && `\`${example}\``,
    ];
  });
  const all = [['field', 'needed', 'what it holds', 'example'], ...rows].map((row) => row.map(escapeCell));
  const widths = [0, 1, 2, 3].map((column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const line = (row: string[]) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const [head = [], ...body] = all;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n');
}

const escapeCell = (cell: string) => cell.replaceAll('|', '\\|');

function limitOf(schema: unknown): string {
  if (schema instanceof z.ZodOptional) return limitOf(schema.unwrap());
  if (schema instanceof z.ZodLiteral) return `Only \`${schema.value}\`.`;
  if (schema instanceof z.ZodBoolean) return '`true` or `false`.';
  if (schema instanceof z.ZodEnum) return `One of: ${schema.options.join(', ')}.`;
  if (schema instanceof z.ZodNumber) return rangeOf(schema);
  return schema instanceof z.ZodString && schema.maxLength !== null ? `At most ${schema.maxLength} characters.` : '';
}

/** zod bounds every whole number by the safe integers; those bounds are no limit of ours. */
function rangeOf({minValue, maxValue}: z.ZodNumber): string {
  const least = minValue !== null && minValue > Number.MIN_SAFE_INTEGER ? minValue : undefined;
  const most = maxValue !== null && maxValue < Number.MAX_SAFE_INTEGER ? maxValue : undefined;
  if (least !== undefined && most !== undefined) return `From ${least} to ${most}.`;
  if (least !== undefined) return `At least ${least}.`;
  return most === undefined ? '' : `At most ${most}.`;
}
