import {SITE_PORT} from './address';
import {startStandIn} from '../../src/commands/start-stand-in';
import {serveSite} from '../../src/commands/host';

/** Starts the site's server and the stand-in of the form service before the browser tests. */
export default async function setup(): Promise<() => void> {
  const {stop} = await serveSite(SITE_PORT);
  const stopStandIn = await startStandIn();
  return () => {
    stop();
    stopStandIn();
  };
}
