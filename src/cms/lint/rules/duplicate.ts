import {slug} from '../../../shared/slug';
import {asList, setIfAbsent, valueAt, type Path} from '../../values/values';
import {formatPath} from '../../schema/meta';
import {defineRule, type Examples} from '../define-rule';

export const rule = defineRule({
  id: 'duplicate',
  messages: {
    value: ['{field*} "{value}" is already used at {first*}.', 'Each {key*} must be unique.'],
    entry: ['{field*} is identical to entry {number} of the list, at {first*}.', 'Remove one of them.'],
  },
  check: {
    // Ids, and names that become addresses, in a list; titles and descriptions of all pages.
    project: (report, {sources}) => {
      const first = new Map<string, string>();
      for (const source of sources) {
        const {file, parsed} = source;
        const repeated = new Set<unknown>();
        for (const {value, path, meta} of source.values) {
          for (const {entry, index, before} of identicalEntries(value)) {
            repeated.add(entry);
            const data = {number: before + 1, first: `${file}:${parsed?.lineOf([...path, before]) ?? 1}`};
            report({message: 'entry', data, at: {source, path: [...path, index]}});
          }
          if (typeof value !== 'string') continue;
          const key = uniqueKey(file, value, path, meta.unique);
          if (key === undefined || repeated.has(valueAt(parsed?.data, path.slice(0, -1)))) continue;
          const before = setIfAbsent(first, key, `${file}:${parsed?.lineOf(path) ?? 1}`);
          const data = {value, first: before, key: String(path.at(-1))};
          if (before !== undefined) report({message: 'value', data, at: {source, path}});
        }
      }
    },
  },
});

/** @returns what no other value may have; undefined when the value need not be unique */
function uniqueKey(file: string, value: string, path: Path, isUnique = false): string | undefined {
  const key = path.at(-1);
  const isInList = isUnique && typeof path.at(-2) === 'number';
  if (!isInList && !(path.length === 1 && (key === 'title' || key === 'description'))) return undefined;
  const scope = isInList ? `${file} ${formatPath(path.slice(0, -2))}` : 'pages';
  const id = isInList ? slug(value) : '';
  return `${scope} ${String(key)} ${id === '' ? value.trim().toLowerCase() : id}`;
}

/** Finds entries without an id that are equal in every field. */
function identicalEntries(value: unknown) {
  const first = new Map<string, number>();
  return asList(value).flatMap((entry, index) => {
    if (typeof entry !== 'object' || entry === null) return [];
    const before = setIfAbsent(first, JSON.stringify(entry), index);
    return before === undefined ? [] : [{entry, index, before}];
  });
}

export const docs = 'Ids in a list, titles and descriptions of pages, and list entries are unique.';

export const examples: Examples<typeof rule> = {
  'buyers | question: Which registrations are there?': {
    invalid: [['question: «Which certificates are there?»', 'value', {first: 'pages/buyers.mdx:6'}]],
  },
  'about/history | id: beta': {invalid: [['id: «yard»', 'value', {first: 'pages/about/history.mdx:11'}]]},
  'about/history |   - id: yard\n    year: 2016\n    title: The Yard\n': {
    invalid: [
      [
        '  - id: yard\n    year: 2016\n    title: The Yard\n    description: A roof, three cranes and a gate.\n  - id: yard\n    year: 2016\n    title: The Yard\n',
        'entry',
        {number: 2, first: 'pages/about/history.mdx:11'},
      ],
    ],
  },
};
