/** What a copy of the project needs, beside its modules, to be built or started elsewhere. */
export const PROJECT = [
  'docusaurus.config.ts',
  'sidebars.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
  'pages',
  'src',
  'static',
];
