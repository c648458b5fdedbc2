/** What a host is told by files of a built site, and where it serves each of the others. */
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

const REDIRECTS_FILE = '/_redirects';

/** A block of `_headers`: what it sets, and what it takes away of the blocks before. */
export interface HeaderRule {
  /** `/assets/*` for all addresses that begin so; without the asterisk one address. */
  pattern: string;
  set: [name: string, value: string][];
  removed: string[];
}

const REMOVAL = '! ';

/**
 * @param text of the file `_headers`
 * @see https://developers.cloudflare.com/pages/configuration/headers/
 */
export function headerRules(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split('\n').filter((item) => item.trim() !== '')) {
    const message = line.trim();
    const rule = rules.at(-1);
    if (!line.startsWith(' ') || !rule) rules.push({pattern: message, set: [], removed: []});
    else if (message.startsWith(REMOVAL)) rule.removed.push(message.slice(REMOVAL.length).toLowerCase());
    else rule.set.push([message.slice(0, message.indexOf(':')), message.slice(message.indexOf(':') + 1).trim()]);
  }
  return rules;
}

const isOfRule = ({pattern}: HeaderRule, address: string): boolean =>
  pattern.endsWith('*') ? address.startsWith(pattern.slice(0, -1)) : address === pattern;

/** @returns the headers of an address by their name in small letters; what several blocks set is joined, as hosts do. */
export function headersOf(rules: readonly HeaderRule[], address: string): Map<string, string> {
  const headers = new Map<string, string>();
  for (const rule of rules.filter((headerRule) => isOfRule(headerRule, address))) {
    for (const name of rule.removed) headers.delete(name);
    for (const [name, value] of rule.set) {
      const before = headers.get(name.toLowerCase());
      headers.set(name.toLowerCase(), before === undefined ? value : `${before}, ${value}`);
    }
  }
  return headers;
}

/** @returns where each former address leads, as `_redirects` of a built site says. */
export function redirectsIn(folder: string): Map<string, string> {
  const lines = readHostFile(folder, REDIRECTS_FILE).split('\n').filter(Boolean);
  return new Map(lines.map((line) => line.split(' ')).map(([from = '', to = '']) => [from, to]));
}

/** @returns the text of a file for the host; undefined when the site has no such file. */
export const readHostFile = (folder: string, file: string): string =>
  existsSync(join(folder, file)) ? readFileSync(join(folder, file), 'utf8') : '';
