import {existsSync, mkdirSync, renameSync, rmSync, symlinkSync} from 'node:fs';
import {join} from 'node:path';
import {PROGRAMS} from '../../src/content/check/programs';
import {mendProject} from '../../src/node/mend';
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

  it('takes a landline of Lagos, and a sentence that begins and ends with quoted words', async () => {
    const landline = (source: string) => source.replace('+234 000 000 0001', '+234 1 270 4567');
    expect(await site.flawsAfter('pages/_site.yml', landline)).toEqual([]);
    const quoted = (source: string) => source.replace('title: Project beta', 'title: “Alpha” and “beta”');
    expect(await site.flawsAfter('pages/projects.mdx', quoted)).toEqual([]);
  });

  it('takes signs that are joined of several, such as an engineer of any colour', async () => {
    const change = (source: string) => source.replace('title: Project beta', 'title: Project beta 👩🏽‍🔧👩‍🔧🤷‍♂️');
    expect(await site.flawsAfter('pages/projects.mdx', change)).toEqual([]);
    const inBody = (source: string) => source.replace('Words.', 'Words 👩‍🔧 and 👨‍👩‍👧.');
    expect(await site.flawsAfter('pages/projects.mdx', inBody)).toEqual([]);
  });

  it('takes a page of 5,000 words, and an office in a fourth town', async () => {
    const paragraph = 'We fabricate, test and commission pressure vessels in Lagos and Warri. '.repeat(10);
    const long = (source: string) => source.replace('Words.', `${paragraph}\n\n`.repeat(50));
    expect(await site.flawsAfter('pages/projects.mdx', long)).toEqual([]);
    const office = (source: string) => source.replace('id: headoffice', 'id: abuja');
    expect(await site.flawsAfter('pages/contact/index.mdx', office)).toEqual([]);
  });

  it('takes links to the entries of a part, and to a page of a PDF', async () => {
    const shown = (source: string) =>
      source.replace('Words.', 'See [beta](#beta) and [page 3](/files/completion.pdf#page=3).');
    expect(await site.flawsAfter('pages/projects.mdx', shown)).toEqual([]);
    const leader = (source: string) => source.replace('Words.', 'See [her](/about/management#engr-ngozi-sample).');
    expect(await site.flawsAfter('pages/projects.mdx', leader)).toEqual([]);
  });

  it('tells a country that has no such name', async () => {
    const partner = (country: string) =>
      `---\ntitle: Partners\ndescription: One.\nheading: Partners\npartners:\n  - {name: Rheinwerk, logo: /img/logo.svg, description: Valves., country: ${country}}\nadvantages: [{title: Near}]\n---\n\n<Partners />\n\n<Advantages />\n`;
    const flaws = (country: string) => site.during('pages/oem.mdx', partner(country), () => site.flaws());
    expect(await flaws('Tunisia and Houston')).toEqual([]);
    expect(await flaws('International')).toEqual([]);
    expect(await flaws('Germny')).toEqual([
      'pages/oem.mdx:6 partners › 1 › country "Germny" is not the name of a country in English. Did you mean "Germany"?',
    ]);
  });

  it.each(['pages/yard.mdx', 'static/img/yard.jpg', 'static/_worker.js', 'static/files'])(
    'refuses %s as a link in the file system, and follows none',
    async (file) => {
      const path = join(site.folder, file);
      const kept = `${path}.kept`;
      if (existsSync(path)) renameSync(path, kept);
      symlinkSync(join(site.folder, 'pages/index.mdx'), path);
      const flaws = await site.flaws();
      rmSync(path);
      if (existsSync(kept)) renameSync(kept, path);
      expect(flaws).toContain(
        `${file}:1 This is a link to a file elsewhere, and links are never published. Put the file itself here, or delete the link.`,
      );
    },
  );

  it.each(['functions', 'pages/yard.mdx'])(
    'names the folder %s, which no host and no build may take',
    async (folder) => {
      mkdirSync(join(site.folder, folder));
      const flaws = await site.flaws();
      rmSync(join(site.folder, folder), {recursive: true});
      expect(flaws).toHaveLength(1);
      expect(flaws[0]).toMatch(/^(functions:1 A host runs|pages\/yard\.mdx:1 This is a folder)/);
    },
  );

  it('lets a host run the editor’s own sign-in, letter by letter, and nothing beside it', async () => {
    const ours = 'functions/edit/session.ts';
    const text = PROGRAMS[ours] ?? '';
    const flawsWith = async (file: string, content: string) => {
      site.write(ours, text);
      site.write(file, content);
      const flaws = await site.flaws();
      rmSync(join(site.folder, 'functions'), {recursive: true});
      return flaws;
    };
    const says = 'A host runs what lies here as a program on its server.';
    expect(await flawsWith(ours, text)).toEqual([]);
    expect(await flawsWith(ours, `${text}// more\n`)).toEqual([`${ours}:1 ${says} Undo your change to the file.`]);
    expect(await flawsWith('functions/api.js', text)).toEqual([`functions/api.js:1 ${says} Delete it.`]);
    expect(await flawsWith('functions/edit/_middleware.ts', text)).toEqual([
      `functions/edit/_middleware.ts:1 ${says} Delete it.`,
    ]);
  });

  it('changes one old letter to UTF-8, and no other word of the file', async () => {
    const file = 'pages/projects.mdx';
    const [start = '', end = ''] = site.read(file).replace('Northfield', 'Ogbómọ̀ṣọ́').split('Project beta');
    const mixed = Buffer.concat([Buffer.from(`${start}Caf`), Buffer.from([0xe9]), Buffer.from(end)]);
    const text = await site.during(file, mixed, async () => {
      await mendProject();
      return site.read(file);
    });
    expect(text).toBe(`${start}Café${end}`);
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
