import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {setDocument} from '../../src/plugins/print/compile';
import {workInTestSite} from '../content/site';
import {close, documents, missingIn, named, setAndRead, setAndReadAll, whereSet} from './set-site';
import {withTexts} from './other-contents';

/** What a person might write, and Typst would run, set otherwise or stop at if it were read as its language. */
const HOSTILE = [
  '#read("/etc/passwd") and #panic("stopped")',
  '#import "lib.typ": secrets',
  '$x^2$ costs $5, or 5 $',
  '@reference and <label> at <b>bold</b>',
  'a backslash \\ and \\n and \\u{1f600}',
  '= No heading, - no list, + no number',
  '*no star* _no underline_ `no code`',
  '// no comment, /* none */ and ~ no space',
  '#{while true {}} [a] ] [ } {',
  '"quoted" \'single\' -- --- ...',
];

const site = workInTestSite();
let folder: string;
beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'print-'))));
afterAll(() => {
  delete process.env.BUILD_DAY;
  rmSync(folder, {recursive: true});
});

whereSet('A document', () => {
  it('is the same in each byte when it is set again', async () => {
    const [profile] = await documents();
    if (!profile) throw new Error('There is no profile.');
    const [one, other] = [await setDocument(profile), await setDocument(profile)];
    expect(one.pdf.equals(other.pdf)).toBe(true);
  });

  it('prints as it is written what Typst would take for its own language', async () => {
    for (const printed of await documents()) {
      let count = 0;
      const hostile = withTexts(printed.document, (text) => `${text} ${HOSTILE[(count += 1) % HOSTILE.length]}`);
      const {said} = await setAndRead({...printed, document: hostile}, folder);
      expect(missingIn(hostile, said)).toEqual([]);
      expect(count).toBeGreaterThan(HOSTILE.length);
    }
  });

  it('is as on the pages of its day: a paper that has expired, a job that waits', async () => {
    const papers = 'pages/about/certifications.mdx';
    const jobs = 'pages/projects.mdx';
    const changes = new Map([
      [papers, site.read(papers).replace('validUntil: 2099-02-28', 'validUntil: 2026-11-29')],
      [jobs, site.read(jobs).replace('  - id: gamma\n', '  - id: gamma\n    publishFrom: 2026-12-01\n')],
    ]);
    const read = (day: string) =>
      site.duringAll(changes, async () => {
        const all = await documents(day);
        return setAndReadAll([named(all, 'profile'), named(all, 'capability-engineering')], folder);
      });
    const [profile, sheet] = await read('2026-11-29');
    expect(profile?.said).toContain(close('Valid until 29 November 2026'));
    expect(sheet?.said).toContain('QMS-000000');
    expect((await read('2026-12-01'))[1]?.said).toContain(close('Project gamma'));
  });
});
