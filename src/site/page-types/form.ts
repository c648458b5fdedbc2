import * as z from 'zod';
import {autocomplete, field, icon, list, text, registerAddress, sample, unique} from '../../cms/schema';
import {definePageType, type FormService} from './page-type';
import {contentPageFields, Tile, requiresLabels} from './shared';
import type {Site} from './site';
import type {FormLabels} from './site-labels';

const RequiredDocument = z.strictObject({
  name: unique(text('The name of the document.', 'Certificate of Incorporation', 80)),
  note: text('An additional requirement.', 'Valid to 31 December', 120).optional(),
  issuer: text('Who issues it.', 'Corporate Affairs Commission (CAC)', 80),
  where: text('Where to obtain it, in a few words.', 'At the area office', 80).optional(),
  site: registerAddress('The website of the issuer.', 'https://www.cac.gov.ng').optional(),
  sample,
});

/** @returns a document with the host name of its issuer's site, which stays readable in print. */
const toShownDocument = ({site, sample: _sample, ...paper}: z.infer<typeof RequiredDocument>) => ({
  ...paper,
  site,
  host: site?.replace(/^https:\/\/(www\.)?/, ''),
});

const readinessLabels = field(
  z.strictObject({
    ready: text('The number of documents ticked; {count} and {total} are numbers.', '{count} of {total} ready', 60),
    kept: text('Where the ticks are stored.', 'Your ticks stay on this device.', 120),
    print: text('The button that prints only the list.', 'Print this list', 40),
    clear: text('The button that removes all ticks.', 'Clear all ticks', 40),
  }),
  'The labels and texts around the list of documents.',
);

const PartnershipType = z.strictObject({
  title: text('The type of partnership. The form sends this text.', 'Strategic Alliance', 60),
  icon: icon('users-group').optional(),
  description: text('One sentence.', 'Pursue major scopes together.', 200),
});

const FIELD_TYPES = ['text', 'email', 'tel', 'url', 'number', 'select', 'textarea', 'checkbox'] as const;

/**
 * Patterns reject what browsers accept, but nobody can answer, such as `ada@gmail`, `ada@gmail.con` and `ada@gmial.com`.
 * Large providers and endings have no such names, so no real address is refused.
 */
const PATTERNS: Partial<Record<(typeof FIELD_TYPES)[number], string>> = {
  number: '[0-9]*',
  email: String.raw`(?!.*@(gm(ai|al|ial)|gamil|yaho|yahooo|hotm(ial|al))\.).*\.(?!c(on|mo|pm|im)$)[^@.]{2,}`,
  tel: String.raw`(\D*\d){7}.*`,
};

/** The names of the fields that every form sends in addition to its own. */
const RESERVED_NAMES = ['access_key', 'botcheck', 'redirect'];

export const FormField = z
  .strictObject({
    name: z
      .string()
      .regex(/^[a-z]+(_[a-z]+)*$/, {error: 'may contain only lowercase letters and underscores'})
      .refine((name) => !RESERVED_NAMES.includes(name), {error: 'is a name that the form service reserves'})
      .meta({
        description: 'The name under which the value is sent. Change the label, not this name.',
        example: 'first_name',
        identifier: true,
        unique: true,
      }),
    label: text('The label above the field.', 'First name', 80),
    help: text('A hint below the label.', 'As on your CAC certificate.', 160).optional(),
    type: field(z.enum(FIELD_TYPES), 'The type of field.', 'text'),
    required: field(z.boolean(), 'Whether the field is required.', 'true'),
    autocomplete: autocomplete('What the browser may fill in automatically.', 'given-name').optional(),
    legend: text(
      'A heading above this field and those below it, up to the next heading.',
      'Your company',
      60,
    ).optional(),
    options: list(text('One choice.', 'Engineering Services', 60), 'The choices of a select field.').optional(),
    values: field(
      z.enum(['hyphens', 'label']),
      'What is sent for a choice: "hyphens" for lowercase with hyphens, "label" for the text itself.',
      'label',
    ).optional(),
  })
  .refine(({type, options}) => type !== 'select' || options !== undefined, {
    error: 'has no choices',
    path: ['type'],
    params: {help: 'Add the field "options" with a list of them.'},
  });

const fieldsOfForm = z.strictObject({
  fields: list(FormField, 'The fields, in the order in which they are shown.'),
  button: text('The text of the button.', 'Submit request', 30),
  success: text(
    'The message after the form has been sent.',
    'Thank you! Your request was submitted successfully.',
    120,
  ),
});

/** A field, with the pattern of its answers. */
export type FormField = z.infer<typeof FormField> & {pattern?: string};

export const form = definePageType({
  name: 'form',
  files: ['contact/quote.mdx', 'contact/vendor.mdx', 'contact/partner.mdx'],
  schema: z
    .strictObject({
      ...contentPageFields,
      form: field(fieldsOfForm, 'The form.'),
      steps: list(Tile, 'What happens after sending.').optional(),
      benefits: list(Tile, 'The benefits of sending the form.').optional(),
      partnerships: list(PartnershipType, 'The types of partnership.').optional(),
      readiness: list(RequiredDocument, 'The documents to have ready before filling in the form.').optional(),
      readinessLabels: readinessLabels.optional(),
    })
    .superRefine(
      requiresLabels(
        'readinessLabels',
        'needs the labels around the list',
        ({readiness}) => readiness && ['readiness'],
      ),
    ),
  blocks: {Form: 'is the form itself'},
  show: (data, {site, formService}) => ({
    ...data,
    form: toForm(data.form, site, formService),
    readiness: data.readiness?.map(toShownDocument),
  }),
});

export type Form = Omit<z.infer<typeof fieldsOfForm>, 'fields'> & {
  fields: FormField[];
  words: Omit<FormLabels, 'preview'> & {preview?: string};
  service?: FormService;
  /** The e-mail address and telephone number that the form offers when the service fails. */
  email: string;
  phone: string;
};

function toForm(form: z.infer<typeof fieldsOfForm>, {forms, email, phones}: Site, service?: FormService): Form {
  const {preview, ...messages} = forms;
  const fields = form.fields.map((item) => ({...item, pattern: PATTERNS[item.type]}));
  return {...form, fields, words: service ? messages : {...messages, preview}, service, email, phone: phones[0] ?? ''};
}
