import {loadContent, showContent} from '../../src/content/host/load';
import type {DataOf} from '../../src/content/kinds';
import {submittedValue} from '../../src/components/Form/values';
import {formService} from '../../src/content/host/form-service';

async function formOf(path: string): Promise<DataOf<'form'>> {
  const content = await loadContent();
  const page = content.site && showContent(content, content.site).pages.get(path);
  if (page?.kind !== 'form') throw new Error(`${path} is no page with a form.`);
  return page;
}

/** Name, type, required: as in the specification's sections 3 and 5; a star marks the required ones. */
async function outline(path: string): Promise<string[]> {
  const {form} = await formOf(path);
  return form.fields.map(({name, type, required}) => `${name} ${type}${required ? ' *' : ''}`);
}

async function valuesOf(path: string, name: string): Promise<string[]> {
  const field = (await formOf(path)).form.fields.find((candidate) => candidate.name === name);
  return (field?.options ?? []).map((option) => submittedValue(option, field?.values));
}

test('The quote form has the seven fields of the specification, all required', async () => {
  expect(await outline('/contact/quote')).toEqual([
    'first_name text *',
    'last_name text *',
    'email email *',
    'phone tel *',
    'company text *',
    'service_needed select *',
    'project_brief textarea *',
  ]);
});

test('The vendor form has the fifteen fields of the specification, nine of them required', async () => {
  expect(await outline('/contact/vendor')).toEqual([
    'company_name text *',
    'registration_number text *',
    'year_established number',
    'number_of_employees select',
    'company_address textarea *',
    'contact_person text *',
    'position text *',
    'email email *',
    'phone tel *',
    'website url',
    'vendor_category select *',
    'products_services_description textarea *',
    'certifications textarea',
    'previous_experience textarea',
    'attachments checkbox',
  ]);
});

test('The partner form has the eight fields of the specification, all required', async () => {
  expect(await outline('/contact/partner')).toEqual([
    'company_name text *',
    'industry text *',
    'contact_person text *',
    'position text *',
    'email email *',
    'phone tel *',
    'partnership_interest select *',
    'message textarea *',
  ]);
});

test('The service needed is sent as the label in small letters with hyphens for spaces', async () => {
  expect(await valuesOf('/contact/quote', 'service_needed')).toEqual([
    'engineering-services',
    'procurement-services',
    'construction-&-installation',
    'operations-&-maintenance',
    'technical-manpower-supply',
    'digital-solutions',
  ]);
});

test('The vendor category is sent the same way', async () => {
  expect(await valuesOf('/contact/vendor', 'vendor_category')).toEqual([
    'engineering-services',
    'equipment-supply',
    'construction-services',
    'maintenance-services',
    'technical-consultancy',
    'material-supply',
    'logistics-&-transportation',
    'hse-services',
    'manpower-supply',
    'other-services',
  ]);
});

test('The employee ranges are sent as they stand', async () => {
  expect(await valuesOf('/contact/vendor', 'number_of_employees')).toEqual([
    '1-10',
    '11-50',
    '51-200',
    '201-500',
    '500+',
  ]);
});

test('The partnership interest is sent as the title of its partnership type', async () => {
  const titles = ['Strategic Alliance', 'Technology Partnership', 'Distribution Partnership', 'Service Partnership'];
  expect(await valuesOf('/contact/partner', 'partnership_interest')).toEqual(titles);
  expect((await formOf('/contact/partner')).partnerships?.map(({title}) => title)).toEqual(titles);
});

test('Each form says its own sentence of the error catalogue after sending', async () => {
  const sentences = await Promise.all(['quote', 'vendor', 'partner'].map((name) => formOf(`/contact/${name}`)));
  expect(sentences.map(({form}) => form.success)).toEqual([
    'Thank you! Your request was submitted successfully.',
    'Thank you! Your registration was submitted successfully.',
    'Thank you! Your partnership request was submitted successfully.',
  ]);
});

test('Production sends to the configured service, a local build to the stand-in, a preview nowhere', async () => {
  const {site} = await loadContent();
  if (!site) throw new Error('pages/_site.yml has a flaw.');
  expect(formService(site, {kind: 'production'})).toEqual({
    endpoint: site.formService.endpoint,
    key: site.formService.key,
    redirect: `${site.url}/thank-you`,
  });
  expect(formService(site, {kind: 'local'})?.endpoint).toMatch(/^http:\/\/127\.0\.0\.1:/);
  expect(formService(site, {kind: 'preview'})).toBeUndefined();
});
