import {sentence} from '../../src/content/base/flaw';
import {workInTestSite} from './site';

const site = workInTestSite();

const page = (fields = '', body = 'Words.') =>
  `---\ntitle: Our story\ndescription: How we began.\nheading: Our story\n${fields}---\n\n${body}\n`;
const OLD = '/about/our-story';
const NEW = 'pages/about/beginnings.mdx';

/** What the check says of a page that is now called otherwise, while two places may still name its old address. */
async function flaws(fields: string, linked: string, from: 'one place' | 'two places' = 'two places') {
  const projects = site.read('pages/projects.mdx').replace('\nWords.', `\nRead [our story](${linked}).`);
  const home = site.read('pages/index.mdx').replace('href: /about/clients', `href: ${linked}`);
  const changes = new Map([
    [NEW, page(fields)],
    ['pages/projects.mdx', projects],
    ...(from === 'two places' ? [['pages/index.mdx', home] as const] : []),
  ]);
  return (await site.inMemory.flawsWith(changes)).map(sentence);
}

describe('A page that was renamed', () => {
  it('is told as one thing: which it is, what still leads to its old address, and how to keep that alive', async () => {
    expect(await flaws('', OLD)).toEqual([
      `${NEW}:1 The page seems to be renamed: nothing leads to /about/beginnings, and pages/index.mdx:10, pages/projects.mdx:163 still lead to ${OLD}, which no page has. Write /about/beginnings there, and add "formerly: [${OLD}]" here to keep the old address alive.`,
    ]);
  });

  it('is told so when one place leads there, but not when that was only misspelt', async () => {
    expect(await flaws('', OLD, 'one place')).toHaveLength(1);
    expect(await flaws('', '/about/beginings', 'one place')).toEqual([
      'pages/projects.mdx:163 The link "/about/beginings" is not a page of this site. Did you mean "/about/beginnings"?',
    ]);
  });

  it('may name its former address, to which pages of this site then no longer lead', async () => {
    const formerly = `formerly: [${OLD}]\n`;
    expect(await flaws(formerly, '/about/beginnings')).toEqual([]);
    expect(await flaws(formerly, OLD, 'one place')).toEqual([
      `pages/projects.mdx:163 The link "${OLD}" is a former address of a page. Write /about/beginnings.`,
    ]);
  });

  it('shares a former address with no other page', async () => {
    const today = page(`formerly: [${OLD}]\n`).replace('Our story', 'Our day').replace('How we began', 'What we do');
    const changes = new Map([
      [NEW, page(`formerly: [${OLD}]\n`)],
      ['pages/about/today.mdx', today],
    ]);
    expect((await site.inMemory.flawsWith(changes)).map(sentence)).toEqual([
      `pages/about/today.mdx:5 formerly › 1 "${OLD}" is used at ${NEW}:5 already. An address leads to one page; keep one of the two.`,
    ]);
  });
});
