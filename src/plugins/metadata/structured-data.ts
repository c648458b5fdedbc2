import type {
  BreadcrumbList,
  Country,
  Graph,
  JobPosting,
  LocalBusiness,
  OpeningHoursSpecification,
  Organization,
  Service,
  Thing,
  WebSite,
} from 'schema-dts';
import {addressesAbove, menuName} from '../../shared/breadcrumbs';
import {countryCode} from '../../content/flags';
import type {ContactPage, JobOpening, ServicePage, Site} from '../../content/schema';
import {LOGO} from './favicons';
import type {DescribedPage} from './pages';

/** West Africa Time, the whole year. */
const LAGOS_OFFSET = '+01:00';
const MONTHS_PER_YEAR = 12;
/** Google's words (https://developers.google.com/search/docs/appearance/structured-data/job-posting); Hybrid has none. */
const EMPLOYMENT: Record<JobOpening['type'], string | undefined> = {'Full-time': 'FULL_TIME', Hybrid: undefined};

/**
 * What search engines are told of a page in their own vocabulary (https://schema.org), all from the pages' own words.
 * @param all the built pages, for the names on the path to this one
 * @returns the graph for a `<script type="application/ld+json">`, or nothing where there is nothing to tell
 */
export function structuredData(page: DescribedPage, all: DescribedPage[], site: Site): Graph | undefined {
  const things: Thing[] = [
    ...(page.path === '/' ? [company(site), website(site)] : [breadcrumbs(page, all, site)]),
    ...(page.path === '/contact' ? offices(page.data as unknown as ContactPage, site) : []),
    ...(page.path.startsWith('/services/') ? [service(page, site)] : []),
    ...(page.opening?.posted === undefined ? [] : [job(page.opening, page.opening.posted, page, site)]),
  ];
  return page.unlisted ? undefined : {'@context': 'https://schema.org', '@graph': things};
}

const companyId = ({url}: Site) => `${url}/#organization`;

/** The company in few words, where a page only refers to it. */
const reference = (site: Site) =>
  ({
    '@type': 'Organization',
    '@id': companyId(site),
    name: site.name,
    url: `${site.url}/`,
    logo: site.url + LOGO,
  }) as const satisfies Organization;

const company = (site: Site): Organization => ({
  ...reference(site),
  legalName: site.legalName,
  description: site.tagline,
  email: site.email,
  telephone: site.phones,
  address: {
    '@type': 'PostalAddress',
    streetAddress: site.address.slice(0, -1).join(', '),
    ...place(site),
  },
  sameAs: [site.linkedin],
});

const website = (site: Site): WebSite => ({
  '@type': 'WebSite',
  '@id': `${site.url}/#website`,
  name: site.name,
  alternateName: site.shortName,
  url: `${site.url}/`,
  publisher: {'@id': companyId(site)},
});

/** Town and country as the last line of the company's address has them: `Lagos, Nigeria`. */
function place({address}: Site): {addressLocality?: string; addressCountry?: string} {
  const [addressLocality, country = ''] = (address.at(-1) ?? '').split(',').map((word) => word.trim());
  return {addressLocality, addressCountry: countryCode(country)};
}

function breadcrumbs({path, title}: DescribedPage, all: DescribedPage[], site: Site): BreadcrumbList {
  const above = addressesAbove(path).map((address) => ({
    name: menuName(site.navigation, address) ?? all.find((one) => one.path === address)?.title ?? address,
    item: site.url + address,
  }));
  const steps = [...above, {name: menuName(site.navigation, path) ?? title, item: site.url + path}];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({'@type': 'ListItem', position: index + 1, ...step})),
  };
}

function offices({offices: all, hours}: ContactPage, site: Site): LocalBusiness[] {
  return all.map(({id, name, address, phone, email, directionsUrl, mapUrl: {latitude, longitude}}) => ({
    '@type': 'LocalBusiness',
    '@id': `${site.url}/contact#${id}`,
    name: `${site.name}, ${name}`,
    url: `${site.url}/contact`,
    image: site.url + LOGO,
    parentOrganization: reference(site),
    address: {'@type': 'PostalAddress', streetAddress: address, addressCountry: place(site).addressCountry},
    telephone: phone.split(',').map((number) => number.trim()),
    email,
    hasMap: directionsUrl,
    geo: {'@type': 'GeoCoordinates', latitude, longitude},
    openingHoursSpecification: hours.flatMap(opened),
  }));
}

const NOON = 12;

/** One row of the office hours; a closed day has no times and is left out. */
function opened({weekdays, hours}: ContactPage['hours'][number]): OpeningHoursSpecification[] {
  const [opens, closes] = [...hours.matchAll(/(\d{1,2})(:\d{2}) ?([AP])M/g)].map(([, hour, minutes, half]) => {
    const ofDay = (Number(hour) % NOON) + (half === 'P' ? NOON : 0);
    return `${String(ofDay).padStart(2, '0')}${minutes}`;
  });
  if (opens === undefined || closes === undefined) return [];
  return [{'@type': 'OpeningHoursSpecification', dayOfWeek: weekdays, opens, closes}];
}

function service({path, data}: DescribedPage, site: Site): Service {
  const {title, description} = (data as unknown as ServicePage).service;
  const country: Country = {'@type': 'Country', name: site.address.at(-1)?.split(',').at(-1)?.trim() ?? ''};
  return {
    '@type': 'Service',
    '@id': `${site.url}${path}#service`,
    name: title,
    description,
    url: site.url + path,
    provider: reference(site),
    areaServed: country,
  };
}

function job(opening: JobOpening, datePosted: string, {path}: DescribedPage, site: Site): JobPosting {
  const {id, title, location, type, experience, description, closes} = opening;
  const years = /\d+/.exec(experience)?.[0];
  return {
    '@type': 'JobPosting',
    title,
    description: `<p>${description}</p><p>${experience}</p>`,
    datePosted,
    ...(closes !== undefined && {validThrough: `${closes}T23:59:59${LAGOS_OFFSET}`}),
    ...(EMPLOYMENT[type] !== undefined && {employmentType: EMPLOYMENT[type]}),
    ...(years !== undefined && {
      experienceRequirements: {
        '@type': 'OccupationalExperienceRequirements',
        monthsOfExperience: Number(years) * MONTHS_PER_YEAR,
      },
    }),
    hiringOrganization: {...reference(site), sameAs: `${site.url}/`},
    jobLocation: townsOf(location).map((town) => ({
      '@type': 'Place',
      address: {'@type': 'PostalAddress', addressLocality: town, addressCountry: place(site).addressCountry},
    })),
    identifier: {'@type': 'PropertyValue', name: site.name, value: id},
    directApply: false,
    url: site.url + path,
  };
}

/** @returns the towns of a line such as `Port-Harcourt, Lagos and Warri`. */
const townsOf = (location: string): string[] => location.split(/,\s*|\s+and\s+/);
