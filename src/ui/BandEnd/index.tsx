import type {ReactNode} from 'react';
import {BAND_END_ID} from '../../shared/slug';

/** Marks the end of a page's first band. Browsers with `rel=expect` draw nothing until they have read up to here. */
export default function BandEnd(): ReactNode {
  return <span id={BAND_END_ID} hidden />;
}
