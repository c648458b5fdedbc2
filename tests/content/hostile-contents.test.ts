import {sentence, type Flaw} from '../../src/content/base/flaw';
import {ADDRESSES} from './hostile/addresses';
import {HOST_FILES, PDF_FILES} from './hostile/files';
import type {Hostile} from './hostile/hostile';
import {costOf} from './hostile/processor';
import {LINKS} from './hostile/links';
import {SIZE_FILES} from './hostile/sizes';
import {workInTestSite} from './site';

const site = workInTestSite();

const CORPUS: readonly Hostile[] = [...ADDRESSES, ...LINKS, ...HOST_FILES, ...PDF_FILES, ...SIZE_FILES];

/** What the largest honest page costs, many times over; what held the check up cost more. */
const LIMIT_MS = 5000;
/** Nobody reads more sentences. */
const MOST_TOLD = 300;

/** @returns the text of a file; nothing where there is none */
function textOf(file: string): string {
  try {
    return site.read(file);
  } catch {
    return '';
  }
}

describe('The check refuses', () => {
  it.each(CORPUS)('$what, which would $would', async ({file, as, says}) => {
    const changes = await site.withUploads(file, as(textOf(file)));
    let flaws: Flaw[] = [];
    expect(await costOf(async () => (flaws = await site.inMemory.flawsWith(changes)))).toBeLessThan(LIMIT_MS);
    const told = flaws.filter((flaw) => flaw.file === file).map(sentence);
    if (says === undefined) expect(told.length).toBeLessThan(MOST_TOLD);
    else expect(told).toEqual(expect.arrayContaining([expect.stringContaining(says)]));
  });
});
