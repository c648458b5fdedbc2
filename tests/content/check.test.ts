import {workInTestSite} from './site';

describe('The check', () => {
  const site = workInTestSite();

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

  describe('of a site with a file that no page names', () => {
    const unused =
      'static/img/yard.jpg:1 No page names this file. Name it as /img/yard.jpg where it belongs, or delete it.';
    beforeAll(() => site.upload('static/img/yard.jpg'));
    afterAll(() => site.delete('static/img/yard.jpg'));
    const after = (is: string) => site.flawsAfter('pages/projects.mdx', (source) => source.replace('heading: P', is));

    it('tells it beside other flaws', async () => {
      expect(await after('headin: P')).toEqual([
        'pages/projects.mdx:4 headin is not a field of this page. Did you mean "heading"?',
        unused,
      ]);
    });

    it('does not tell it while a page cannot be read, which may name it', async () => {
      expect(await after('heading: [P')).toHaveLength(1);
      const cut = (source: string) => source.replace('\nWords.', '\n<div>Words.\n\n![The yard](/img/yard.jpg)');
      expect((await site.flawsAfter('pages/projects.mdx', cut)).join()).not.toContain('yard.jpg');
    });

    it('does not tell it when another sentence names it', async () => {
      const misspelt = (source: string) => source.replace('image: /img/photo.jpg', 'image: /img/yart.jpg');
      expect(await site.flawsAfter('pages/projects.mdx', misspelt)).toEqual([
        'pages/projects.mdx:11 projects › 1 › image "/img/yart.jpg" does not exist. Write /img/yard.jpg if that is the one.',
      ]);
    });
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
