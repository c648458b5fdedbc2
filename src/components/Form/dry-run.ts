import type {Outcome} from './send';
import {entriesOf} from './values';

/** Takes the place of sending where there is no service, as in a preview: nothing leaves the page. */
export const tried = (data: FormData): Outcome => ({kind: 'tried', entries: entriesOf(data)});
