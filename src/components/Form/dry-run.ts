import type {Outcome} from './send';
import {entriesOf} from './values';

/** What becomes of a form without a service, which is that of a preview: nothing leaves the page. */
export const tried = (data: FormData): Outcome => ({kind: 'tried', entries: entriesOf(data)});
