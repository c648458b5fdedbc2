import {portsOfBuild, startStandIns} from '../../src/commands/stand-ins/start';
import {localOrigins} from '../../src/commands/stand-ins/gate';
import {serveSite} from '../../src/commands/host';
import {PREVIEW_PORT, SITE_PORT, START_PORT} from './address';

/** Starts the site's server and the stand-ins of the form service and of GitHub before the browser tests. */
export default async function setup(): Promise<() => void> {
  const {stop} = await serveSite(SITE_PORT);
  const origins = [SITE_PORT, PREVIEW_PORT, START_PORT].flatMap(localOrigins);
  const standIns = await startStandIns(origins, portsOfBuild('build'));
  return () => {
    stop();
    standIns.stop();
  };
}
