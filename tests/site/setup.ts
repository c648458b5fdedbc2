import {SITE_PORT} from './address';
import {startStandIns} from '../../src/commands/start-stand-ins';
import {serveSite} from '../../src/commands/host';

/** Starts the site's server and the stand-ins of the form service and of GitHub before the browser tests. */
export default async function setup(): Promise<() => void> {
  const {stop} = await serveSite(SITE_PORT);
  const standIns = await startStandIns();
  return () => {
    stop();
    standIns.stop();
  };
}
