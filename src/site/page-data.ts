/** Collects the data of every page, from its front matter and from the rest of the site. */
import type * as z from 'zod';
import {measureHeader} from './header-width';
import {siteDay} from './locale';
import {sortPages} from '../cms/content/join';
import type {Content} from './site-definition';
import {countryCodes} from '../cms/values/countries';
import {contact} from './page-types/contact';
import {joinFacts} from './page-types/facts';
import type {FormService, SiteContext, Page} from './page-types/page-type';
import type {Site} from './page-types/site';
import {flagLogo} from '../cms/images/uses';
import {telephonesIn} from '../shared/telephone-links';

export interface AnsweringContact {
  to: string;
  name: string;
  who: string;
  phones?: string[];
  email?: string;
  answer: string;
}

/** Facts that only the machine that runs the build knows. */
interface BuildFacts {
  /** Returns the size in bytes of a file in static/, or of a PDF of this build, by its address. */
  sizeOf: (file: string) => number | undefined;
  /** The day for which the site is built; by default today in Lagos. */
  today?: string;
  formService?: FormService;
}

export function createSiteContext(content: Content, site: Site, machine: BuildFacts): SiteContext {
  const {pages, pictures, flags, entries} = content;
  const sources = new Map(pictures.map((picture) => [picture.base, picture]));
  const alone: Omit<SiteContext, 'facts'> = {
    site,
    entries,
    pagesOf: pagesByType(pages),
    listed: [],
    today: machine.today ?? siteDay(),
    pictureOf({src}) {
      const source = sources.get(src);
      if (!source) throw new Error(`The picture ${src} was not loaded.`);
      return source;
    },
    flagsOf: (country) =>
      countryCodes(country).flatMap((code) => {
        const flag = flags.get(code);
        return flag ? flagLogo(flag) : [];
      }),
    countryCode: (country) => countryCodes(country)[0],
    sizeOf: machine.sizeOf,
    formService: machine.formService,
  };
  const context = {...alone, facts: joinFacts(sortPages(pages).map((page) => page.facts(alone)))};
  const listed = pages.filter(({unlisted}) => !unlisted);
  return {...context, listed: listed.map(({path, title}) => ({path, title}))};
}

export const pagesByType = (pages: readonly Page[]): SiteContext['pagesOf'] =>
  function pagesOf<Schema extends z.ZodObject>({name}: {name: string; schema: Schema}) {
    const found = sortPages(pages.filter(({kind}) => kind === name));
    return found.map(({data, file, path}) => ({...(data as z.infer<Schema>), file, path}));
  };

/** @returns the facts that every page receives, and what of them fits into the header, so that no page computes it */
export function siteChromeFacts(site: Site) {
  const {
    formService: _service,
    forms: _words,
    moved: _moved,
    print: _documents,
    preview: _preview,
    notFound: _page,
    ...facts
  } = site;
  return {...facts, headerFit: measureHeader(facts)};
}

export const showPage = (page: Content['pages'][number], context: SiteContext) => ({
  ...page.show(context),
  photos: page.photos,
  answeredBy: contactOf(page.data, context),
});

/** The data of all pages by their address. */
export interface AllPageData {
  context: SiteContext;
  pages: Map<string, ReturnType<typeof showPage>>;
}

function contactOf(data: object, {entries, pagesOf}: SiteContext): AnsweringContact | undefined {
  const [owner] = pagesOf(contact);
  const found = 'contact' in data ? entries.contacts.find(({id}) => id === data.contact) : undefined;
  if (!owner || !found) return undefined;
  const {id, name, position, person, phone, email, answer} = found;
  const who = [person, position].filter(isDefined).join(', ');
  return {
    to: `${owner.path}#${id}`,
    name,
    who,
    ...(phone !== undefined && {phones: telephonesIn(phone)}),
    email,
    answer,
  };
}

const isDefined = (text?: string): text is string => text !== undefined;

export interface MenuItem {
  type: 'link';
  label: string;
  href: string;
}

export const hasSideMenu = ({kind}: Pick<Page, 'kind'>): boolean => kind === 'service';

/** @returns an item for each service page, with its name in the menu, otherwise its title. */
export const sideMenuOf = ({pages}: Pick<Content, 'pages'>): MenuItem[] =>
  sortPages(pages.filter(hasSideMenu)).map(({data, title, path}) => ({
    type: 'link',
    label: 'sidebar_label' in data && typeof data.sidebar_label === 'string' ? data.sidebar_label : title,
    href: path,
  }));
