import {addressOf} from '../../../../src/cms/values/paths';
import {dataFile} from '../../../../src/plugins/content/data-files';

test('No two pages share a data file, whatever their addresses', () => {
  const files = ['pages/index.mdx', 'pages/home.mdx', 'pages/about-history.mdx', 'pages/about/history.mdx'];
  const names = [...files.map(addressOf), '/careers/fitter', '/careers-fitter'].map(dataFile);
  expect(names).toContain('page.about.history.json');
  expect(new Set(names).size).toBe(names.length);
});
