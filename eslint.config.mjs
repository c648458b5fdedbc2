import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import * as regexp from 'eslint-plugin-regexp';
import {defineConfig} from 'eslint/config';
import ts from 'typescript-eslint';

/**
 * Rules that need types or the React compiler take 80 % of the time, so they run in the second lane and in a
 * separate job.
 */
const isComplete = process.env.TEST_LANE === 'all';
const TYPED = [
  ts.configs.strictTypeCheckedOnly,
  ts.configs.stylisticTypeCheckedOnly,
  {
    languageOptions: {parserOptions: {projectService: true, tsconfigRootDir: process.cwd()}},
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', {allowNumber: true}],
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        {ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true},
      ],
    },
  },
  {files: ['**/*.{mjs,cjs}'], extends: [ts.configs.disableTypeChecked]},
];

const HOOKS = reactHooks.configs.flat.recommended;
const HOOKS_WITHOUT_COMPILER = {
  ...HOOKS,
  rules: Object.fromEntries(
    ['react-hooks/rules-of-hooks', 'react-hooks/exhaustive-deps'].map((name) => [name, HOOKS.rules[name]]),
  ),
};

/** @returns the branches of a conditional expression in JSX */
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
 * A browser's translator replaces text nodes. React then fails to insert or remove conditional text next to them, so
 * such text needs its own element. @see https://github.com/facebook/react/issues/11538
 */
const noBareText = {
  create: (context) => {
    const checkChildren = ({children}) => {
      const shown = children.filter((child) => !isBlank(child)).map((child) => child.expression ?? child);
      if (shown.length < 2 || !shown.some(isConditional)) return;
      for (const node of shown.filter((child) => branchesOf(child).some(mayBeText)))
        context.report({
          node,
          message:
            'Wrap this text in an element, because a conditional sibling would break pages that are translated in the browser.',
        });
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
    // Without these rules, comments that disable them would be reported as unused.
    linterOptions: {reportUnusedDisableDirectives: isComplete},
    rules: {
      'no-console': 'error',
      'no-useless-rename': 'error',
      'object-shorthand': ['error', 'properties'],
      '@typescript-eslint/no-unused-vars': ['error', {argsIgnorePattern: '^_', varsIgnorePattern: '^_'}],
    },
  },
  ...(isComplete ? TYPED : []),
  {
    files: ['**/*.{mjs,cjs}'],
    languageOptions: {globals: {process: 'readonly', URL: 'readonly'}},
  },
  {
    // Node or Jest load these files before the tests, so they must be CommonJS.
    files: ['**/*.cjs'],
    languageOptions: {sourceType: 'commonjs'},
    rules: {'@typescript-eslint/no-require-imports': 'off'},
  },
  {
    files: ['**/*.tsx'],
    extends: [jsxA11y.flatConfigs.strict, isComplete ? HOOKS : HOOKS_WITHOUT_COMPILER],
  },
  {
    files: ['src/{components,ui,templates,theme}/**/*.tsx'],
    plugins: {site: {rules: {'no-bare-text': noBareText}}},
    rules: {'site/no-bare-text': 'error'},
  },
  {
    // The check and the editor match text of staff against these patterns, so none may take more than linear time.
    files: ['src/{cms,site,shared,editor,plugins,node}/**'],
    plugins: {regexp},
    rules: {
      'regexp/no-super-linear-backtracking': ['error', {report: 'potential'}],
      'regexp/no-super-linear-move': ['error', {report: 'potential', ignoreSticky: false}],
    },
  },
  {
    // A function is one thought; a component is split into named parts and hooks.
    files: ['src/{cms,site,plugins,node,cli,editor}/**'],
    rules: {'max-lines-per-function': ['error', {max: 60, skipComments: true}]},
  },
  {
    // A rule, with its messages and examples, fits on three screens.
    files: ['src/{cms/lint,site}/rules/*.ts'],
    rules: {'max-lines': ['error', 150]},
  },
);
