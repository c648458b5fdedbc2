import * as z from 'zod';
import {closest} from '../closest';
import {metaOf, schemaAt, trail, unwrap} from '../fields/meta';

type Issue = z.core.$ZodIssue;

const quoted = (words: readonly unknown[]) => words.map((word) => `"${String(word)}"`).join(', ');

const KINDS: Record<string, string> = {
  string: 'words',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of fields',
};

const kindOf = (value: unknown) => {
  if (value === null) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  return KINDS[typeof value] ?? typeof value;
};

interface Explanation {
  text: string;
  /** An unknown key, and the known one that was probably meant. */
  key?: string;
  meant?: string;
  /** A field that is not there. */
  missing?: boolean;
}

/**
 * One zod issue as sentences for the person who edits the page.
 * @param schema the schema of the whole page
 * @param data the top block as it was written
 * @returns the sentences, without file and line; one for each unknown key
 */
export function explainIssue(schema: z.core.$ZodType, data: unknown, issue: Issue): Explanation[] {
  const where = trail(issue.path);
  const at = schemaAt(schema, issue.path);
  const {example} = metaOf(at);
  const name = String(issue.path.at(-1) ?? 'The top block');
  const suchAs =
    example === undefined ? '' : typeof issue.path.at(-1) === 'string' ? `"${name}: ${example}"` : `"- ${example}"`;
  // An example that is a sentence brings its own full stop.
  const say = (text: string) => [{text: `${where} ${text}`.trim().replace(/\."\.$/, '."')}];

  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => ({key, ...explainUnknown(issue.path, key, at)}));
    case 'invalid_type': {
      const value = valueAt(data, issue.path);
      if (value === undefined) {
        const remedy = suchAs
          ? `Add a line such as ${suchAs}.`
          : `Add it: ${metaOf(at).description ?? 'see the guide.'}`;
        return say(`is missing. ${remedy}`).map((one) => ({...one, missing: true}));
      }
      const wanted = KINDS[issue.expected] ?? issue.expected;
      const quotes =
        issue.expected === 'string' && ['number', 'boolean'].includes(typeof value)
          ? ' Put it between double quotes.'
          : '';
      return say(
        `holds ${kindOf(value)} where ${wanted} should be.${quotes || (suchAs && ` Write, for example, ${suchAs}.`)}`,
      );
    }
    case 'invalid_value':
      return say(`is ${quoted([valueAt(data, issue.path)])}. It may be ${quoted(issue.values)}.`);
    case 'too_big':
    case 'too_small':
      return say(explainSize(issue, valueAt(data, issue.path), suchAs));
    default: {
      const value = valueAt(data, issue.path);
      const params = 'params' in issue ? (issue.params as {fix?: string; suggestion?: string} | undefined) : undefined;
      const suggestion = params?.suggestion === undefined ? undefined : `Did you mean "${params.suggestion}"?`;
      const remedy = params?.fix ?? suggestion ?? (suchAs && `Write, for example, ${suchAs}.`);
      const shown = typeof value === 'object' ? '' : `${quoted([value])} `;
      return say(`${shown}${issue.message}. ${remedy}`.trim());
    }
  }
}

function explainUnknown(path: readonly PropertyKey[], key: string, at: z.core.$ZodType | undefined) {
  const plain = at && unwrap(at);
  const known = plain instanceof z.ZodObject ? Object.keys(plain.shape) : [];
  const meant = closest(key, known);
  const remedy = meant ? `Did you mean "${meant}"?` : `The fields here are ${known.join(', ')}.`;
  return {meant, text: `${trail([...path, key])} is not a field of this page. ${remedy}`};
}

function explainSize(issue: z.core.$ZodIssueTooBig | z.core.$ZodIssueTooSmall, value: unknown, suchAs: string): string {
  const big = issue.code === 'too_big';
  const limit = String(big ? issue.maximum : issue.minimum);
  if (issue.origin === 'string') {
    if (!big) return `is empty.${suchAs && ` Write, for example, ${suchAs}.`}`;
    return `is ${String(value).trim().length} characters long; ${limit} is the most. Shorten it.`;
  }
  if (issue.origin === 'array') {
    const count = Array.isArray(value) ? value.length : 0;
    if (issue.exact) return `has ${count} entries; it takes exactly ${limit}.`;
    return `has ${count} entries; ${limit} is the ${big ? 'most' : 'least'}.`;
  }
  return `is ${String(value)}; ${limit} is the ${big ? 'most' : 'least'}.`;
}

function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[key] : undefined,
    data,
  );
}
