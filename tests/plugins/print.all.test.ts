import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {setDocument} from '../../src/plugins/print/compile';
import {workInTestSite} from '../content/site';
import {close, documents, named, setAndRead, whereSet} from './set-site';
import {withTexts} from './other-contents';

const DAY_IN_WORDS = '30 November 2026';

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

/** Where a document keeps what nobody reads, or what only some of its templates say. */
const UNREAD =
  /^(t|id|url|file|alt|key|kind|template|look|as|region|pixels|date|description|words|spares|photos|photo|cover|picture|logo|name|shortName|address)$/;

/** @returns every text that a document says. */
function saidIn(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return UNREAD.test(key) && key !== 'name' ? [] : [value];
  if (Array.isArray(value)) return value.flatMap((one) => saidIn(one, key));
  if (typeof value !== 'object' || value === null) return [];
  // The name of a service stands in the overview, where the site has one.
  const unsaid = 'sections' in value ? 'title' : undefined;
  return Object.entries(value)
    .filter(([name]) => name !== unsaid)
    .flatMap(([name, one]) => (UNREAD.test(name) && name !== 'name' ? [] : saidIn(one, name)));
}

whereSet('A document', () => {
  it('says what the pages say, sentence by sentence, and names the day', async () => {
    for (const printed of await documents()) {
      const pdf = await setAndRead(printed, folder);
      const read = close(
        pdf.sheets
          .flat()
          .map(({text}) => text)
          .join(''),
      );
      const {company: _company, from: _from, ...own} = printed.document;
      const missing = saidIn(own).filter((text) => !read.includes(close(text)));
      expect({file: printed.file, missing}).toEqual({file: printed.file, missing: []});
      expect(read).toContain(close(DAY_IN_WORDS));
      expect(read).toContain(close(printed.document.company.legalName));
    }
  });

  it('is tagged, has a title and a language, headings without a gap and a description of each picture', async () => {
    for (const printed of await documents()) {
      const {document} = printed;
      const pdf = await setAndRead(printed, folder);
      expect(pdf.title).toBe(`${document.company.legalName}: ${document.name}`);
      const levels = pdf.blocks.flatMap(({role}) => (/^H\d$/.test(role) ? [Number(role.slice(1))] : []));
      expect(levels[0]).toBe(1);
      const jumps = levels.filter((level, index) => index > 0 && level > (levels[index - 1] ?? 0) + 1);
      expect(jumps).toEqual([]);
      for (const description of pdf.pictures) expect(description).toMatch(/\S/);
      const {pdf: bytes} = await setDocument(printed);
      expect(bytes.toString('latin1')).toMatch(/\/Marked true/);
      expect(bytes.toString('latin1')).toMatch(/\/Lang ?\(en-NG\)/);
    }
  });

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
      const {sheets} = await setAndRead({...printed, document: hostile}, folder);
      const read = close(
        sheets
          .flat()
          .map(({text}) => text)
          .join(''),
      );
      const {company: _company, from: _from, ...own} = hostile;
      expect(saidIn(own).filter((text) => !read.includes(close(text)))).toEqual([]);
      expect(count).toBeGreaterThan(HOSTILE.length);
    }
  });

  it('keeps all that the body of a page says, in the order in which it stands there', async () => {
    const body = [
      'First **bold** and *slanted* words with [a page](/contact "more") and [a site](https://standard.example/a).',
      '- One\n- Two\n  - Two and a half\n- **Three.** With words behind.',
      '1. Step one\n2. Step two',
      '| Site | Litres |\n| --- | --- |\n| Calabar | 40 million |\n| Apapa | 30 million |',
      '> Said by somebody.',
      '### Smaller\n\nBelow a smaller heading.',
      '### Second\n\nBelow the second.\n\n- With a list',
      '### Third\n\nBelow the third.',
    ].join('\n\n');
    const page = `---\ntitle: About\ndescription: Words.\nheading: About us\n---\n\nBefore all.\n\n## Tag | Heading\n\n${body}\n`;
    const {text, links} = await site.during('pages/about/index.mdx', page, async () => {
      const {sheets, links: all} = await setAndRead(named(await documents(), 'profile'), folder);
      return {
        text: close(
          sheets
            .flat()
            .map((piece) => piece.text)
            .join(''),
        ),
        links: all,
      };
    });
    const said =
      'About us|Before all.|Tag|Heading|First bold and slanted words with a page and a site.|One|Two|Two and a half|Three.|With words behind.|Step one|Step two|Site|Litres|Calabar|40 million|Apapa|30 million|Said by somebody.|Smaller|Below a smaller heading.|Second|Below the second.|With a list|Third|Below the third.';
    let from = text.indexOf(close('Before all.')) - close('About us').length;
    for (const words of said.split('|')) {
      const at = text.indexOf(close(words), from);
      // Three columns stand side by side, and are read one after the other.
      expect({words, isThere: at >= from && at >= 0}).toEqual({words, isThere: true});
      from = at;
    }
    expect(links).toEqual(expect.arrayContaining(['https://standard.example/a', expect.stringMatching(/\/contact$/)]));
  });

  it('has a sign in place of a letter that no font has, and is set all the same', async () => {
    const page =
      '---\ntitle: About\ndescription: Words.\nheading: About us\n---\n\n## Overview\n\nЗавод and 漢字 and 😀.\n';
    const read = await site.during('pages/about/index.mdx', page, async () =>
      (await setAndRead(named(await documents(), 'profile'), folder)).sheets
        .flat()
        .map(({text}) => text)
        .join(''),
    );
    expect(close(read)).toContain('?????and??and?.');
  });
});
