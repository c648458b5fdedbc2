import {addressOf} from '../../src/content/base/paths';
import {dataFile} from '../../src/plugins/data/data-files';

describe('The data file of a page', () => {
  it('is shared by no two pages, however their addresses are written', () => {
    const files = ['pages/index.mdx', 'pages/home.mdx', 'pages/about-history.mdx', 'pages/about/history.mdx'];
    const names = [...files.map(addressOf), '/careers/fitter', '/careers-fitter'].map(dataFile);
    expect(names).toContain('page.about.history.json');
    expect(new Set(names).size).toBe(names.length);
  });
});
