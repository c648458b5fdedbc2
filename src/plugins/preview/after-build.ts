/** What the walk over the built pages does in a preview besides. */
import {BuiltPage} from '../output/page';
import {sentencesOf} from '../../cms/report-sentences';
import {pagesBefore} from './before';
import {compared} from './compared';
import {BEFORE_PATH, below} from './paths';
import {placeWords} from './source-attributes';
import {writeSnapshots} from './snapshots';

/** @returns how a page of a preview names the place of each word, and the pages as they were before */
export async function previewPages() {
  const before = await pagesBefore();
  return {
    placeWords: (html: string) => placeWords(html),
    /** @param read gives the built page of an address */
    pagesOfBefore: (read: (path: string) => string): BuiltPage[] =>
      (before?.pages ?? []).map(({address: where}) => {
        const address = below(BEFORE_PATH, where);
        return new BuiltPage(address, placeWords(read(address), before?.refNow));
      }),
    pictures: before?.pictures,
    icons: before?.icons,
    sentences: sentencesOf(compared()?.pages ?? []).sentences,
    writeSnapshots,
  };
}
