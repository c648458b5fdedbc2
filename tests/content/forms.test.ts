import {loadContent, showContent} from '../../src/node/load';
import type {DataOf} from '../../src/content/kinds/registry';
import {submittedValue} from '../../src/components/Form/values';
import {formService} from '../../src/node/form-service';

async function formOf(path: string): Promise<DataOf<'form'>> {
  const content = await loadContent();
  const page = content.site && showContent(content, content.site).pages.get(path);
  if (page?.kind !== 'form') throw new Error(`${path} is no page with a form.`);
  return page;
}

async function valuesOf(path: string, name: string): Promise<string[]> {
  const field = (await formOf(path)).form.fields.find((candidate) => candidate.name === name);
  return (field?.options ?? []).map((option) => submittedValue(option, field?.values));
}

test('A form has the fields that its page lists, each with its name, type and whether it must be filled in', async () => {
  const {form} = await formOf('/contact/vendor');
  expect(form.fields.map(({name, type, required}) => `${name} ${type}${required ? ' *' : ''}`)).toEqual([
    'company_name text *',
    'registration_number text *',
    'year_established number',
    'number_of_employees select',
    'email email *',
    'phone tel *',
    'website url',
    'products textarea *',
    'attachments checkbox',
  ]);
});

test('A choice is sent as its label in small letters with hyphens for spaces', async () => {
  expect(await valuesOf('/contact/quote', 'service_needed')).toEqual(['engineering', 'procurement']);
  expect(await valuesOf('/contact/vendor', 'number_of_employees')).toEqual(['1-10', '11-50', '51+']);
  expect(submittedValue('Construction & Installation', undefined)).toBe('construction-&-installation');
});

test('Where a form asks for it, a choice is sent as its label stands', async () => {
  expect(await valuesOf('/contact/partner', 'partnership_interest')).toEqual(['Lasting Bond', 'One Season']);
});

test('Each form says a sentence of its own after sending', async () => {
  const forms = await Promise.all(['quote', 'vendor', 'partner'].map((name) => formOf(`/contact/${name}`)));
  expect(new Set(forms.map(({form}) => form.success)).size).toBe(forms.length);
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
