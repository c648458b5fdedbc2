/**
 * What the pages may say: every entity of the company and the top block of every kind of page.
 * The names are those of the specification (section 3), the limits those of its section 9.
 * An unknown field is always a flaw. Each description is a sentence for the person who edits the page.
 */
import * as z from 'zod';
import {WEEKDAYS} from '../shared/days';
import {flagsOf} from './flags';
import {portraitOf} from './images';
import {
  address,
  alt,
  autocomplete,
  color,
  country,
  day,
  directions,
  download,
  email,
  expiry,
  field,
  icon,
  id,
  link,
  logo,
  map,
  origin,
  phone,
  phoneList,
  photo,
  portrait,
  reference,
  sample,
  sentences,
  text,
  unique,
  year,
} from './fields';

/** @param specified the number of entries that the specification names; fewer are a notice, never a flaw. */
const list = <S extends z.ZodType>(item: S, description: string, specified?: number) =>
  z
    .array(item)
    .min(1)
    .meta({description, ...(specified === undefined ? {} : {specified})});
const exactly = <S extends z.ZodType>(count: number, item: S, description: string) =>
  field(z.array(item).length(count), description);

/** The company's short name is added behind a title; together they stay within 65 characters. */
const MAX_TITLE = 52;

const label = (description: string, example: string) => text(description, example, 80);

// ── Shared by many pages ─────────────────────────────────────────────────────────────────────────────────────────

export const NamedLink = z.strictObject({
  name: text('The words of the link.', 'Who We Are', 40),
  href: address('The page it leads to.', '/about/who-we-are'),
});

export const NavigationItem = z.strictObject({
  key: id('about'),
  name: text('The word in the menu.', 'About', 24),
  href: address('The page that the word itself leads to.', '/about'),
  dropdown: list(NamedLink, 'The pages in the menu that drops down.').optional(),
});

export const Statistic = z.strictObject({
  number: field(z.int().min(0), 'The figure itself, without sign or unit.', '150'),
  suffix: text('What stands behind the figure: a plus, a percent sign or a unit.', '+', 20).optional(),
  label: text('What is counted.', 'Projects Completed', 60),
});

export const CallToAction = z.strictObject({
  heading: text('The question or promise in large type.', 'Ready to power your next project?', 60),
  text: text('One or two sentences below it.', 'Send us the scope.', 160),
  buttons: field(z.array(NamedLink).min(1).max(2), 'One or two buttons; the first is the solid one.'),
});

const tile = z.strictObject({
  title: text('A few words.', 'Quality Assurance', 60),
  icon: icon('shield-check').optional(),
  description: text('One sentence.', 'Certificates follow every item from mill to site.', 240).optional(),
});

// ── Home ─────────────────────────────────────────────────────────────────────────────────────────────────────────

export const HeroSlide = z
  .strictObject({
    id: id('fabrication'),
    title: text('The large line, a claim of at most eight words.', 'Steel that fits first time', 48),
    subtitle: text('The name of the subject, also shown on the scale below.', 'Fabrication yard', 28),
    description: text('One sentence below the title.', 'Coded welding and CNC machining in Port Harcourt.', 120),
    image: photo('hero', '/img/home/hero-fabrication-welding.jpg'),
    alt: alt(),
    focal: field(
      z
        .string()
        .regex(/^\d{1,3}% \d{1,3}%$/, {error: 'is not two percentages, from the left and from the top', abort: true})
        .regex(/^(100|\d\d?)% (100|\d\d?)%$/, {error: 'lies outside the photo: 100% is its edge'}),
      'The point of the photo that must stay in view, from the left and from the top.',
      '62% 50%',
    ),
    sample,
  })
  .transform((slide) => ({...slide, portrait: portraitOf(slide.image, slide.focal)}));

// ── Services ─────────────────────────────────────────────────────────────────────────────────────────────────────

/** Its id is the file name and its path the address of the page that holds it. */
export const Service = z.strictObject({
  title: text("The service's name.", 'Engineering', 40),
  icon: icon('ruler-measure'),
  color: color(),
  description: text('One sentence for the cards on other pages.', 'Design in every discipline.', 160),
  features: field(
    z.array(text('A few words.', 'Front-end engineering design', 80)).min(3),
    'What the service offers; the overview shows the first three.',
  ),
  image: photo('card', '/img/services/engineering.jpg'),
  alt: alt(),
  sample,
});

/** A manpower category or a trading offering. */
export const ServiceCategory = z.strictObject({
  title: text('The name of the group.', 'Mechanical & Piping', 60),
  icon: icon('tool').optional(),
  items: list(text('A few words.', 'Coded welders', 120), 'What belongs to the group.'),
});

// ── Projects, clients, partners ──────────────────────────────────────────────────────────────────────────────────

export const Project = z.strictObject({
  id: id('compressor-skid'),
  title: text('What was done, as a heading.', 'Gas compression skid replacement', 80),
  client: text("The client's name.", 'Northfield Petroleum', 60),
  discipline: reference('services', 'fabrication').optional(),
  description: sentences('The scope in one or two sentences.', 'Fabrication and change-out of two skids.'),
  image: photo('card', '/img/projects/compressor-skid.jpg'),
  alt: alt(),
  logo: logo('/img/clients/northfield.svg'),
  sample,
});

export const Client = z.strictObject({
  id: id('northfield'),
  name: text("The client's name as it writes it itself.", 'Northfield Petroleum', 60),
  logo: logo('/img/clients/northfield.svg'),
  sample,
});

export const OemPartner = z
  .strictObject({
    name: unique(text("The manufacturer's name.", 'Rheinwerk Valves', 60)),
    logo: logo('/img/oem/rheinwerk.svg'),
    description: sentences('What it makes, in one sentence.', 'Isolation and safety valves for process service.'),
    country: country('The country in English; the flag follows from it.', 'Germany'),
    sample,
  })
  .transform(async (partner) => ({...partner, flags: await flagsOf(partner.country)}));

// ── About ────────────────────────────────────────────────────────────────────────────────────────────────────────

export const TimelineEntry = z.strictObject({
  id: id('foundation'),
  year: year('The year, where one is known.', '2015').optional(),
  title: text('The milestone in a few words.', 'Company Foundation', 60),
  description: sentences('What happened, in one or two sentences.', 'Incorporated in Lagos.'),
});

export const Certification = z.strictObject({
  name: unique(text('The standard or licence.', 'ISO 9001:2015', 60)),
  category: text('What it covers, in a few words.', 'Quality management', 60),
  description: sentences('The scope of the certificate.', 'Design, procurement and fabrication services.'),
  image: photo('card', '/img/certifications/quality.jpg'),
  alt: alt('The quality certificate in a frame'),
  year: year('The year on the badge.', '2022'),
  issue: text('The issue, if the certificate names one.', 'Issue 2', 40).optional(),
  sample,
});

export const ManagementMember = z.strictObject({
  name: unique(text('First name and surname, with title.', 'Engr. Ngozi Sample', 60)),
  position: text('The position held.', 'Managing Director', 80),
  image: portrait('/img/management/portrait-01.svg'),
  bio: sentences('Two or three sentences.', 'Leads the company and answers for its results.'),
  sample,
});

export const StructureGroup = z.strictObject({
  title: text('The name of the group.', 'Executive Management', 60),
  items: list(text('A position or a committee.', 'Audit and Risk Committee', 80), 'Who or what belongs to it.'),
});

export const GalleryCategory = z.strictObject({
  name: unique(text('The name of the category.', 'Fields & Operations', 60)),
  images: list(
    z.strictObject({src: photo('card', '/img/gallery/fields-01.jpg'), alt: alt(), sample}),
    'The photos of the category.',
  ),
});

// ── Careers ──────────────────────────────────────────────────────────────────────────────────────────────────────

const JOB_TYPES = ['Hybrid', 'Full-time'] as const;

export const JobOpening = z.strictObject({
  id: id('cnc-operator'),
  // Its page has it as its title.
  title: unique(text('The position, at most 52 characters.', 'CNC Operator (FANUC)', MAX_TITLE)),
  location: text('The place or places of work.', 'Port-Harcourt, Lagos and Warri', 80),
  type: field(z.enum(JOB_TYPES), 'How the work is done.', 'Full-time'),
  experience: text('The experience asked for.', '2–5 years', 40),
  description: sentences('The work in one or two sentences.', 'Set and run FANUC-controlled lathes and mills.'),
  applyLink: link('The application form; it opens in a new tab.', 'https://forms.example/apply'),
  posted: day(
    'The day it was first published; without it search engines and the feed leave the opening out.',
    '2026-11-02',
  ).optional(),
  closes: day('The last day to apply; the opening disappears after it.', '2026-12-31').optional(),
  sample,
});

// ── Contact and forms ────────────────────────────────────────────────────────────────────────────────────────────

export const Office = z.strictObject({
  id: z.enum(['headoffice', 'portharcourt', 'chevron']).meta({
    description: 'The office; links to it use this name.',
    example: 'headoffice',
    identifier: true,
    unique: true,
  }),
  name: text('The name of the office.', 'Head Office', 60),
  town: text('The town, below the name.', 'Lagos', 40).optional(),
  address: text('Street, district and town on one line.', '00 Sample Street, Surulere, Lagos', 120),
  phone: phoneList('Telephone numbers with commas between them.', '+234 000 000 0000, +234 000 000 0001'),
  email: email("The office's e-mail address.", 'info@ferrowell.example'),
  mapUrl: map('The OpenStreetMap address for the embedded map; the drawn map and the position follow from it.'),
  directionsUrl: directions('The Google Maps address for directions.', 'https://www.google.com/maps/dir/?api=1'),
  sample,
});

export const OfficeHours = z.strictObject({
  days: text('The days, as they are shown.', 'Monday to Friday', 40),
  weekdays: list(field(z.enum(WEEKDAYS), 'One day of the week.', 'Monday'), 'Each of these days; today is marked.'),
  hours: text('The hours, or that it is closed.', '8:00 AM – 6:00 PM', 40),
});

/** Today is marked in one row, so each day of the week belongs to one. */
const weekOfHours = z
  .array(OfficeHours)
  .min(1)
  .superRefine((rows, context) => {
    const named: string[] = [];
    for (const [row, {weekdays}] of rows.entries()) {
      for (const [index, day] of weekdays.entries()) {
        const params = {fix: 'Name each day once.'};
        const path = [row, 'weekdays', index];
        if (named.includes(day)) context.addIssue({code: 'custom', path, message: 'is named already', params});
        named.push(day);
      }
    }
    const missing = WEEKDAYS.filter((day) => !named.includes(day));
    const params = {fix: 'Name it in the weekdays of a row, also when it is closed.'};
    for (const day of missing) context.addIssue({code: 'custom', message: `lacks ${day}`, params});
  });

export const PartnershipType = z.strictObject({
  title: text('The kind of partnership; the form sends these words.', 'Strategic Alliance', 60),
  icon: icon('users-group').optional(),
  description: text('One sentence.', 'Pursue major scopes together.', 200),
});

const FIELD_TYPES = ['text', 'email', 'tel', 'url', 'number', 'select', 'textarea', 'checkbox'] as const;

/** What is sent with every form beside its fields. */
const RESERVED_NAMES = ['access_key', 'botcheck', 'redirect'];

export const FormField = z
  .strictObject({
    name: z
      .string()
      .regex(/^[a-z]+(_[a-z]+)*$/, {error: 'may hold only small letters with underscores'})
      .refine((name) => !RESERVED_NAMES.includes(name), {error: 'is a name that the form service keeps for itself'})
      .meta({
        description: 'The name under which the value is sent. Staff change the label, never this.',
        example: 'first_name',
        identifier: true,
        unique: true,
      }),
    label: text('The words above the field.', 'First name', 80),
    help: text('A hint below the label.', 'As on your CAC certificate.', 160).optional(),
    type: field(z.enum(FIELD_TYPES), 'The kind of field.', 'text'),
    required: field(z.boolean(), 'Whether it must be filled in: true or false.', 'true'),
    autocomplete: autocomplete('What the browser may fill in by itself.', 'given-name').optional(),
    legend: text(
      'A heading above this field; the fields up to the next heading belong to it.',
      'Your company',
      60,
    ).optional(),
    options: list(text('One choice.', 'Engineering Services', 60), 'The choices of a select field.').optional(),
    values: field(
      z.enum(['hyphens', 'label']),
      'What is sent for a choice: `hyphens` for small letters with hyphens for spaces, `label` for the words themselves.',
      'label',
    ).optional(),
  })
  .superRefine(({type, options}, context) => {
    if (type !== 'select' || options !== undefined) return;
    const params = {fix: 'Add the field "options" with a list of them.'};
    context.addIssue({code: 'custom', path: ['type'], message: 'has no choices', params});
  });

/** The words that all forms share; they stand in pages/_site.yml. */
const FormWords = z.strictObject({
  choose: text('The first line of a list of choices.', 'Choose one', 40),
  optional: text('Said behind the label of a field that may stay empty.', '(optional)', 20),
  allRequired: text('Beside the button when every field is required.', 'All fields are required.', 80),
  someRequired: text('Beside the button otherwise.', 'Fields are required unless marked optional.', 80),
  privacy: text('The link to the privacy page.', 'How we treat what you send', 60),
  sending: text('On the button while the form is on its way.', 'Sending...', 30),
  sent: text('The name of the green banner for screen readers.', 'Form Submitted Successfully', 60),
  failed: text('The first line of the red banner when the service gives no reason.', 'Something went wrong!', 60),
  kept: text('The last line of the red banner.', 'Nothing was lost: your answers are still below.', 160),
  offline: text('When the device has no connection.', 'Your device is offline.', 160),
  unreachable: text('When the service cannot be reached.', 'The form service cannot be reached.', 160),
  late: text('When no answer comes.', 'No answer came in time.', 200),
  limit: text('When too many forms came; {minutes} is the time to wait.', 'Try again in {minutes} minutes.', 160),
  unclear: text('When the answer cannot be read.', 'The form service gave no clear answer.', 160),
  tryAgain: text('The button that sends once more.', 'Try again', 40),
  byEmail: text('The link that opens a letter with the answers.', 'Send it by e-mail', 40),
  call: text('The link to the telephone; {phone} is the number.', 'Call {phone}', 40),
  invalid: text('Above the list of fields that need another look.', 'Please look at these fields again', 80),
  draft: text('Shown once answers are kept.', 'Your answers are kept on this device for 7 days.', 120),
  interrupted: text('Shown when the page was closed while sending.', 'It may have arrived.', 200),
  clear: text('The button that empties form and draft.', 'Clear form and draft', 40),
  preview: text('In a preview, above what would have been sent.', 'This is a preview: nothing was sent.', 160),
});

const form = z.strictObject({
  fields: list(FormField, 'The fields in their order.'),
  button: text('The words on the button.', 'Submit request', 30),
  success: text('The sentence after sending.', 'Thank you! Your request was submitted successfully.', 120),
});

// ── The top block of each kind of page ───────────────────────────────────────────────────────────────────────────

const page = {
  title: text('The title in the browser tab and in search results, at most 52 characters.', 'Our History', MAX_TITLE),
  description: text('One or two sentences for search results, at most 160 characters.', 'How we began.', 160),
  unlisted: field(z.literal(true).optional(), 'Only `true`: search engines leave this page out.', 'true'),
  sample: field(z.literal(true).optional(), 'Only `true`: the page must still be reviewed by the company.', 'true'),
};

const inner = {
  ...page,
  heading: text('The large heading of the page.', 'Built one scope at a time', 70),
  lead: text('One or two sentences below the heading.', 'From a single contract to a whole chain.', 240).optional(),
  banner: photo('banner', '/img/banners/services.jpg').optional(),
  callToAction: field(
    CallToAction,
    'The band above the footer: a question, a promise and one or two buttons.',
  ).optional(),
};

export const HomePage = z.strictObject({
  ...page,
  slides: exactly(5, HeroSlide, 'The five slides of the hero.'),
  start: field(NamedLink, 'The first button of the hero; not shown on small screens.'),
  contact: field(NamedLink, 'The second button of the hero.'),
  profile: field(
    z.strictObject({
      name: text('The words on the button.', 'Download Profile', 30),
      file: download('The PDF in static/files.', '/files/company-profile.pdf'),
    }),
    'The button that downloads the company profile.',
  ),
  services: exactly(6, reference('services', 'engineering'), 'The ids of the six services shown, in their order.'),
  statistics: exactly(4, Statistic, 'The four figures of Our Impact in Numbers.'),
  projects: exactly(4, reference('projects', 'compressor-skid'), 'The ids of the four latest projects.'),
  clients: exactly(10, reference('clients', 'northfield'), 'The ids of the ten clients in the moving strip.'),
  callToAction: CallToAction,
});

export const PlainPage = z.strictObject(inner);

export const AboutPage = z.strictObject({
  ...inner,
  values: list(tile, 'The core values.').optional(),
});

export const ManagementPage = z.strictObject({
  ...inner,
  members: list(ManagementMember, 'The leaders in their order.', 9),
  structure: list(StructureGroup, 'Executive Management and Committees.'),
});

export const HistoryPage = z.strictObject({
  ...inner,
  timeline: list(TimelineEntry, 'The milestones, oldest first.', 5),
  legacy: sentences('The Legacy paragraph.', 'That is the legacy we work for.'),
});

export const CertificationsPage = z.strictObject({
  ...inner,
  certifications: list(Certification, 'The certificates in their order.', 4),
});

export const GalleryPage = z.strictObject({...inner, categories: list(GalleryCategory, 'The categories in order.', 9)});

export const ClientsPage = z.strictObject({
  ...inner,
  clients: list(Client, 'The clients in their order.', 21),
  invitation: field(
    NamedLink.extend({text: text('A few words above the link.', 'Join them', 40)}),
    'The last cell, after the logos.',
  ).optional(),
});

export const ServicesPage = z.strictObject({
  ...inner,
  slug: field(z.literal('/'), 'Always "/": this page is the overview.', '/'),
  statistics: list(Statistic, 'The figures below the cards.'),
});

export const ServicePage = z.strictObject({
  ...inner,
  sidebar_label: text('The name in the side menu, where it differs from the title.', 'Engineering', 40).optional(),
  sidebar_position: field(z.int().min(1), 'The place in the side menu and on the overview: 1 is first.', '1'),
  service: field(Service, 'The card of this service on other pages.'),
  measures: list(Statistic, 'Large figures, each with its unit and label.').optional(),
  scope: list(text('A few words.', 'Storage tank design', 120), 'A numbered list of what is done.').optional(),
  phases: list(tile, 'The phases in their order.').optional(),
  groups: list(ServiceCategory, 'Groups of items: scope groups, categories or offerings.').optional(),
  support: list(tile, 'What goes with the service.').optional(),
  strengths: list(tile, 'Strengths, capabilities or reasons.').optional(),
});

export const ProjectsPage = z.strictObject({
  ...inner,
  projects: list(Project, 'The completed jobs, latest first.', 10),
});

export const OemPage = z.strictObject({
  ...inner,
  partners: list(OemPartner, 'The manufacturers in their order.', 9),
  advantages: list(tile, 'The Partnership Advantages.'),
});

export const CareersPage = z.strictObject({
  ...inner,
  benefits: list(tile, 'The benefits.'),
  openings: z
    .array(JobOpening)
    .meta({description: 'The current openings; may be empty: `openings: []`.', specified: 6}),
  openingPage: field(
    z.strictObject({
      tag: text('The name of the section below the banner.', 'The position', 40),
      heading: text('The heading of it.', 'Where, how and what you should bring', 70),
      posted: text('Said before the day on which it was published.', 'Published', 40),
      closes: text('Said before the last day to apply.', 'Apply by', 40),
      question: text('The words before the e-mail address for questions.', 'A question first? Write to', 80),
      closed: text('What stands in place of the button after the last day.', 'This position has closed.', 120),
      all: text('The link back to the list.', 'All current openings', 40),
    }),
    'The words of the page that each opening has to itself.',
  ),
});

export const ContactPage = z.strictObject({
  ...inner,
  offices: list(Office, 'The offices; the first is shown first.'),
  hours: field(weekOfHours, 'The office hours.'),
  labels: field(
    z.strictObject({
      offices: label('The name of the choice of offices, for screen readers.', 'Offices'),
      address: label('Above the address.', 'Address'),
      position: label('Above the latitude and longitude.', 'Position'),
      phone: label('Above the telephone numbers.', 'Telephone'),
      email: label('Above the e-mail address.', 'E-mail'),
      directions: label('The button to the way there.', 'Get Directions'),
      sendEmail: label('The button to a letter.', 'Send Email'),
      toOffice: label('The rest of both buttons, for screen readers; {name} is the office.', 'to {name}'),
      map: label('The name of the map, for screen readers; {name} is the office.', 'Map of {name}'),
      showMap: label('The button that asks another site for a map; it says whom.', 'Load map from openstreetmap.org'),
      hideMap: label('The button that removes it.', 'Close the map'),
      mapNote: text(
        'Below the map: whose it is, and what to do when it does not come.',
        'The map comes from openstreetmap.org. If it stays empty, use Get Directions.',
        160,
      ),
      hours: label('The name of the table of office hours, for screen readers.', 'Office hours, West Africa Time'),
      today: label('The mark of the row of today.', 'Today'),
    }),
    'Short words of this page.',
  ),
});

export const FormPage = z.strictObject({
  ...inner,
  form: field(form, 'The form.'),
  steps: list(tile, 'What happens after sending.').optional(),
  benefits: list(tile, 'Why it is worth it.').optional(),
  partnerships: list(PartnershipType, 'The kinds of partnership.').optional(),
});

export const SearchPage = z.strictObject({
  ...inner,
  box: field(
    z.strictObject({
      name: text('The name of the search field for screen readers; the header has one too.', 'Search again', 40),
      hint: text('The grey words in the empty field.', 'Try “hydrotest” or “Port Harcourt”', 60),
    }),
    'The search field.',
  ),
  places: field(
    z.strictObject({
      often: text('The line above the links.', 'Often looked for', 60),
      links: list(NamedLink, 'What visitors often look for.'),
      all: text('The line above the list of all pages, which makes itself.', 'All pages', 60),
      withoutScript: text('Said above it to a visitor without JavaScript.', 'Search needs JavaScript.', 160),
    }),
    'What stands there before a search.',
  ),
  results: field(
    z.strictObject({
      searching: text('Said while the search runs.', 'Searching…', 40),
      one: text('The count, for one page.', '1 result', 40),
      many: text('The count; {count} is the number of pages.', '{count} results', 40),
      term: text('Behind the count; {term} is what was searched for.', 'for “{term}”', 40),
      more: text('The button that shows the next pages; {count} are left.', 'Show more ({count} left)', 40),
    }),
    'The words around the results.',
  ),
  nothing: field(
    z.strictObject({
      heading: text('The large line; {term} is what was searched for.', 'Nothing found for “{term}”', 60),
      meant: text('The question; {word} is the nearest word that the site does use.', 'Did you mean “{word}”?', 60),
      text: text('One or two sentences.', 'Check the spelling, or try a broader word.', 160),
      links: list(NamedLink, 'Where to go instead; the first is the solid button.'),
    }),
    'What stands there when nothing is found.',
  ),
  failed: field(
    z.strictObject({
      heading: text('The large line.', 'The search did not load', 60),
      text: text('One or two sentences; the list of all pages follows.', 'Try again in a moment.', 160),
    }),
    'What stands there when the search cannot be loaded.',
  ),
});

/** Which schema a file in pages/ has to meet. A page that is not named here is a plain page. */
export const PAGES: Record<string, z.ZodObject> = {
  'index.mdx': HomePage,
  'about/index.mdx': AboutPage,
  'about/management.mdx': ManagementPage,
  'about/history.mdx': HistoryPage,
  'about/certifications.mdx': CertificationsPage,
  'about/gallery.mdx': GalleryPage,
  'about/clients.mdx': ClientsPage,
  'services/index.mdx': ServicesPage,
  'services/*.mdx': ServicePage,
  'projects.mdx': ProjectsPage,
  'oem.mdx': OemPage,
  'careers.mdx': CareersPage,
  'contact/index.mdx': ContactPage,
  'contact/quote.mdx': FormPage,
  'contact/vendor.mdx': FormPage,
  'contact/partner.mdx': FormPage,
  'search.mdx': SearchPage,
};

// ── pages/_site.yml ──────────────────────────────────────────────────────────────────────────────────────────────

export const Site = z.strictObject({
  name: text("The company's name as it is spoken of.", 'Ferrowell Energy Services', 60),
  shortName: text('The first word of it, for the logo.', 'Ferrowell', 20),
  secondName: text('The rest of it, for the logo.', 'Energy Services', 30),
  legalName: text('The registered name.', 'Ferrowell Energy Services Limited', 80),
  tagline: text('What the company does, in one sentence.', 'Engineering for the Nigerian energy industry.', 120),
  url: origin('The address of the site.', 'https://www.ferrowell.example'),
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
  linkedin: link('The LinkedIn page.', 'https://www.linkedin.com/company/ferrowell.example'),
  whatsapp: link('The WhatsApp chat link.', 'https://wa.me/2340000000000'),
  quote: field(NamedLink, 'The link in the top bar.'),
  privacy: field(NamedLink, 'The link to the privacy page in the footer.'),
  security: field(
    z.strictObject({
      email: email('Where somebody writes who has found a weakness of the site.', 'security@ferrowell.example'),
      expires: expiry('The day until which this address is sure to be read, within a year.', '2027-10-31'),
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
  quickLinks: list(NamedLink, 'The quick links in the footer.'),
  formService: field(
    z.strictObject({
      endpoint: link('Where the forms are sent.', 'https://forms.example/submit'),
      key: text('The key of the form service; it is public.', '00000000-0000-0000-0000-000000000000', 60),
    }),
    'The service that receives the forms.',
  ),
  publishSample: field(
    z.literal(true).optional(),
    'Only `true`: the sample site itself is published, with every sample value that is left.',
    'true',
  ),
  forms: field(FormWords, 'The words that all forms share.'),
  labels: field(
    z.strictObject({
      skip: label('The link to the main content for keyboard users.', 'Skip to main content'),
      mainMenu: label('The name of the main menu.', 'Main'),
      topBar: label('The name of the bar above it.', 'Contact'),
      openMenu: label('The menu button on phones.', 'Open menu'),
      closeMenu: label('The button that closes it.', 'Close menu'),
      menu: label('The name of the menu on phones.', 'Menu'),
      subMenu: label('The button beside a menu word; {name} is that word.', 'More pages under {name}'),
      home: label('The name of the logo link; {name} is the company.', '{name}, home'),
      search: label('The search box.', 'Search this site'),
      searchHint: label('The grey word in the search box.', 'Search'),
      searchButton: label('The search button.', 'Search'),
      quoteShort: label('The quote button on phones.', 'Quote'),
      toTop: label('The button at the lower right.', 'Back to top'),
      breadcrumb: label('The name of the path above a heading.', 'Breadcrumb'),
      sideMenu: label('The name of the side menu.', 'Services'),
      loading: label('What is said while pictures load.', 'Loading'),
      carousel: label("The carousel's name.", 'What we do'),
      carouselKind: label('What the carousel is.', 'carousel'),
      slide: label('A button of the scale; {number} and {name} stand for the slide.', 'Slide {number}: {name}'),
      previous: label('The button to the slide before.', 'Previous slide'),
      next: label('The button to the next slide.', 'Next slide'),
      pause: label('The button that stops the slides.', 'Pause the slides'),
      play: label('The button that starts them again.', 'Play the slides'),
      pauseLogos: label('The button that stops the logos.', 'Pause the moving logos'),
      playLogos: label('The button that starts them again.', 'Move the logos'),
      readMore: label('The link of a service card on Home.', 'Read More'),
      readMoreOf: label('The same for screen readers; {name} is the service.', 'Read more about {name}'),
      learnMore: label('The link of a service on the overview.', 'Learn More'),
      learnMoreOf: label('The same for screen readers; {name} is the service.', 'Learn more about {name}'),
      sideQuestion: label('The first line of the box below the side menu.', 'Have a scope ready?'),
      sidePromise: label('The second line of it; the quote link follows.', 'A proposal follows within 24–48 hours.'),
      filter: label('The name of the filters of the projects.', 'Filter by service'),
      all: label('The filter that shows every project or photo.', 'All'),
      filtered: label('Said when a filter is chosen; {count} and {total} are numbers.', '{count} of {total} projects'),
      apply: label('The link to the form of an opening.', 'Apply'),
      applyFor: label('The rest of it for screen readers; {name} is the position.', 'for {name} (opens in a new tab)'),
      location: label('Said before the place of an opening.', 'Location'),
      jobType: label('Said before the type of an opening.', 'Type'),
      experience: label('Said before the experience asked for.', 'Experience'),
      closes: label('The last day to apply; {date} is that day.', 'Apply by {date}'),
      noOpenings: label('The line in place of an empty list of openings.', 'No positions available at the moment'),
      noOpeningsNext: label('The words before the e-mail address below it.', 'Write to us all the same:'),
      pdf: label('The size of the profile; {size} is megabytes.', 'PDF, {size} MB'),
      address: label('Footer: above the address.', 'Registered office'),
      contact: label('Footer: above telephone and e-mail.', 'Speak to us'),
      linkedin: label('Footer: the LinkedIn link.', 'LinkedIn'),
      quickLinks: label('Footer: above the quick links.', 'Quick links'),
      sheet: label('Footer: above the title of the page.', 'Sheet'),
      revised: label('Footer: above the date of the last change.', 'Last revised'),
      certified: label('Footer: above the standards.', 'Certified to'),
      newTab: label('Said after a link that leaves the site, for screen readers.', '(opens in a new tab)'),
      whatsapp: label('The button to the WhatsApp chat.', 'Chat on WhatsApp'),
      copyright: label('Footer: above the copyright line.', 'Copyright'),
      biography: label('The button that turns a portrait over; {name} is the leader.', 'Biography of {name}'),
      photoFilter: label('The name of the filters of the gallery.', 'Filter by category'),
      photosShown: label(
        'Said when a category is chosen; {count} and {total} are numbers.',
        '{count} of {total} photos',
      ),
      lightbox: label('The name of the large view of a photo.', 'Photo, enlarged'),
      photoPlace: label('Above it; {number} and {total} are numbers.', '{number} of {total}'),
      closePhoto: label('The button that closes it.', 'Close the photo'),
      previousPhoto: label('The button to the photo before.', 'Previous photo'),
      nextPhoto: label('The button to the next photo.', 'Next photo'),
    }),
    'Short words that the frame of the site uses.',
  ),
  notFound: field(
    z.strictObject({
      title: page.title,
      description: page.description,
      heading: text('The large line.', 'This line is blanked off', 60),
      text: text('One or two sentences.', 'The address leads nowhere.', 200),
      links: list(NamedLink, 'Where to go instead.'),
    }),
    'The page that answers when an address does not exist.',
  ),
  preview: field(
    z.strictObject({
      name: label('The name of the ribbon.', 'Preview'),
      ofPullRequest: label(
        'Its first words; {number} is that of the pull request.',
        'Preview of pull request #{number}',
      ),
      ofBranch: label('Its first words where only the branch is known.', 'Preview of branch {branch}'),
      commit: label('The link to the commit; {commit} is its short name.', 'Commit {commit}'),
      pullRequest: label('The link to the pull request.', 'Pull request'),
      edit: label('The link to the file behind the page on screen.', 'Edit this page'),
      notice: label('What a preview is.', 'Visitors cannot see this version; its forms send nothing.'),
      noPage: label('Said when no page is different.', 'No page changed.'),
      onePage: label('Said when one is.', '1 page changed.'),
      pages: label('Said when several are; {count} is their number.', '{count} pages changed.'),
      facts: label('Said when pages/_site.yml is different.', 'Facts of all pages changed.'),
      changes: label('The button that opens the list.', 'What changed'),
      comparedWith: label('Below the list; {branch} and {commit}.', 'Compared with {branch} at commit {commit}.'),
      noComparison: label('In place of the list.', 'What changed cannot be told.'),
      alsoOn: label('Behind an entry that other pages show as well.', 'also on {pages}'),
    }),
    'The words of the ribbon on previews. Visitors never get them.',
  ),
});

// ── Types ────────────────────────────────────────────────────────────────────────────────────────────────────────

export type Site = z.infer<typeof Site>;
export type HomePage = z.infer<typeof HomePage>;
export type ContactPage = z.infer<typeof ContactPage>;
export type FormPage = z.infer<typeof FormPage>;
export type SearchPage = z.infer<typeof SearchPage>;
export type FormField = z.infer<typeof FormField>;
export type FormWords = z.infer<typeof FormWords>;
export type AboutPage = z.infer<typeof AboutPage>;
export type ManagementPage = z.infer<typeof ManagementPage>;
export type HistoryPage = z.infer<typeof HistoryPage>;
export type CertificationsPage = z.infer<typeof CertificationsPage>;
export type GalleryPage = z.infer<typeof GalleryPage>;
export type ClientsPage = z.infer<typeof ClientsPage>;
export type ManagementMember = z.infer<typeof ManagementMember>;
export type GalleryCategory = z.infer<typeof GalleryCategory>;
export type ServicePage = z.infer<typeof ServicePage>;
export type OemPage = z.infer<typeof OemPage>;
export type CareersPage = z.infer<typeof CareersPage>;
export type HeroSlide = z.infer<typeof HeroSlide>;
export type Service = z.infer<typeof Service>;
export type Project = z.infer<typeof Project>;
export type Client = z.infer<typeof Client>;
export type Statistic = z.infer<typeof Statistic>;
export type OemPartner = z.infer<typeof OemPartner>;
export type Office = z.infer<typeof Office>;
export type JobOpening = z.infer<typeof JobOpening>;
export type CallToAction = z.infer<typeof CallToAction>;
export type NavigationItem = z.infer<typeof NavigationItem>;
