import {CAREERS, PAGE, withLines, type Hostile} from './hostile';

const FORMER: [address: string, says: string][] = [
  ['/index', 'is kept for the first page of a folder'],
  ['/edit', 'is kept for the editor'],
  ['/edit/session', 'is kept for the editor'],
  ['/changes/marked/about/who-we-are', 'is kept for the marked pages of previews'],
  ['/assets/js/main', 'is kept for files of the build'],
  ['/files/company-profile', 'is kept for files'],
  ['/404', 'is kept for the page of unknown addresses'],
  ['/cdn-cgi/trace', 'is kept for the host'],
  ['/.netlify/functions/x', 'is not the whole address of a page'],
  ['//evil.example', 'is not the whole address of a page'],
  ['/%2e%2e/%2e%2e/etc', 'is not the whole address of a page'],
  ['/about\\evil', 'is not the whole address of a page'],
  ['/*', 'is not the whole address of a page'],
  ['/:splat', 'is not the whole address of a page'],
  ['/EDIT', 'is not the whole address of a page'],
];

const PAGES: [file: string, says: string][] = [
  ['pages/edit.mdx', 'The address /edit is kept for the editor.'],
  ['pages/edit/session.mdx', 'The address /edit/session is kept for the editor.'],
  ['pages/changes/marked.mdx', 'is kept for the marked pages of previews.'],
  ['pages/assets/js/main.mdx', 'is kept for files of the build.'],
  ['pages/index/about.mdx', 'is kept for the first page of a folder.'],
  ['pages/cdn-cgi/trace.mdx', 'is kept for the host.'],
  ['pages/404.mdx', 'This page is written in pages/_site.yml'],
  ['pages/.well-known/security.mdx', 'may hold only small letters'],
];

const NEW_PAGE = '---\ntitle: Another page\ndescription: A page of somebody else.\nheading: Another\n---\n\nWords.\n';

export const ADDRESSES: Hostile[] = [
  ...FORMER.map(([address, says]): Hostile => ({
    what: `${address} as a former address`,
    file: PAGE,
    as: withLines(`formerly: [${JSON.stringify(address)}]`),
    says,
  })),
  ...PAGES.map(([file, says]): Hostile => ({what: `a page in ${file}`, file, as: () => NEW_PAGE, says})),
  {
    what: 'an opening with the id "index"',
    file: CAREERS,
    as: (before) => before.replace(/(openings:\n\s+- id: ).*/, '$1index'),
    says: 'The address /careers/index of this opening is kept for the first page of a folder.',
  },
];
