/** Writes values as YAML, in one style: text without quotes where possible, one line for each field and entry. */
import {Document, LineCounter, visit} from 'yaml';
import {readYaml} from '../parse/front-matter';
import {findSyntaxError} from '../parse/yaml-syntax-errors';
import type {Value} from './edit';

const OPTIONS = {lineWidth: 0, flowCollectionPadding: false} as const;

/** @returns a group or list. Its first line begins at `column`, and is not indented. */
export function formatInBlock(value: Value, column: number): string {
  return toYaml(value, false).replace(/\n(?!\n)/g, `\n${' '.repeat(column)}`);
}

/** @returns the text after the colon of a field, whose name begins at `column` */
export const formatAfterKey = (value: Value, column: number): string =>
  formatInBlock({k: value}, column).slice('k:'.length);

/** @returns the text after the hyphen of an entry, which is at `column` */
export const formatAfterHyphen = (value: Value, column: number): string =>
  formatInBlock([value], column).slice('-'.length);

/** @returns a value for use between brackets */
export const formatInFlow = (value: Value): string => toYaml([value], true).slice(1, -1);

function toYaml(value: Value, flow: boolean): string {
  const document = new Document(value);
  visit(document, {
    Collection: (_key, node) => void (node.flow = flow),
    Scalar(_key, node) {
      if (typeof node.value === 'string' && !isPlain(node.value, flow)) node.type = styleOf(node.value, flow);
    },
  });
  return document.toString(OPTIONS).trimEnd();
}

function styleOf(text: string, flow: boolean) {
  if (text.includes('\n') && !flow) return 'BLOCK_LITERAL';
  return /["\\]/.test(text) && !/['\n\t]/.test(text) ? 'QUOTE_SINGLE' : 'QUOTE_DOUBLE';
}

/** Whether a value needs no quotes: YAML reads the same, and the linter finds no syntax error in its line. */
function isPlain(value: string, flow: boolean): boolean {
  if (value === '' || value.includes('\n')) return false;
  const text = flow ? `- [${value}, {k: ${value}}]` : `- ${value}`;
  const counter = new LineCounter();
  const document = readYaml(text, counter);
  if (document.errors.length > 0 || findSyntaxError(text, document, counter)) return false;
  return JSON.stringify(document.toJS()) === JSON.stringify(flow ? [[value, {k: value}]] : [value]);
}
