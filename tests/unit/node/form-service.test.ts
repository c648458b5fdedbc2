import {loadContent, collectPageData} from '../../../src/node/load';
import {submittedValue} from '../../../src/components/Form/answers';
import {formService} from '../../../src/node/form-service';

async function siteAndForms() {
  const content = await loadContent();
  const {site} = content;
  if (!site) throw new Error('pages/_site.yml has a problem.');
  const {pages} = collectPageData(content, site);
  const formOf = (name: string) => {
    const page = pages.get(`/contact/${name}`);
    if (page?.kind !== 'form') throw new Error(`${name} is not a page with a form.`);
    return page.form;
  };
  return {site, formOf};
}

test('A form has the fields of its page, each with its name, its type and whether it is required', async () => {
  const {formOf} = await siteAndForms();
  const fields = formOf('vendor').fields.map(({name, type, required}) => `${name} ${type}${required ? ' *' : ''}`);
  expect(fields).toEqual([
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
  expect(new Set(['quote', 'vendor', 'partner'].map((name) => formOf(name).success)).size).toBe(3);
});

test('A choice is sent as its label in lower case with hyphens for spaces, or unchanged if the form wants that', async () => {
  const {formOf} = await siteAndForms();
  const valuesOf = (form: string, name: string) => {
    const field = formOf(form).fields.find((entry) => entry.name === name);
    return (field?.options ?? []).map((option) => submittedValue(option, field?.values));
  };
  expect(valuesOf('quote', 'service_needed')).toEqual(['engineering', 'procurement']);
  expect(valuesOf('vendor', 'number_of_employees')).toEqual(['1-10', '11-50', '51+']);
  expect(submittedValue('Construction & Installation', undefined)).toBe('construction-&-installation');
  expect(valuesOf('partner', 'partnership_interest')).toEqual(['Lasting Bond', 'One Season']);
});

test('Production sends to the configured service, a local build to the emulator, a preview nowhere', async () => {
  const {site} = await siteAndForms();
  const {endpoint, key} = site.formService;
  expect(formService(site, {kind: 'production'})).toEqual({endpoint, key, redirect: `${site.url}/thank-you`});
  expect(formService(site, {kind: 'local'})?.endpoint).toMatch(/^http:\/\/127\.0\.0\.1:/);
  expect(formService(site, {kind: 'preview'})).toBeUndefined();
});
