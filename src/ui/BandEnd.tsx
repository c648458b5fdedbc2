import {BAND_END_ID} from '../shared/page-ids';

/** The end of a page's first band. Browsers that support `rel=expect` draw nothing until they have parsed it. */
export default function BandEnd() {
  return <span id={BAND_END_ID} hidden />;
}
