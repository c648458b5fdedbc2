/** pages/_site.yml: facts and labels that several pages share. */
import {siteDay} from '../locale';
import * as z from 'zod';
import {
  address,
  country,
  email,
  expiryDate,
  field,
  id,
  label,
  externalAddress,
  list,
  siteAddress,
  phone,
  text,
} from '../../cms/schema';
import {Figure, MAX_SHORT_NAME, NamedLink, pageFields} from './shared';
import {FormLabels, ChromeLabels, PreviewLabels} from './site-labels';
import type {Organization} from 'schema-dts';

/** `print` in pages/_site.yml: labels of the PDFs that each build makes. */
const PdfLabels = z.strictObject({
  profile: label('The name of the company profile.', 'Company profile'),
  contents: label('Heading of its table of contents.', 'Contents'),
  origin: label(
    'The source of a PDF; {address} is the page, {date} the date of the build.',
    'From {address}, as of {date}',
  ),
  stood: label('Label above that date.', 'As of'),
  codes: label('Label above the codes of a service.', 'Listed under'),
  jobs: label('Capability sheet: heading above the projects.', 'Projects in this service'),
  certificates: label('Capability sheet: heading above the certificates.', 'Certificates and licences'),
  number: label('Column heading above the question numbers.', 'No.'),
  question: label('Column heading above the questions.', 'Question'),
  topic: label('Column heading above the group of each question.', 'Where to look'),
  page: label('Column heading above the page numbers.', 'Page'),
  attachments: label('Label beside each attachment after the answers.', 'Attachment'),
  name: label('Column heading above the names.', 'Name'),
  details: label('Column heading above the answers.', 'Answer'),
  position: label('Column heading above the positions of the leaders.', 'Position'),
  service: label('Column heading above the services.', 'Service'),
  scope: label('Column heading above the scopes.', 'Scope'),
  code: label('Column heading above the codes.', 'Code'),
  policy: label('Column heading above the policies.', 'Policy'),
});

const NavigationItem = z.strictObject({
  key: id('about'),
  name: text('The text in the menu.', 'About', 24),
  href: address('The page that the menu item itself opens.', '/about'),
  dropdown: list(NamedLink, 'The pages in its drop-down menu.').optional(),
});

export const Site = z.strictObject({
  name: text('The company’s name in running text.', 'Ferrowell Energy Services', 60),
  shortName: text(
    'The first word of the name, for the logo and every page title; at most 10 characters.',
    'Ferrowell',
    MAX_SHORT_NAME,
  ),
  secondName: text('The rest of the name, for the logo.', 'Energy Services', 30),
  legalName: text('The registered name.', 'Ferrowell Energy Services Limited', 80),
  tagline: text('What the company does, in one sentence.', 'Engineering for the Nigerian energy industry.', 120),
  url: siteAddress('The address of the site.', 'https://www.ferrowell.example'),
  language: text('The language label in the top bar.', 'English', 20),
  phones: field(z.array(phone('A number.', '+234 000 000 0000')).length(2), 'The two telephone numbers.'),
  email: email('The general e-mail address.', 'info@ferrowell.example'),
  hrEmail: email('The e-mail address for applications.', 'careers@ferrowell.example'),
  address: field(
    z
      .array(text('One line of the address.', 'Lagos, Nigeria', 60))
      .min(1)
      .max(4),
    'The address, line by line.',
  ),
  town: text('The town of this address, for search engines.', 'Lagos', 40),
  country: country('The country of this address, for search engines.', 'Nigeria'),
  linkedin: externalAddress('The LinkedIn page.', 'https://www.linkedin.com/company/ferrowell.example'),
  whatsapp: externalAddress('The WhatsApp chat link.', 'https://wa.me/2340000000000'),
  quote: field(NamedLink, 'The link in the top bar.'),
  privacy: field(NamedLink, 'The link to the privacy page in the footer.'),
  accessibility: field(NamedLink.optional(), 'The link to the accessibility statement in the footer.'),
  buyers: field(NamedLink, 'The link to the page for buyers in the footer, below the standards.').optional(),
  security: field(
    z.strictObject({
      email: email('The e-mail address for reports of security problems.', 'security@ferrowell.example'),
      expires: expiryDate(
        'The date until which this address will be monitored, at most one year away.',
        '2027-10-31',
        siteDay,
      ),
    }),
    'The contact for security researchers, published at /.well-known/security.txt.',
  ),
  badges: list(
    z.strictObject({
      name: text('The standard without its year.', 'ISO 9001', 20),
      edition: text('The year of the standard.', ':2015', 10),
      scope: text('What it covers.', 'Quality management', 40),
      href: address('The page that shows the certificate.', '/about/certifications'),
    }),
    'The certification badges in the header.',
  ),
  navigation: list(NavigationItem, 'The main menu.'),
  phoneLinks: list(NamedLink, 'Further links at the end of the menu on phones.').optional(),
  quickLinks: list(NamedLink, 'The quick links in the footer.'),
  figures: list(Figure, 'Figures that several pages show, each written once. Pages refer to them by id.').optional(),
  formService: field(
    z.strictObject({
      endpoint: externalAddress('Where the forms are sent.', 'https://forms.example/submit'),
      key: text('The access key of the form service. It is public.', '00000000-0000-0000-0000-000000000000', 60),
    }),
    'The service that receives the forms.',
  ),
  publishSample: field(z.literal(true).optional(), 'Allows the site to be published with sample values.', 'true'),
  secureSubdomains: field(
    z.literal(true).optional(),
    'Browsers will open every subdomain, such as webmail, only with HTTPS for two years. Ask the people who manage the subdomains first, because this cannot be undone.',
    'true',
  ),
  forms: field(FormLabels, 'The labels and messages that all forms share.'),
  labels: field(ChromeLabels, 'Labels that are used on every page.'),
  notFound: field(
    z.strictObject({
      title: pageFields.title,
      description: pageFields.description,
      heading: text('The heading.', 'Page not found', 60),
      text: text('One or two sentences.', 'This address does not exist.', 200),
      links: list(NamedLink, 'Links to other pages.'),
      sections: list(
        z.strictObject({
          href: address('The page above the missing address.', '/careers'),
          heading: text('The heading.', 'No open position at this address', 60),
          text: text('One or two sentences; the pages below that page follow.', 'The position has closed.', 200),
          all: text('The link to the page above.', 'All current openings', 40),
        }),
        'What the page says instead below these pages, whose openings, projects or services it lists.',
      ).optional(),
    }),
    'The page for addresses that do not exist.',
  ),
  error: field(
    z.strictObject({
      heading: text('The heading.', 'This page has stopped working', 60),
      text: text(
        'What visitors can do. The telephone number and e-mail address follow.',
        'Try again, or call us.',
        200,
      ),
      tryAgain: text('The button that reloads the page.', 'Try again', 40),
    }),
    'The page that is shown when a page fails in the browser.',
  ),
  moved: label('The text at a former address of a page; {name} is the page’s title.', 'This page is now at {name}'),
  print: field(PdfLabels, 'The labels of the PDFs that each build creates.'),
  preview: field(PreviewLabels, 'The texts of the preview bar and of the highlights. Visitors do not see them.'),
});

export type Site = z.infer<typeof Site>;

/** The company's logo for search engines and others that do not accept SVG. */
export const LOGO_PATH = '/icon-512.png';

export const organizationId = ({url}: Site) => `${url}/#organization`;

export const organizationStructuredData = (site: Site) =>
  ({
    '@type': 'Organization',
    '@id': organizationId(site),
    name: site.name,
    url: `${site.url}/`,
    logo: site.url + LOGO_PATH,
  }) as const satisfies Organization;
