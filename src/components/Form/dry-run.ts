import type {Outcome} from './send';
import {entriesOf} from './values';

/** Stands in place of `send` in previews: nothing leaves the page. */
export function send(data: FormData): Promise<Outcome> {
  return Promise.resolve({kind: 'tried', entries: entriesOf(data)});
}
