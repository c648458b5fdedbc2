import {BAND_END_ID} from '../shared/slug';

/**
 * Marks the end of a page's first band. Browsers that support `rel=expect` draw nothing until they have parsed this
 * element.
 */
export default function BandEnd() {
  return <span id={BAND_END_ID} hidden />;
}
