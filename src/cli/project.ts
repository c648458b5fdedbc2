/** The project's code: what a copy needs besides pages, `static` and packages, so that it can be built elsewhere. */
export const CODE = [
  'docusaurus.config.ts',
  'sidebars.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
  'src',
];
