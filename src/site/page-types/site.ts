/** pages/_site.yml: facts and labels that several pages share. */
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
import {FormLabels, ChromeLabels, PreviewLabels} from './site-words';
import type {Organization} from 'schema-dts';

/** `print` in pages/_site.yml: labels of the PDFs that each build makes. */
const PdfLabels = z.strictObject({
  profile: label('The name of the company profile.', 'Company profile'),
  contents: label('Above its contents.', 'Contents'),
  origin: label('Where a document comes from; {address} and {date}.', 'From {address}, as it stood on {date}'),
  stood: label('Above that day.', 'As it stood on'),
  codes: label('Above the codes of a service.', 'Listed under'),
  jobs: label('Capability sheet: above the jobs.', 'Jobs of this service'),
  certificates: label('Capability sheet: above the certificates.', 'Certificates and licences'),
  number: label('Above the numbers of the questions.', 'No.'),
  question: label('Above the questions.', 'Question'),
  topic: label('Above the headings that they stand below.', 'Where to look'),
  page: label('Above the numbers of the sheets.', 'Page'),
  attachments: label('Beside what follows the answers.', 'Attachment'),
  name: label('Above names.', 'Name'),
  details: label('Above what is said beside them.', 'Answer'),
  position: label('Above the positions of the leaders.', 'Position'),
  service: label('Above the services.', 'Service'),
  scope: label('Above what they cover.', 'Scope'),
  code: label('Above their codes.', 'Code'),
  policy: label('Above the policies.', 'Policy'),
});

const NavigationItem = z.strictObject({
  key: id('about'),
  name: text('The word in the menu.', 'About', 24),
  href: address('The page that the word itself leads to.', '/about'),
  dropdown: list(NamedLink, 'The pages in the menu that drops down.').optional(),
});

export const Site = z.strictObject({
  name: text("The company's name as it is spoken of.", 'Ferrowell Energy Services', 60),
  shortName: text(
    'The first word of it, for the logo and each title, at most 10 characters.',
    'Ferrowell',
    MAX_SHORT_NAME,
  ),
  secondName: text('The rest of it, for the logo.', 'Energy Services', 30),
  legalName: text('The registered name.', 'Ferrowell Energy Services Limited', 80),
  tagline: text('What the company does, in one sentence.', 'Engineering for the Nigerian energy industry.', 120),
  url: siteAddress('The address of the site.', 'https://www.ferrowell.example'),
  language: text('The language label in the top bar.', 'English', 20),
  phones: field(z.array(phone('A number.', '+234 000 000 0000')).length(2), 'The two telephone numbers.'),
  email: email('The general e-mail address.', 'info@ferrowell.example'),
  hrEmail: email('The e-mail address for applications.', 'careers@ferrowell.example'),
  address: field(
    z
      .array(text('One line.', 'Lagos, Nigeria', 60))
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
      email: email('Where somebody writes who has found a weakness of the site.', 'security@ferrowell.example'),
      expires: expiryDate('The day until which this address is sure to be read, within a year.', '2027-10-31'),
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
  figures: list(Figure, 'Figures that several pages show, each written once; a page names one by its id.').optional(),
  formService: field(
    z.strictObject({
      endpoint: externalAddress('Where the forms are sent.', 'https://forms.example/submit'),
      key: text('The key of the form service; it is public.', '00000000-0000-0000-0000-000000000000', 60),
    }),
    'The service that receives the forms.',
  ),
  publishSample: field(
    z.literal(true).optional(),
    'The sample site itself is published, with every sample value that is left.',
    'true',
  ),
  secureSubdomains: field(
    z.literal(true).optional(),
    'Browsers open every address below the domain of the site, such as mail or webmail, with encryption alone, for two years. Ask whoever looks after them first, for it cannot be taken back.',
    'true',
  ),
  forms: field(FormLabels, 'The words that all forms share.'),
  labels: field(ChromeLabels, 'Short words that the frame of the site uses.'),
  notFound: field(
    z.strictObject({
      title: pageFields.title,
      description: pageFields.description,
      heading: text('The large line.', 'This line is blanked off', 60),
      text: text('One or two sentences.', 'The address leads nowhere.', 200),
      links: list(NamedLink, 'Where to go instead.'),
    }),
    'The page that answers when an address does not exist.',
  ),
  error: field(
    z.strictObject({
      heading: text('The large line.', 'This page has stopped working', 60),
      text: text('What to do; telephone and e-mail follow.', 'Try again, or call us.', 200),
      tryAgain: text('The button that reloads the page.', 'Try again', 40),
    }),
    'What is shown in place of a page that fails in the browser.',
  ),
  moved: label('The link at a former address of a page; {name} is its title.', 'This page is now at {name}'),
  print: field(PdfLabels, 'The words of the PDFs that each build sets.'),
  preview: field(PreviewLabels, 'The words of the ribbon and of the marks on previews. Visitors never get them.'),
});

export type Site = z.infer<typeof Site>;

/** The company's logo for search engines and others that do not accept SVG. */
export const LOGO_PATH = '/icon-512.png';

export const organizationId = ({url}: Site) => `${url}/#organization`;

export const organization = (site: Site) =>
  ({
    '@type': 'Organization',
    '@id': organizationId(site),
    name: site.name,
    url: `${site.url}/`,
    logo: site.url + LOGO_PATH,
  }) as const satisfies Organization;
