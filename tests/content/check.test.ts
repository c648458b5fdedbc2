import {TestSite} from './site';

describe('The check', () => {
  const site = new TestSite();
  beforeAll(async () => {
    await site.prepare();
    jest.spyOn(process, 'cwd').mockReturnValue(site.folder);
  });
  afterAll(() => {
    jest.restoreAllMocks();
    site.remove();
  });

  it('finds nothing in a good site', async () => {
    expect(await site.flaws()).toEqual([]);
  });

  it('lets plain signs stand in the words of a field', async () => {
    const words = 'Flow < 5 m³/h, <5 bar, > 3; R&D; Q&A; 2 * 3 * 4; [note] (a) & more.';
    const written = (source: string) => source.replace('description: What was done.', () => `description: "${words}"`);
    expect(await site.flawsAfter('pages/projects.mdx', written)).toEqual([]);
  });

  it('takes every address that Google Maps gives for the way to an office', async () => {
    const addresses = [
      'https://maps.app.goo.gl/AbC1',
      'https://goo.gl/maps/AbC1',
      'https://maps.google.com/?q=Lagos',
      'https://www.google.com/maps/place/Lagos',
    ];
    for (const address of addresses) {
      const change = (source: string) => source.replace(/directionsUrl: .*/, `directionsUrl: ${address}`);
      expect(await site.flawsAfter('pages/contact/index.mdx', change)).toEqual([]);
    }
  });

  it('lists several flaws of one run in the order of files and lines', async () => {
    const flaws = await site.flawsAfter('pages/projects.mdx', (source) =>
      source.replace('heading: Projects', 'headin: Projects').replace('client: Northfield Petroleum\n', 'client: 5\n'),
    );
    expect(flaws.map((line) => line.split(' ')[0])).toEqual(['pages/projects.mdx:4', 'pages/projects.mdx:8']);
  });

  it('does not blame a page for naming what another page could not be read for', async () => {
    const flaws = await site.flawsAfter('pages/projects.mdx', (source) => source.replace('projects:', 'projectz:'));
    expect(flaws.every((line) => line.startsWith('pages/projects.mdx'))).toBe(true);
    expect(flaws).toHaveLength(1);
  });
});
