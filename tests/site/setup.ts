import {SITE_PORT} from './address';
import {serveSite} from '../../src/commands/host';

/** Starts the site's server before the browser tests. */
export default async function setup(): Promise<() => void> {
  const {stop} = await serveSite(SITE_PORT);
  return stop;
}
