import {portsOfBuild, startStandIns} from '../../src/commands/stand-ins/start';
import {localOrigins} from '../../src/commands/stand-ins/gate';
import {serveSite} from '../../src/commands/host';
import {AT_ITS_DAY, isOfFixture} from '../fixture/project';
import {ALIVE_PORT, PREVIEW_PORT, SITE_PORT, START_PORT} from './address';

/** Starts the site's server and the stand-ins of the form service and of GitHub before the browser tests. */
export default async function setup(): Promise<() => void> {
  const origins = [SITE_PORT, PREVIEW_PORT, START_PORT, ALIVE_PORT].flatMap(localOrigins);
  const {NODE_OPTIONS} = process.env;
  if (isOfFixture) Object.assign(process.env, AT_ITS_DAY);
  const standIns = await startStandIns(origins, portsOfBuild('build'));
  if (isOfFixture) Object.assign(process.env, {NODE_OPTIONS: NODE_OPTIONS ?? ''});
  // The server takes any ports for itself, so it begins last.
  const site = await serveSite(SITE_PORT).catch((error: unknown) => {
    standIns.stop();
    throw error;
  });
  return () => {
    site.stop();
    standIns.stop();
  };
}
