/** Fills the placeholders of messages. */
import {truncate, type Data} from '../values/diagnostic';
import type {Messages} from '../definition/rule';

const PLACEHOLDER = /\{(\w+)(\*?)\}/g;

function fill(template: string, data: Data): string {
  return template.replace(PLACEHOLDER, (_all, name: string, whole: string) => {
    const value = data[name] ?? '';
    if (typeof value === 'object') return value.map(truncate).join(', ');
    return whole === '' ? truncate(String(value)) : String(value);
  });
}

const namesIn = (template: string): string[] => [...template.matchAll(PLACEHOLDER)].map(([, name = '']) => name);

/** @returns a message of a rule with its values */
export function wordsOf(messages: Messages, key: string, data: Data): {message: string; help?: string} {
  const found = messages[key];
  if (found === undefined) throw new Error(`There is no message "${key}".`);
  const [message, ...helps] = typeof found === 'string' ? [found] : found;
  const help = helps.find((template) => namesIn(template).every((name) => data[name] !== undefined));
  return {message: fill(message, data), ...(help !== undefined && {help: fill(help, data)})};
}
