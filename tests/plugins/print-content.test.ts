import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {PARTS} from '../../src/content/base/parts';
import {NoCompiler} from '../../src/plugins/print/compile';
import {PRINTED} from '../../src/plugins/print/parts';
import {workInTestSite} from '../content/site';
import {close, DAY, documents, named, setAndRead, whereSet} from './set-site';

const site = workInTestSite();
let folder: string;
beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'print-'))));
afterAll(() => {
  delete process.env.BUILD_DAY;
  rmSync(folder, {recursive: true});
});

whereSet('What a document holds', () => {
  it('is treated as on the pages of that day: a paper that has expired, a job that waits', async () => {
    const papers = 'pages/about/certifications.mdx';
    const jobs = 'pages/projects.mdx';
    const changes = new Map([
      [papers, site.read(papers).replace('validUntil: 2099-02-28', 'validUntil: 2026-11-29')],
      [jobs, site.read(jobs).replace('  - id: gamma\n', '  - id: gamma\n    publishFrom: 2026-12-01\n')],
    ]);
    const read = async (day: string) =>
      site.duringAll(changes, async () => {
        const all = await documents(day);
        const texts = await Promise.all(
          ['profile', 'capability-engineering'].map(async (name) => {
            const {sheets} = await setAndRead(named(all, name), mkdtempSync(join(folder, 'of-day-')));
            return close(
              sheets
                .flat()
                .map(({text}) => text)
                .join(''),
            );
          }),
        );
        return {profile: texts[0] ?? '', sheet: texts[1] ?? ''};
      });
    const before = await read('2026-11-29');
    expect(before.profile).toContain(close('Valid until 29 November 2026'));
    expect(before.sheet).toContain('QMS-000000');
    const after = await read(DAY);

    expect(after.profile).toContain(close('Expired on 29 November 2026'));
    expect(after.sheet).not.toContain('QMS-000000');
    expect(after.sheet).not.toContain(close('Project gamma'));
    expect((await read('2026-12-01')).sheet).toContain(close('Project gamma'));
  });

  it('leads to pages by addresses that work outside of the site, and never runs a script', async () => {
    for (const printed of await documents()) {
      const {links} = await setAndRead(printed, folder);
      for (const link of links) expect(link).toMatch(/^(https?:\/\/|mailto:|tel:)/);
    }
  });
});

test('Every part that a page may hold has a shape on paper, or says that there is nothing to print', () => {
  expect(Object.keys(PRINTED).sort()).toEqual(Object.keys(PARTS).sort());
});

test('A system without a compiler is told by its name, with what to do', () => {
  expect(new NoCompiler('darwin arm64').message).toBe(
    "No PDF can be set on this system (darwin arm64): Typst's package has no program for it. " +
      'Build on Linux with an x64 processor, as the hosts do, or in a container of such a system. ' +
      'A local build goes on without the PDFs.',
  );
});
