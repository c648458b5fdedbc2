/** Finds the rules of the linter in their folders, and writes what follows from them. */
import {readdirSync} from 'node:fs';
import {join, resolve} from 'node:path';
import type {Examples, Messages} from '../cms/lint';

/** A folder with one file for each rule, and the lists of its errors and warnings. */
export const RULE_FOLDERS = ['src/cms/lint/rules', 'src/site/rules'] as const;
const LISTS = ['errors', 'warnings'] as const;

/** The exports of a rule's file. */
export interface RuleModule {
  rule: {id: string; severity: 'error' | 'warning'; occasion?: string; messages: Messages; check?: object};
  /** What must be true, in one or two sentences for the people who write the pages. */
  docs: string;
  examples?: Examples<{messages: Messages}>;
}

/** @returns the rules of a folder by the names of their files, in order */
export async function rulesIn(folder: string, root = '.'): Promise<ReadonlyMap<string, RuleModule>> {
  const names = readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.ts') && !LISTS.some((list) => name === `${list}.ts`))
    .map((name) => name.slice(0, -'.ts'.length))
    .sort();
  const found = new Map<string, RuleModule>();
  for (const name of names) found.set(name, (await import(resolve(root, folder, name))) as RuleModule);
  return found;
}

const camelCase = (name: string) => name.replace(/-(\w)/g, (_all, letter: string) => letter.toUpperCase());

/** The types of the rules in the lists of a folder, with their modules. */
const LIST_TYPES = {
  'src/cms/lint/rules': {
    errors: ['EngineRule', '../define-rule'],
    warnings: ['SiteRule', '../../definition/site-definition'],
  },
  'src/site/rules': {
    errors: ['SiteRule', '../../cms/definition/site-definition'],
    warnings: ['SiteRule', '../../cms/definition/site-definition'],
  },
} as const;

/** @returns the files with the lists of a folder's rules, without those for special occasions */
export async function renderRuleLists(
  folder: (typeof RULE_FOLDERS)[number],
  root = '.',
): Promise<ReadonlyMap<string, string>> {
  const rules = [...(await rulesIn(folder, root))].filter(([, {rule}]) => rule.occasion === undefined);
  return new Map(
    LISTS.map((list) => {
      const [type, module] = LIST_TYPES[folder][list];
      const names = rules.flatMap(([name, {rule}]) => (`${rule.severity}s` === list ? name : []));
      const lines = [
        '// "npm run guide" writes this list of the rules in this folder, so do not edit it by hand.',
        `import type {${type}} from '${module}';`,
        ...names.map((name) => `import {rule as ${camelCase(name)}} from './${name}';`),
        '\n// prettier-ignore',
        `export const ${list.toUpperCase()}: readonly ${type}[] = [`,
        ...wrapped(names.map((name) => `${camelCase(name)},`)),
        '];\n',
      ];
      return [join(folder, `${list}.ts`), lines.join('\n')] as const;
    }),
  );
}

/** The length of a line in a list. */
const MAX_LINE = 100;

/** @returns words in lines of two spaces and at most that length */
const wrapped = (words: readonly string[]): string[] =>
  words.reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    return last === undefined || last.length + word.length > MAX_LINE
      ? [...lines, `  ${word}`]
      : [...lines.slice(0, -1), `${last} ${word}`];
  }, []);

const INTRODUCTION = `# All rules

What the [linter](CONTRIBUTING.md) checks. \`npm run check\` prints the rule of each problem, and the editor links to it. Rules cannot be switched off for a page. The command \`npm run guide\` writes this file from the files of the rules, so do not edit it by hand.`;

/** @returns .github/rules.md: what each rule wants, with the first of its examples */
export async function renderRules(root = '.'): Promise<string> {
  const [engine, site] = RULE_FOLDERS;
  const rules = [...(await rulesIn(engine, root)).values(), ...(await rulesIn(site, root)).values()].sort((a, b) =>
    a.rule.id < b.rule.id ? -1 : 1,
  );
  const sections = rules.map(({rule, docs, examples}) => {
    const [first] = Object.values(examples ?? {}).flatMap(({invalid = []}) => invalid.slice(0, 1));
    const wrong = first && `Wrong: ${asCode(first[0].replace(/[«»]/g, '').replace(/^static(?=\/)/, '…'))}`;
    const warning = rule.severity === 'warning' ? 'This is a warning.' : undefined;
    return `## ${rule.id}\n\n${[escape(docs), warning, wrong].filter((part) => part !== undefined).join(' ')}`;
  });
  return `${[INTRODUCTION, ...sections].join('\n\n')}\n`;
}

/** The maximum length of an example in the list, in characters. */
const MAX_EXAMPLE = 80;

/** @returns a text as code on one line; two backticks are around one with a backtick */
function asCode(text: string): string {
  const line = text
    .trim()
    .replace(/\s*\n\s*/g, ' ⏎ ')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\u00A0\u2000-\u200A\u202F\u3000]/gu, '␣');
  const short = line.length > MAX_EXAMPLE ? `${line.slice(0, MAX_EXAMPLE)}…` : line;
  return short.includes('`') ? `\`\` ${short} \`\`` : `\`${short}\``;
}

/** Escapes a description, which is plain text; GitHub would read a block's name as HTML. */
const escape = (text: string) => text.replace(/[<>*#]/g, '\\$&');
