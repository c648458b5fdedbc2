/** Turns the issues of a schema into problems; the rules of fields have their words. */
import * as z from 'zod';
import {closestMatch} from '../values/closest-match';
import {metaOf, schemaAt, formatPath, unwrap} from '../schema/meta';
import {truncate, type Problem} from '../values/diagnostic';
import {asList, pathOf, valueAt, type Path} from '../values/values';

type Issue = z.core.$ZodIssue;

const VALUE_TYPES: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of fields',
};

const typeOfValue = (value: unknown) => {
  if (value === null) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  return VALUE_TYPES[typeof value] ?? typeof value;
};

export interface SchemaProblem extends Pick<Problem, 'ruleId' | 'message' | 'data' | 'related' | 'isEmpty'> {
  path: Path;
  /** An unknown key, and the known one that was probably meant. */
  key?: string;
  meant?: string;
}

/** @returns the problems of an issue; one for each unknown key */
export function problemsOf(schema: z.core.$ZodType, data: unknown, issue: Issue): SchemaProblem[] {
  const path = pathOf(issue);
  const inner = schemaAt(schema, path);
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => explainUnknown(path, key, inner));
  const value = valueAt(data, path);
  return [{ruleId: 'field-value', path, ...explainValue(issue, value, inner)}];
}

interface Params {
  help?: string;
  suggestion?: string;
  related?: readonly string[];
  ruleId?: string;
}

type Explained = Omit<SchemaProblem, 'path' | 'ruleId'> & {ruleId?: string};

const EMPTY = {message: 'empty', isEmpty: true};

function explainValue(issue: Issue, value: unknown, schema: z.core.$ZodType | undefined): Explained {
  const {example, description = 'see the guide.'} = metaOf(schema);
  const key = pathOf(issue).at(-1) ?? 'The list of fields at the top';
  // If the example is a sentence, it already ends with a full stop.
  const stop = example?.endsWith('.') ? '' : '.';
  const suchAs = example === undefined ? undefined : `"${typeof key === 'number' ? '-' : `${key}:`} ${example}"${stop}`;

  if (value === undefined && (issue.code === 'invalid_type' || issue.code === 'invalid_value'))
    return {ruleId: 'missing-field', message: 'missing', data: {suchAs, description}, isEmpty: true};
  switch (issue.code) {
    case 'invalid_type':
      if (value === '') return {...EMPTY, data: {suchAs}};
      return explainType(issue, value, schema, {key, suchAs});
    case 'invalid_value': {
      if (issue.values.includes(true)) {
        const yes = /^(true|yes|on|1)$/i.test(String(value)) ? `${key}: true` : undefined;
        return {message: 'notTrue', data: {value: String(value), yes}};
      }
      const values = issue.values.map(String);
      const data = {meant: closestMatch(String(value), values), choices: values.map((choice) => `"${choice}"`)};
      return {message: value === null ? 'emptyChoice' : 'choice', data: {...data, value: String(value)}};
    }
    case 'too_big':
    case 'too_small':
      return explainSize(issue, value, suchAs);
    default: {
      if (value === '') return {...EMPTY, data: {suchAs}};
      const {ruleId, help, suggestion, related} = ('params' in issue ? issue.params : {}) as Params;
      const data = {reason: issue.message, help, meant: suggestion, suchAs};
      const details = {...(ruleId !== undefined && {ruleId}), ...(related && {related})};
      if (typeof value === 'object') return {message: 'group', data, ...details};
      const scalar = value as string | number | boolean;
      return {message: 'value', data: {...data, value: String(scalar)}, ...details};
    }
  }
}

/** How to write lists and groups in YAML. */
const LAYOUTS: Record<string, string> = {
  array: 'entry on its own line, after a hyphen and a space',
  object: 'of its fields on its own line, indented by two more spaces',
};

function explainType(
  issue: z.core.$ZodIssueInvalidType,
  value: unknown,
  schema: z.core.$ZodType | undefined,
  {key, suchAs}: {key: string | number; suchAs?: string},
): Explained {
  const expected = VALUE_TYPES[issue.expected] ?? issue.expected;
  const alone = textOfSingleEntry(value);
  const isText = alone !== undefined && typeof key === 'string' && schema && z.safeParse(schema, alone).success;
  const data = {
    ...{is: typeOfValue(value), expected, suchAs, layout: LAYOUTS[issue.expected]},
    ...(isText ? {right: `${key}: ${truncate(alone)}`} : conversionOf(issue.expected, value, schema)),
  };
  return {message: value === null ? 'nothing' : 'type', data};
}

/** @returns the text of a list with a single entry, which should be plain text. */
const textOfSingleEntry = (value: unknown): string | undefined => {
  const [only, ...others]: readonly unknown[] = asList(value);
  return typeof only === 'string' && others.length === 0 ? only : undefined;
};

/** @returns what turns the value into the expected type: quotation marks or other digits; nothing when that is not certain */
function conversionOf(expected: string, value: unknown, schema: z.core.$ZodType | undefined) {
  if (expected === 'string' && ['number', 'boolean'].includes(typeof value))
    return schema && z.safeParse(schema, String(value)).success ? {quotes: 'double'} : {};
  if (expected !== 'number' || typeof value !== 'string') return {};
  const digits = value.replaceAll(',', '');
  return /^\+?\d+$/.test(digits) ? {digits: Number(digits)} : {};
}

function explainUnknown(path: Path, key: string, schema: z.core.$ZodType | undefined): SchemaProblem {
  const plain = schema && unwrap(schema);
  const fieldNames = plain instanceof z.ZodObject ? Object.keys(plain.shape) : [];
  const [, name = '', value = ''] = /^(\w+):(\S.*)$/s.exec(key) ?? [];
  const problem = {ruleId: 'unknown-field', path, key};
  const shown = formatPath([...path, truncate(key)]);
  if (fieldNames.includes(name)) {
    const isPlain = /^[\w/+](?!.*(:$|: | #))/s.test(value);
    return {...problem, meant: name, message: 'noSpace', data: {shown, name, text: isPlain ? value : undefined}};
  }
  if (metaOf(schema).computed?.includes(key.toLowerCase())) return {...problem, message: 'computed', data: {shown}};
  const meant = closestMatch(key, fieldNames);
  return {...problem, meant, message: 'unknown', data: {shown, meant, fields: fieldNames}};
}

function explainSize(
  issue: z.core.$ZodIssueTooBig | z.core.$ZodIssueTooSmall,
  value: unknown,
  suchAs: string | undefined,
): Explained {
  const big = issue.code === 'too_big';
  const limit = String(big ? issue.maximum : issue.minimum);
  if (issue.origin === 'string')
    return big ? {message: 'long', data: {length: String(value).trim().length, limit}} : {...EMPTY, data: {suchAs}};
  const bound = big ? 'maximum' : 'minimum';
  if (issue.origin !== 'array') return {message: 'number', data: {value: String(value), bound, limit}};
  const count = Array.isArray(value) ? value.length : 0;
  if (issue.exact) return {message: 'count', data: {count, limit}};
  return {message: 'entries', data: {count, bound, limit}, isEmpty: count === 0};
}
