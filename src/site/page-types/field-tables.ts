import * as z from 'zod';
import {metaOf, schemaAt, unwrap} from '../../cms/schema/meta';
import {plain} from './plain';
import {PAGE_TYPES} from './registry';
import {Site} from './site';

/** The headings of the document, each with a group of fields: a page type (or `site`) and a path in its schema. */
export const FIELD_TABLES: readonly (readonly [heading: string, path: string])[] = [
  ['An opening', 'opening'],
  ['The page about false offers', 'recruitment'],
  ['A project', 'project'],
  ['A photo of a project', 'project.photos'],
  ['A quotation from a client', 'project.quote'],
  ['A client', 'clients.clients'],
  ['A leader', 'management.members'],
  ['A manufacturer', 'oem.partners'],
  ['A certificate', 'certifications.certifications'],
  ['A registration', 'certifications.registrations'],
  ['A question for buyers', 'buyers.questions'],
  ['A document that vendors need', 'form.readiness'],
  ['A piece of equipment', 'equipment.equipment'],
  ['A service', 'service'],
  ['The card of a service', 'service.service'],
  ['A code of a service', 'service.codes'],
  ['A page', 'plain'],
  ['The signature of a policy', 'plain.signature'],
  ['A year of safety figures', 'plain.safety.years'],
  ['A shared figure', 'site.figures'],
];

const INTRODUCTION = `# All fields

The [guide](CONTRIBUTING.md) links to these tables. Fields with "yes" in the second column are required; the others are optional. The command \`npm run guide\` writes this file, so do not edit it by hand.`;

/** Renders the reference of all fields from the schema. @throws Error when the schema has no such group of fields */
export function renderFieldTables(tables = FIELD_TABLES): string {
  const sections = tables.map(([heading, path]) => {
    const [pageType = '', ...keys] = path.split('.');
    const schema = groupAt(pageType, keys);
    if (!schema) throw new Error(`No page type has the fields of ${path}.`);
    return `## ${heading}\n\n${fieldTable(schema)}`;
  });
  return `${[INTRODUCTION, ...sections].join('\n\n')}\n`;
}

/** @returns the group of fields at a path of a page type; for a list, the fields of its entries. */
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
      `${description} ${description.includes('at most') ? '' : describeLimit(field)}`.trim(),
      example && `\`${example}\``,
    ];
  });
  const all = [['field', 'needed', 'what it contains', 'example'], ...rows].map((row) => row.map(escapeCell));
  const widths = [0, 1, 2, 3].map((column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const line = (row: string[]) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const [head = [], ...body] = all;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n');
}

const escapeCell = (cell: string) => cell.replaceAll('|', '\\|');

function describeLimit(schema: unknown): string {
  if (schema instanceof z.ZodOptional) return describeLimit(schema.unwrap());
  if (schema instanceof z.ZodLiteral) return `Only \`${schema.value}\`.`;
  if (schema instanceof z.ZodBoolean) return '`true` or `false`.';
  if (schema instanceof z.ZodEnum) return `One of: ${schema.options.join(', ')}.`;
  if (schema instanceof z.ZodNumber) return describeRange(schema);
  return schema instanceof z.ZodString && schema.maxLength !== null ? `At most ${schema.maxLength} characters.` : '';
}

/** zod limits whole numbers to safe integers; those limits are not ours. */
function describeRange({minValue, maxValue}: z.ZodNumber): string {
  const least = minValue !== null && minValue > Number.MIN_SAFE_INTEGER ? minValue : undefined;
  const most = maxValue !== null && maxValue < Number.MAX_SAFE_INTEGER ? maxValue : undefined;
  if (least !== undefined && most !== undefined) return `From ${least} to ${most}.`;
  if (least !== undefined) return `At least ${least}.`;
  return most === undefined ? '' : `At most ${most}.`;
}
