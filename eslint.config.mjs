import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import {defineConfig} from 'eslint/config';
import ts from 'typescript-eslint';

export default defineConfig(
  {ignores: ['build', '.docusaurus', '.wrangler', 'node_modules']},
  js.configs.recommended,
  ts.configs.strictTypeChecked,
  ts.configs.stylisticTypeChecked,
  {
    languageOptions: {parserOptions: {projectService: true, tsconfigRootDir: process.cwd()}},
    rules: {
      'no-console': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', {allowNumber: true}],
      '@typescript-eslint/no-unused-vars': ['error', {argsIgnorePattern: '^_', varsIgnorePattern: '^_'}],
      // usePage<T>() names the type of a page's lists, which only the page knows.
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
      '@typescript-eslint/no-confusing-void-expression': ['error', {ignoreArrowShorthand: true}],
    },
  },
  {
    files: ['**/*.mjs'],
    extends: [ts.configs.disableTypeChecked],
    languageOptions: {globals: {process: 'readonly', URL: 'readonly'}},
  },
  {
    files: ['**/*.tsx'],
    extends: [jsxA11y.flatConfigs.strict, reactHooks.configs.flat.recommended],
  },
);
