import {readFileSync, rmSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {unusedFlaws} from '../../src/content/check/unused-files';
import {PROGRAMS} from '../../src/content/check/programs';
import {byPlace, sentence} from '../../src/content/base/flaw';
import {projectFiles} from '../../src/node/project-files';
import {loadContent, thisMachine} from '../../src/node/load';
import {isContentFile} from '../../src/content/base/paths';
import {TestSite} from '../content/site';
import {CORPUS, tryOut} from '../content/slips';
import {bringInto, bundle} from './in-browser/bundle';
import type * as InBrowser from './in-browser/check';
import {expect, test} from './test';

declare global {
  interface Window {
    theCheck: typeof InBrowser;
  }
}

/** Jest tries them all; where browsers differ from Node, some of each kind show it. */
const MOST_SLIPS = 50;
const SOME = CORPUS.filter((_, index) => index % Math.ceil(CORPUS.length / MOST_SLIPS) === 0);

/** What a browser is handed of the files in the working directory. */
async function stateNow(): Promise<InBrowser.State> {
  const files = projectFiles();
  const texts = files.filter(({file, kind}) => kind === 'file' && isContentFile(file));
  const paths = files.map(({file}) => file.replace(/^static(?=\/img\/)/, '')).filter((path) => path.startsWith('/'));
  const pictures = paths.map(async (path) => [path, await thisMachine.lookAt(path)] as const);
  return {
    texts: texts.map(({file}) => [file, readFileSync(join(process.cwd(), file), 'latin1')]),
    files: files.map(({file, kind, read}) => ({
      file,
      kind,
      text: /\.(svg|pdf)$/.test(file) || Object.hasOwn(PROGRAMS, file) ? read() : '',
    })),
    pictures: Object.fromEntries(await Promise.all(pictures)),
  };
}

/** What the check says in Node of the files in the working directory. */
async function sentencesInNode(): Promise<string[]> {
  const content = await loadContent();
  return [...content.flaws, ...unusedFlaws(content)].sort(byPlace).map(sentence);
}

interface Tried {
  name: string;
  state: InBrowser.State;
  expected: string[];
}

/** The pages of this site, and slips of the corpus with the sentences that Node is held to, word for word. */
async function tryAll(): Promise<Tried[]> {
  const tried = [{name: 'the pages of this site', state: await stateNow(), expected: await sentencesInNode()}];
  const site = new TestSite();
  const root = process.cwd();
  try {
    site.prepare();
    process.chdir(site.folder);
    tried.push({name: 'a site without a slip', state: await stateNow(), expected: await sentencesInNode()});
    for (const slip of SOME) {
      const {found: state, expected} = await tryOut(site, slip, stateNow);
      tried.push({name: slip.slip, state, expected});
    }
    return tried;
  } finally {
    process.chdir(root);
    site.remove();
  }
}

test('The whole check runs in a browser and says there what it says in Node', async ({page}) => {
  await bringInto(page, join(__dirname, 'in-browser/check.ts'), 'theCheck');
  const tried = await tryAll();
  const {flags} = await loadContent();
  const given: InBrowser.Given = {
    icons: [...thisMachine.icons],
    flags: Object.fromEntries([...flags].map(([code, {facts}]) => [code, facts])),
  };
  const found = await page.evaluate(
    async ([states, rest]) => {
      const all: string[][] = [];
      const always = JSON.parse(rest) as InBrowser.Given;
      for (const state of JSON.parse(states) as InBrowser.State[]) {
        all.push(await window.theCheck.check(state, always));
      }
      return all;
    },
    // As texts: a browser is handed thousands of small values much more slowly.
    [JSON.stringify(tried.map(({state}) => state)), JSON.stringify(given)] as const,
  );
  for (const [index, {name, expected}] of tried.entries()) expect.soft(found[index], name).toEqual(expected);
});

test('What writes pages, keeps drafts, knows the fields and compares needs nothing that only Node has', async () => {
  const doors = ['read', 'check', 'write', 'kinds'].map((door) => `content/${door}`);
  const entries = [...doors, 'review/report/index', 'review/mark/index'];
  for (const entry of entries) {
    const file = await bundle(`src/${entry}.ts`, 'none');
    rmSync(dirname(file), {recursive: true});
  }
});

test('A bundle for browsers is refused as soon as it reaches what only Node has', async () => {
  await expect(bundle('src/node/load.ts', 'none')).rejects.toThrow('node:fs');
});
