import type {ReactNode} from 'react';
import {BAND_END_ID} from '../../shared/slug';

/** Stands at the end of the band that opens a page. Browsers that know `rel=expect` draw nothing until it has come. */
export default function BandEnd(): ReactNode {
  return <span id={BAND_END_ID} hidden />;
}
