import * as z from 'zod';
import type {LocalBusiness, OpeningHoursSpecification} from 'schema-dts';
import {telephonesIn} from '../../shared/telephone-links';
import {WEEKDAYS} from '../../shared/weekdays';
import {
  country,
  googleMapsAddress,
  email,
  field,
  hour,
  id,
  label,
  list,
  mapAddress,
  phoneList,
  reportIssue,
  sample,
  text,
} from '../../cms/schema';
import {contactPointStructuredData, ContactPointData, contactLabels} from './entries';
import {LOGO_PATH, organizationStructuredData} from './site';
import {definePageType, type SiteContext} from './page-type';
import {contentPageFields, NamedLink, requiresLabels} from './shared';

export const Office = z.strictObject({
  id: id('portharcourt'),
  name: text('The name of the office.', 'Head Office', 60),
  town: text('The town, below the name.', 'Lagos', 40).optional(),
  country: country('The country, only if it is not the company’s own.', 'Ghana').optional(),
  address: text('Street, district and town on one line.', '00 Sample Street, Surulere, Lagos', 120).meta({
    changesWith: ['mapUrl', 'directionsUrl'],
  }),
  phone: phoneList('Telephone numbers, separated by commas.', '+234 000 000 0000, +234 000 000 0001'),
  email: email("The office's e-mail address.", 'info@ferrowell.example'),
  mapUrl: mapAddress('The OpenStreetMap address of the embedded map; the site takes the position from it.'),
  directionsUrl: googleMapsAddress('The Google Maps address for directions.', 'https://www.google.com/maps/dir/?api=1'),
  sample,
});

const OfficeHours = z
  .strictObject({
    days: text('The days, as they are shown.', 'Monday to Friday', 40),
    weekdays: list(
      field(z.enum(WEEKDAYS), 'One day of the week.', 'Monday'),
      'Each of these days. Today’s row is highlighted.',
    ),
    opens: hour('When the office opens. A closed day has no hours.', '08:00').optional(),
    closes: hour('When it closes.', '18:00').optional(),
  })
  .superRefine(({opens, closes}, context) => {
    if (opens !== undefined && closes === undefined) {
      reportIssue(context, 'has no closing time', 'Add the field "closes".', ['opens']);
    } else if (opens === undefined && closes !== undefined) {
      reportIssue(context, 'has no opening time', 'Add the field "opens".', ['closes']);
    } else if (opens !== undefined && closes !== undefined && closes <= opens) {
      reportIssue(context, `is not after ${opens}`, 'Write a later time, such as 18:00.', ['closes']);
    }
  });

/** The page highlights today's row, so each day of the week may be in one row only. */
const weekOfHours = z
  .array(OfficeHours)
  .min(1)
  .superRefine((rows, context) => {
    const named: string[] = [];
    for (const [row, {weekdays}] of rows.entries()) {
      for (const [index, day] of weekdays.entries()) {
        if (named.includes(day))
          reportIssue(context, 'is already in the list', 'Use each day only once.', [row, 'weekdays', index]);
        named.push(day);
      }
    }
    const missing = WEEKDAYS.filter((day) => !named.includes(day));
    const help = 'Add it to the weekdays of a row, even if the office is closed.';
    for (const day of missing) reportIssue(context, `does not include ${day}`, help);
  });

export type Office = z.infer<typeof Office>;

const FormLink = z.strictObject({
  ...NamedLink.shape,
  description: text('Who the form is for.', 'You have a scope and want a proposal.', 120),
});

export const contact = definePageType({
  name: 'contact',
  files: ['contact/index.mdx'],
  schema: z
    .strictObject({
      ...contentPageFields,
      offices: list(Office, 'The offices; the first is shown first.'),
      hours: field(weekOfHours, 'The office hours.'),
      forms: list(FormLink, 'The forms, each with who it is for.').optional(),
      labels: field(
        z.strictObject({
          offices: label('The name of the list of offices, for screen readers.', 'Offices'),
          address: label('Label above the address.', 'Address'),
          position: label('Label above the latitude and longitude.', 'Position'),
          phone: label('Label above the telephone numbers.', 'Telephone'),
          email: label('Label above the e-mail address.', 'E-mail'),
          directions: label('The button that opens directions.', 'Get Directions'),
          sendEmail: label('The button that starts an e-mail.', 'Send Email'),
          toOffice: label('The end of both button labels, for screen readers; {name} is the office.', 'to {name}'),
          map: label('The name of the map, for screen readers; {name} is the office.', 'Map of {name}'),
          mapAsk: text(
            'Text beside that button: what it loads, and who sees the visitor’s IP address.',
            'The map is loaded from openstreetmap.org, which then sees your IP address.',
            160,
          ),
          showMap: label(
            'The button that loads the map from another site; it names the site.',
            'Load map from openstreetmap.org',
          ),
          hideMap: label('The button that hides the map.', 'Close the map'),
          mapNote: text(
            'Text below the map: its source, and what to do if it does not load.',
            'The map comes from openstreetmap.org. If it stays empty, use Get Directions.',
            160,
          ),
          hours: label('The name of the table of office hours, for screen readers.', 'Office hours, West Africa Time'),
          today: label('The label of today’s row.', 'Today'),
          closed: label('The text for a day on which the office is closed.', 'Closed'),
        }),
        'The labels of this page.',
      ),
      contacts: list(
        ContactPointData,
        'The contacts for each subject, in the order in which they are shown.',
      ).optional(),
      contactLabels: contactLabels.optional(),
    })
    .superRefine(
      requiresLabels('contactLabels', 'needs the labels of the contacts', ({contacts}) => contacts && ['contacts']),
    ),
  entries: ({contacts = []}) => ({contacts}),
  facts: ({offices}, {path}) => ({
    offices: offices.map(({id: anchor, name, address, phone, email: mail, sample: isSample}) => ({
      name,
      address,
      phone,
      email: mail,
      page: `${path}#${anchor}`,
      sample: isSample,
    })),
  }),
  show: (data) => data,
  frames: ({offices}) => offices.map(({mapUrl}) => mapUrl.src),
  structuredData: ({offices, hours, contacts = []}, {path}, context) => [
    ...offices.map((office) => localBusiness(office, hours, context)),
    ...(contacts.length === 0
      ? []
      : [
          {
            ...organizationStructuredData(context.site),
            contactPoint: contacts.map((contact) => contactPointStructuredData(contact, path, context.site)),
          },
        ]),
  ],
});

function localBusiness(
  office: Office,
  hours: z.infer<typeof OfficeHours>[],
  {site, countryCode}: SiteContext,
): LocalBusiness {
  const {id, name, town, address, phone, email: mail, directionsUrl, mapUrl} = office;
  return {
    '@type': 'LocalBusiness',
    '@id': `${site.url}/contact#${id}`,
    name: `${site.name}, ${name}`,
    url: `${site.url}/contact`,
    image: site.url + LOGO_PATH,
    parentOrganization: organizationStructuredData(site),
    address: {
      '@type': 'PostalAddress',
      streetAddress: address,
      addressLocality: town,
      addressCountry: countryCode(office.country ?? site.country),
    },
    telephone: telephonesIn(phone),
    email: mail,
    hasMap: directionsUrl,
    geo: {'@type': 'GeoCoordinates', latitude: mapUrl.latitude, longitude: mapUrl.longitude},
    openingHoursSpecification: hours.flatMap(openingHoursOf),
  };
}

/** One row of the office hours as structured data; a closed day has no times and is left out. */
const openingHoursOf = ({weekdays, opens, closes}: z.infer<typeof OfficeHours>): OpeningHoursSpecification[] =>
  opens === undefined || closes === undefined
    ? []
    : [{'@type': 'OpeningHoursSpecification', dayOfWeek: weekdays, opens, closes}];
