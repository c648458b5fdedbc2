import * as z from 'zod';
import {closestMatch} from '../base/closest-match';
import {metaOf, schemaAt, formatPath, unwrap} from '../schema/meta';
import {truncate, type ReportMessage} from '../base/diagnostic';
import {asList, pathOf, valueAt, type Path} from '../base/values';

type Issue = z.core.$ZodIssue;

const quoted = (words: readonly unknown[]) => words.map((word) => `"${truncate(String(word))}"`).join(', ');

const VALUE_TYPES: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of fields',
};

/** How to write lists and groups in YAML. */
const LAYOUT_HELP: Record<string, string> = {
  array: 'Write each entry on its own line, after a hyphen and a space.',
  object: 'Write each of its fields on its own line, indented by two more spaces.',
};

const typeOfValue = (value: unknown) => {
  if (value === null) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  return VALUE_TYPES[typeof value] ?? typeof value;
};

export type FieldDiagnostic = ReportMessage & {
  /** An unknown key, and the known one that was probably meant. */
  key?: string;
  meant?: string;
  missing?: boolean;
  /** The rule, for a value that has its own rule, such as a photo. */
  ruleId?: string;
};

/** Translates a zod issue into reports without file and line; one for each unknown key. */
export function explainIssue(schema: z.core.$ZodType, data: unknown, issue: Issue): FieldDiagnostic[] {
  const path = pathOf(issue);
  const inner = schemaAt(schema, path);
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({key, ...explainUnknown(path, key, inner)}));
  }
  const value = valueAt(data, path);
  const {message, help, ...details} = explainValue(issue, value, inner);
  // If the example is a sentence, it already ends with a full stop.
  return [{...details, message: `${formatPath(path)} ${message}`.trim(), help: help?.replace(/\."\.$/, '."')}];
}

interface Params {
  help?: string;
  suggestion?: string;
  related?: readonly string[];
  ruleId?: string;
}

function explainValue(issue: Issue, value: unknown, schema: z.core.$ZodType | undefined): FieldDiagnostic {
  const {example, description = 'see the guide.'} = metaOf(schema);
  const key = pathOf(issue).at(-1) ?? 'The list of fields at the top';
  const suchAs = example === undefined ? '' : typeof key === 'number' ? `"- ${example}"` : `"${key}: ${example}"`;
  const write = suchAs === '' ? undefined : `Write, for example, ${suchAs}.`;

  if (value === undefined && (issue.code === 'invalid_type' || issue.code === 'invalid_value')) {
    const help = suchAs === '' ? `Add it: ${description}` : `Add a line such as ${suchAs}.`;
    return {message: 'is missing.', help, missing: true, isEmpty: true};
  }
  switch (issue.code) {
    case 'invalid_type': {
      const expected = VALUE_TYPES[issue.expected] ?? issue.expected;
      const message = value === null ? 'is empty.' : `is ${typeOfValue(value)}, but must be ${expected}.`;
      const alone = textOfSingleEntry(value);
      if (alone !== undefined && typeof key === 'string' && schema && z.safeParse(schema, alone).success)
        return {message, help: `Write ${key}: ${truncate(alone)}.`};
      return {message, help: conversionHelp(issue.expected, value, schema) ?? write ?? LAYOUT_HELP[issue.expected]};
    }
    case 'invalid_value': {
      const message = value === null ? 'is empty.' : `is ${quoted([value])}.`;
      if (issue.values.includes(true)) {
        const meantTrue = /^(true|yes|on|1)$/i.test(String(value));
        return {message, help: meantTrue ? `Write ${key}: true.` : 'Remove the line; that has the same effect.'};
      }
      const meant = closestMatch(String(value), issue.values.map(String));
      return {message, help: meant ? `Did you mean "${meant}"?` : `Use one of ${quoted(issue.values)}.`};
    }
    case 'too_big':
    case 'too_small':
      return explainSize(issue, value, write);
    default: {
      if (value === '') return {message: 'is empty.', help: write, isEmpty: true};
      const params = 'params' in issue ? (issue.params as Params | undefined) : undefined;
      const suggestion = params?.suggestion === undefined ? undefined : `Did you mean "${params.suggestion}"?`;
      const shown = typeof value === 'object' ? '' : `${quoted([value])} `;
      return {
        message: `${shown}${issue.message}.`,
        help: params?.help ?? suggestion ?? write,
        related: params?.related,
        ruleId: params?.ruleId,
      };
    }
  }
}

/** @returns the text of a list with a single entry, which should be plain text. */
const textOfSingleEntry = (value: unknown): string | undefined => {
  const [only, ...others]: readonly unknown[] = asList(value);
  return typeof only === 'string' && others.length === 0 ? only : undefined;
};

/** @returns advice that turns the value into the expected type; undefined when the conversion is not certain. */
function conversionHelp(expected: string, value: unknown, schema: z.core.$ZodType | undefined): string | undefined {
  if (expected === 'string' && ['number', 'boolean'].includes(typeof value)) {
    return schema && z.safeParse(schema, String(value)).success ? 'Put it in double quotation marks.' : undefined;
  }
  if (expected !== 'number' || typeof value !== 'string') return undefined;
  const digits = value.replaceAll(',', '');
  return /^\+?\d+$/.test(digits) ? `Write ${Number(digits)}, with digits only.` : undefined;
}

function explainUnknown(path: Path, key: string, schema: z.core.$ZodType | undefined) {
  const plain = schema && unwrap(schema);
  const fieldNames = plain instanceof z.ZodObject ? Object.keys(plain.shape) : [];
  const [, name = '', value = ''] = /^(\w+):(\S.*)$/s.exec(key) ?? [];
  if (fieldNames.includes(name)) {
    const message = `${formatPath([...path, truncate(key)])} has no space after the colon.`;
    const isPlain = /^[\w/+](?!.*(:$|: | #))/s.test(value);
    return {meant: name, message, help: isPlain ? `Write ${name}: ${truncate(value)}.` : 'Add a space.'};
  }
  if (metaOf(schema).computed?.includes(key.toLowerCase())) {
    return {message: `${formatPath([...path, truncate(key)])} is calculated by the site.`, help: 'Remove the line.'};
  }
  const meant = closestMatch(key, fieldNames);
  const help = meant ? `Did you mean "${meant}"?` : `The possible fields are ${fieldNames.join(', ')}.`;
  return {meant, message: `${formatPath([...path, truncate(key)])} is not a field of this page.`, help};
}

function explainSize(
  issue: z.core.$ZodIssueTooBig | z.core.$ZodIssueTooSmall,
  value: unknown,
  write: string | undefined,
): ReportMessage {
  const big = issue.code === 'too_big';
  const limit = String(big ? issue.maximum : issue.minimum);
  if (issue.origin === 'string') {
    if (!big) return {message: 'is empty.', help: write, isEmpty: true};
    const length = String(value).trim().length;
    return {message: `is ${length} characters long; the maximum is ${limit}.`, help: 'Shorten it.'};
  }
  if (issue.origin === 'array') {
    const count = Array.isArray(value) ? value.length : 0;
    if (issue.exact) return {message: `has ${count} entries; it must have exactly ${limit}.`};
    return {message: `has ${count} entries; the ${big ? 'maximum' : 'minimum'} is ${limit}.`, isEmpty: count === 0};
  }
  return {message: `is ${String(value)}; the ${big ? 'maximum' : 'minimum'} is ${limit}.`};
}
