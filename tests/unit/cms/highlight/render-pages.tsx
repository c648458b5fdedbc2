/** Renders pages as a build does, but in memory: with the real content, bodies and components. */
import {renderToString} from 'react-dom/server';
import {MemoryRouter} from 'react-router-dom';
import type {Site} from '../../../../src/site/page-types/site';
import type {PageData} from '../../../../src/hooks/usePage';
import {SiteProvider, type SiteData} from '../../../../src/hooks/useSite';
import {dataFile, dataFiles, SITE_DATA} from '../../../../src/plugins/content/data-files';
import {moveRefsToAttributes} from '../../../../src/plugins/preview/after-build';
import Page from '../../../../src/templates/Page';
import {body} from '../../../../src/templates/page-module';
import SideMenu from '../../../../src/templates/SideMenu';
import {DocsSidebarProvider} from '../../../mocks/sidebar';
import type {Compiled} from './compile-pages';
import type {Content} from '../../../../src/site/site-definition';

/* eslint-disable @typescript-eslint/no-require-imports -- a body requires its components by name */
const REQUESTS = {
  '@site/src/components/': (name: string) => require(`../../../../src/components/${name}`) as unknown,
  '@site/src/ui/': (name: string) => require(`../../../../src/ui/${name}`) as unknown,
};

/** Resolves the imports of a compiled body. */
function resolveImport(request: string, page: unknown): unknown {
  const found = Object.entries(REQUESTS).find(([start]) => request.startsWith(start));
  if (found) return found[1](request.slice(found[0].length));
  if (request.startsWith('@generated/')) return {__esModule: true, default: page};
  if (request === 'react/jsx-runtime') return require('react/jsx-runtime') as unknown;
  return {useMDXComponents: () => ({})};
}

/* eslint-enable @typescript-eslint/no-require-imports */

/**
 * @param bodies returns the compiled body of a page, by its file
 * @param isWanted which pages to render
 * @param refNow returns the current reference for one of an earlier state
 * @returns the HTML of every page, by its address, with references for the texts of bodies and of encoded content
 */
export function renderPages(
  content: Content,
  site: Site,
  bodies: (file: string) => Compiled | undefined,
  isWanted: (path: string) => boolean = () => true,
  refNow?: (contentRef: string) => string,
): Map<string, string> {
  const data = new Map(dataFiles(content, site).map((file) => [file.name, file.data]));
  const siteData = data.get(SITE_DATA) as SiteData;
  const sidebar = {items: content.entries.services.map(({title, path}) => ({type: 'link', label: title, href: path}))};
  const drawn = new Map<string, string>();
  const write = (path: string, page: React.ReactNode) => {
    const html = renderToString(
      <MemoryRouter initialEntries={[path]}>
        <SiteProvider value={siteData}>
          <DocsSidebarProvider value={sidebar}>{page}</DocsSidebarProvider>
        </SiteProvider>
      </MemoryRouter>,
    );
    drawn.set(path, moveRefsToAttributes(`<body><div id="__docusaurus">${html}</div></body>`, refNow));
  };
  for (const {path, file, kind} of content.pages.filter((page) => isWanted(page.path))) {
    const page = data.get(dataFile(path)) as PageData;
    const load = bodies(file);
    if (!load) throw new Error(`The body of ${file} was not compiled.`);
    const {default: Body, BannerPart} = load((request) => resolveImport(request, page));
    write(
      path,
      <Page page={page} aside={kind === 'service' && <SideMenu />} inBanner={BannerPart && <BannerPart />}>
        <Body components={body} />
      </Page>,
    );
  }
  return drawn;
}
