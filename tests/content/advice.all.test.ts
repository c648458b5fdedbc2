import * as fc from 'fast-check';
import {sentence, type Flaw} from '../../src/content/base/flaw';
import {decode} from '../../src/content/read/encoding';
import {uncover} from '../../src/content/read/invisible';
import {obey} from './advice/apply';
import {mutation} from './advice/mutations';
import type {Changes} from './memory-site';
import {workInTestSite} from './site';
import {FAMILIES, spoilt} from './slips';

const site = workInTestSite();
/** Each run is the same; raise the number to look for more by hand. */
const RUNS = 64;
const SEED = 1;
/** Flaws of the corpus whose advice says what to write. */
const MANY = 150;
const EDITED = [
  'careers contact/index index about/management projects contact/quote services/engineering search'
    .split(' ')
    .map((name) => `pages/${name}.mdx`),
  'pages/_site.yml',
].flat();

/** @returns a file as the check reads it: in its letters, without what nobody sees. */
const seen = (file: string, content: string | Uint8Array = '') =>
  uncover(file, decode(file, Buffer.from(content)).text).text;

/** What is wrong, whatever words it is wrong with. */
const kindOf = ({line, text}: Flaw) => `${line} ${text.replace(/"[^"]*"/g, '')}`;

/** A misspelt name hides what is wrong with the value behind it. */
const OF_NAME = /is not a (field|part)/;
/** An example shows the form of a value and need not be there. */
const OF_EXAMPLE = /is used at|is not a page|does not exist/;

/** The flaws of a line that is as its advice said, which are to be none that it had not before. */
function newFlaws(flaw: Flaw, before: readonly Flaw[], after: readonly Flaw[]): Flaw[] {
  if (OF_NAME.test(flaw.text)) return after.filter((one) => sentence(one) === sentence(flaw));
  const known = new Set(before.filter(({file}) => file === flaw.file).map(kindOf));
  const isExample = flaw.advice?.includes('for example') === true;
  return after
    .filter(({file, line}) => file === flaw.file && line === flaw.line)
    .filter((one) => one.text === flaw.text || !known.has(kindOf(one)))
    .filter((one) => !(isExample && OF_EXAMPLE.test(one.text)));
}

/** Obeys each advice that says what to write, and finds where that did not help. */
async function badAdvice(changes: Changes, before: readonly Flaw[]) {
  const bad: string[] = [];
  let obeyed = 0;
  for (const flaw of before) {
    const content = changes.get(flaw.file);
    const next = content === undefined ? undefined : obey(seen(flaw.file, content), flaw);
    if (next === undefined) continue;
    obeyed += 1;
    const after = await site.inMemory.flawsWith(new Map([...changes, [flaw.file, next]]));
    const found = newFlaws(flaw, before, after).map(sentence);
    if (found.length > 0) bad.push([sentence(flaw), next.split('\n')[flaw.line - 1], ...found].join('\n'));
  }
  return {obeyed, bad};
}

/** Addresses of links, whole or without their end, boxes to tick, names of signs, and letters that stand for a bullet. */
const NO_WORDS = /[\])]? ?\((?:\/|https?:)[^\s)]*\)?|[\])] ?[[(][^)\]]*[\])]|https?:\S+|&lt;|^\[[xX]\]|^[oØ](?= )/gm;
const letters = (text: string) => text.replace(NO_WORDS, '').replace(/\P{L}/gu, '');

/** What `--fix` must never do: take letters away, or leave something to do. */
async function damage(changes: Changes): Promise<string[]> {
  const {texts, changed, left, sentences} = await site.inMemory.mendedWith(changes);
  const lost = [...changed].filter(
    ([file, bytes]) => letters(seen(file, bytes)) !== letters(seen(file, texts.get(file))),
  );
  const again = left.filter(({replacement}) => replacement !== undefined);
  return lost.length + again.length > 0 ? [...sentences, ...again.map(sentence)] : [];
}

describe('Obeyed to the letter, an advice takes its flaw away and brings no other, when a person is wrong', () => {
  let obeyed = 0;

  it.each(FAMILIES)('$about', async ({slips}) => {
    const failures: object[] = [];
    for (const slip of slips) {
      const {changes} = await spoilt(site, slip);
      const found = await badAdvice(changes, await site.inMemory.flawsWith(changes));
      obeyed += found.obeyed;
      const lost = 'mended' in slip ? await damage(changes) : [];
      if (found.bad.length + lost.length > 0) failures.push({slip: slip.slip, bad: found.bad, lost});
    }
    expect(failures).toEqual([]);
  });

  it('for most of them, since fewer would mean that the test no longer obeys', () => {
    expect(obeyed).toBeGreaterThan(MANY);
  });

  it('in a way that nobody thought of', async () => {
    const slips = fc.tuple(fc.constantFrom(...EDITED), mutation);
    const property = fc.asyncProperty(slips, async ([file, change]) => {
      const changes = new Map([[file, change(site.read(file))]]);
      expect(await badAdvice(changes, await site.inMemory.flawsWith(changes))).toMatchObject({bad: []});
      expect(await damage(changes)).toEqual([]);
    });
    await fc.assert(property, {seed: SEED, numRuns: RUNS});
  });
});
