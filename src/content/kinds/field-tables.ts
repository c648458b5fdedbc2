import * as z from 'zod';
import {metaOf} from '../fields/meta';
import {Question} from './buyers';
import {JobOpening} from './careers';
import {Certification} from './certifications';
import {Client, Project, Service} from './entries';
import {EquipmentItem} from './equipment';
import {ManagementMember} from './management';
import {OemPartner} from './oem';
import {plain, PolicySignature} from './plain';
import {Paper} from './readiness';
import {Recruitment} from './recruitment';
import {Registration} from './registrations';
import {SafetyYear} from './safety';
import {Code, service} from './service';
import {Figure} from './shared';

/** The groups of fields of which the guide may show a table. */
const GROUPS: Record<string, z.ZodObject> = {
  JobOpening,
  Recruitment,
  Project,
  Client,
  ManagementMember,
  OemPartner,
  Certification,
  EquipmentItem,
  Registration,
  Paper,
  Question,
  ServicePage: service.schema,
  Service,
  Code,
  PlainPage: plain.schema,
  PolicySignature,
  SafetyYear,
  Figure,
};

const TABLE = /(<!-- fields: (\w+) -->\n)[\s\S]*?(<!-- \/fields -->)/g;

/**
 * Writes the field tables of the editors' guide from the schema, between its marks `<!-- fields: Name -->` and
 * `<!-- /fields -->`.
 * @returns the guide with every table as the schema has it
 * @throws Error when a mark names no group of fields
 */
export function withFieldTables(guide: string): string {
  return guide.replace(TABLE, (_table, start: string, name: string, end: string) => {
    const schema = GROUPS[name];
    if (!schema)
      throw new Error(
        `The guide asks for the fields of ${name}, which src/content/kinds/field-tables.ts does not know.`,
      );
    return `${start}\n${fieldTable(schema)}\n\n${end}`;
  });
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
  return schema instanceof z.ZodString && schema.maxLength !== null ? `At most ${schema.maxLength} characters.` : '';
}
