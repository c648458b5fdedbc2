import {CAREERS, PAGE, withLines, type Hostile} from './hostile';

const FORMER: [address: string, would: string, says: string][] = [
  ['/index', 'replace Home', 'is kept for the first page of a folder'],
  ['/about/index', 'replace About', 'is kept for the first page of a folder'],
  ['/edit', 'replace the editor', 'is kept for the editor'],
  ['/edit/page', 'replace the frame of the editor', 'is kept for the editor'],
  ['/edit/session', 'stand where tokens are given', 'is kept for the editor'],
  ['/edit/facts', 'stand beside what the editor trusts', 'is kept for the editor'],
  ['/changes/marked/about/who-we-are', 'replace what a reviewer reads', 'is kept for the marked pages of previews'],
  ['/changes/before/projects', 'replace what stood there before', 'is kept for the marked pages of previews'],
  ['/assets/js/main', 'lie among scripts that browsers keep for ever', 'is kept for files of the build'],
  ['/files/company-profile', 'stand beside the profile', 'is kept for files'],
  ['/img/logo', 'stand beside pictures', 'is kept for files'],
  ['/pagefind/pagefind', 'stand beside the search engine', 'is kept for the search'],
  ['/404', 'replace the page of unknown addresses', 'is kept for the page of unknown addresses'],
  ['/cdn-cgi/trace', 'stand where the host answers', 'is kept for the host'],
  ['/.netlify/functions/x', 'stand where the host runs programs', 'is not the whole address of a page'],
  ['/.well-known/security', 'stand beside the contact for weaknesses', 'is not the whole address of a page'],
  ['//evil.example', 'lead to another site', 'is not the whole address of a page'],
  ['/%2e%2e/%2e%2e/etc', 'lead out of the site', 'is not the whole address of a page'],
  ['/about\\evil', 'be a slash to browsers', 'is not the whole address of a page'],
  ['/a b', 'part a line of the redirects', 'is not the whole address of a page'],
  ['/*', 'take all addresses', 'is not the whole address of a page'],
  ['/:splat', 'take all addresses of one part', 'is not the whole address of a page'],
  ['/EDIT', 'replace the editor where letters do not matter', 'is not the whole address of a page'],
];

const PAGES: [file: string, would: string, says: string][] = [
  ['pages/edit.mdx', 'replace the editor', 'The address /edit is kept for the editor.'],
  ['pages/edit/index.mdx', 'replace the editor', 'The address /edit is kept for the editor.'],
  ['pages/edit/session.mdx', 'stand where tokens are given', 'The address /edit/session is kept for the editor.'],
  ['pages/changes/marked.mdx', 'replace a marked page', 'is kept for the marked pages of previews.'],
  ['pages/assets/js/main.mdx', 'lie among scripts', 'is kept for files of the build.'],
  ['pages/index/about.mdx', 'lie in the folder of Home', 'is kept for the first page of a folder.'],
  ['pages/pagefind/index.mdx', 'replace the search', 'is kept for the search.'],
  ['pages/cdn-cgi/trace.mdx', 'stand where the host answers', 'is kept for the host.'],
  ['pages/404.mdx', 'replace the page of unknown addresses', 'This page is written in pages/_site.yml'],
  ['pages/.well-known/security.mdx', 'replace the contact for weaknesses', 'may hold only small letters'],
];

const NEW_PAGE = '---\ntitle: Another page\ndescription: A page of somebody else.\nheading: Another\n---\n\nWords.\n';

export const ADDRESSES: Hostile[] = [
  ...FORMER.map(([address, would, says]): Hostile => ({
    what: `${address} as a former address`,
    would,
    file: PAGE,
    as: withLines(`formerly: [${JSON.stringify(address)}]`),
    says,
  })),
  ...PAGES.map(([file, would, says]): Hostile => ({what: `a page in ${file}`, would, file, as: () => NEW_PAGE, says})),
  {
    what: 'an opening with the id "index"',
    would: 'replace the list of openings',
    file: CAREERS,
    as: (before) => before.replace(/(openings:\n\s+- id: ).*/, '$1index'),
    says: 'The address /careers/index of this opening is kept for the first page of a folder.',
  },
];
