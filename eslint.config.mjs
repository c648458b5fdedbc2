import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import * as regexp from 'eslint-plugin-regexp';
import {defineConfig} from 'eslint/config';
import ts from 'typescript-eslint';

/*
 * The floors of src/: each may import from those below it, never from one above. A later block of the same files takes
 * the place of an earlier one, so each names all its limits.
 */
const NODE = {
  regex: '^node:|^sharp$',
  message: 'This runs in browsers too; what needs Node belongs into src/node.',
};
const VIEW = {
  regex: '^(react|@docusaurus|@theme|@generated)\\b|(^|/)(components|layout|shells|theme|hooks|plugins|commands)/',
  message: 'What a page may say knows no React, no Docusaurus and no part.',
};
const MACHINE = {
  regex: '(^|/)node/',
  message: 'This needs no machine: let src/node or a command hand over what it reads.',
};
const WIRING = {regex: '^node:|^sharp$|(^|/)commands/', message: 'Visitors get this code; it needs no machine.'};
const NO_REACT = {regex: '^react\\b', message: 'What the editor knows needs no React.'};
/** What other folders may import of src/cms. */
const DOORS = {
  regex: '^\\..*/content/(?!(read|check|write|kinds)$)',
  message: 'Import from the doors of src/cms: read, check, write or kinds.',
};
const CONTENT = [
  {
    regex: '(^|/)content/(kinds|read)$',
    allowTypeImports: true,
    message: 'Visitors need no schema: import types only, and values from src/shared.',
  },
  {
    regex: '^(?!@generated).*/content/(?!(kinds|read)$)',
    message: 'Parts and shells know types of content/kinds and content/read only.',
  },
];
/** From the lowest to the highest, as the table in src/cms/README.md has them. */
const FLOORS_OF_CONTENT = ['base', 'read', 'pictures', 'fields', 'kinds', 'check', 'show', 'pair', 'write', 'draft'];
const above = (...floors) => ({regex: `(^|/)(${floors.join('|')})/`, message: 'This is a floor above.'});
const floor = (files, ...patterns) => ({
  files,
  rules: {'@typescript-eslint/no-restricted-imports': ['error', {patterns: patterns.flat()}]},
});

/** Rules that need types cost three times the rest, so they run in the second lane and in a job of their own. */
const isTyped = process.env.TEST_LANE === 'all';
const TYPED = [
  ts.configs.strictTypeCheckedOnly,
  ts.configs.stylisticTypeCheckedOnly,
  {
    languageOptions: {parserOptions: {projectService: true, tsconfigRootDir: process.cwd()}},
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', {allowNumber: true}],
      '@typescript-eslint/no-confusing-void-expression': ['error', {ignoreArrowShorthand: true}],
    },
  },
  {files: ['**/*.{mjs,cjs}'], extends: [ts.configs.disableTypeChecked]},
];

/** @returns what a conditional expression in JSX may show */
const branchesOf = (node) => {
  if (node.type === 'LogicalExpression')
    return [...(node.operator === '&&' ? [] : branchesOf(node.left)), ...branchesOf(node.right)];
  if (node.type === 'ConditionalExpression') return [node.consequent, node.alternate].flatMap(branchesOf);
  return [node];
};
const isBlank = ({type, value, expression}) =>
  (type === 'JSXText' && value.trim() === '') || expression?.type === 'JSXEmptyExpression' || expression?.value === ' ';
const isConditional = ({type}) => type === 'LogicalExpression' || type === 'ConditionalExpression';
const isList = ({callee}) => ['map', 'flatMap'].includes(callee?.property?.name);
const mayBeText = (node) =>
  !['JSXElement', 'JSXFragment'].includes(node.type) &&
  !isList(node) &&
  node.name !== 'children' &&
  node.raw !== 'null';

/**
 * A translator of the browser replaces text nodes. React then fails to insert or remove what comes and goes beside
 * them, so such a text needs an element of its own. @see https://github.com/facebook/react/issues/11538
 */
const noBareText = {
  create: (context) => {
    const checkChildren = ({children}) => {
      const shown = children.filter((child) => !isBlank(child)).map((child) => child.expression ?? child);
      if (shown.length < 2 || !shown.some(isConditional)) return;
      for (const node of shown.filter((child) => branchesOf(child).some(mayBeText)))
        context.report({node, message: 'Put this text into an element: a sibling of it comes and goes.'});
    };
    return {JSXElement: checkChildren, JSXFragment: checkChildren};
  },
};

export default defineConfig(
  {ignores: ['build', '.docusaurus', '.wrangler', 'node_modules']},
  js.configs.recommended,
  ts.configs.strict,
  ts.configs.stylistic,
  {
    // Comments that silence a rule with types have nothing to silence without them.
    linterOptions: {reportUnusedDisableDirectives: isTyped},
    rules: {
      'no-console': 'error',
      '@typescript-eslint/no-unused-vars': ['error', {argsIgnorePattern: '^_', varsIgnorePattern: '^_'}],
    },
  },
  ...(isTyped ? TYPED : []),
  {
    files: ['**/*.{mjs,cjs}'],
    languageOptions: {globals: {process: 'readonly', URL: 'readonly'}},
  },
  {
    // What Node or Jest load before or beside the tests may be in no other form.
    files: ['**/*.cjs'],
    languageOptions: {sourceType: 'commonjs'},
    rules: {'@typescript-eslint/no-require-imports': 'off'},
  },
  {
    files: ['**/*.tsx'],
    extends: [jsxA11y.flatConfigs.strict, reactHooks.configs.flat.recommended],
  },
  {
    files: ['src/{components,layout,shells,theme}/**/*.tsx'],
    plugins: {site: {rules: {'no-bare-text': noBareText}}},
    rules: {'site/no-bare-text': 'error'},
  },
  {
    // What staff write is held against these patterns, in the check and in the editor: none may take longer than its length.
    files: ['src/{content,shared,review,markdown,edit,plugins,node}/**'],
    plugins: {regexp},
    rules: {
      'regexp/no-super-linear-backtracking': ['error', {report: 'potential'}],
      'regexp/no-super-linear-move': ['error', {report: 'potential', ignoreSticky: false}],
    },
  },
  floor(['src/shared/**'], NODE, VIEW, MACHINE, above('content', 'edit')),
  floor(['src/cms/**'], NODE, VIEW, MACHINE, above('review', 'markdown', 'edit')),
  ...FLOORS_OF_CONTENT.map((name, at) =>
    floor(
      [`src/cms/${name}/**`],
      NODE,
      VIEW,
      MACHINE,
      above('review', 'markdown', 'edit', ...FLOORS_OF_CONTENT.slice(at + 1)),
    ),
  ),
  floor(['src/review/**', 'src/cms/markdown/**'], DOORS, NODE, VIEW, MACHINE, above('edit')),
  floor(['src/node/**'], DOORS, VIEW, above('review', 'markdown', 'edit')),
  floor(['src/editor/**'], DOORS, WIRING, MACHINE, above('plugins')),
  floor(['src/editor/{github,server}/**'], DOORS, NODE, VIEW, {...MACHINE, allowTypeImports: true}),
  floor(
    ['src/editor/state/**'],
    DOORS,
    WIRING,
    {...MACHINE, allowTypeImports: true},
    above('frame', 'shell', 'plugins'),
    NO_REACT,
  ),
  floor(['src/editor/ui/**'], DOORS, WIRING, MACHINE, above('server', 'plugins')),
  floor(['src/editor/preview/**'], DOORS, WIRING, MACHINE, above('shell', 'model', 'github', 'server', 'plugins')),
  floor(['src/hooks/**'], CONTENT, WIRING, above('plugins', 'layout', 'components', 'shells', 'theme', 'edit', 'node')),
  floor(['src/ui/**'], CONTENT, WIRING, above('plugins', 'components', 'shells', 'theme', 'edit', 'node')),
  floor(['src/components/**'], CONTENT, WIRING, above('plugins', 'shells', 'theme', 'edit', 'node')),
  floor(['src/templates/**'], CONTENT, WIRING, above('plugins', 'theme', 'edit', 'node')),
  floor(['src/theme/**'], CONTENT, WIRING, above('plugins', 'edit', 'node')),
  floor(['src/plugins/**'], DOORS, above('commands')),
  floor(['src/cli/**'], DOORS, above('plugins', 'components', 'layout', 'shells', 'theme', 'hooks')),
);
