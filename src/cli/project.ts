/** The code of the project: what a copy of it needs, beside its pages, `static` and its modules, to be built elsewhere. */
export const CODE = [
  'docusaurus.config.ts',
  'sidebars.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
  'src',
];
