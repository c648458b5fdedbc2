import {portsOfBuild, startStandIns, type StandIns} from '../../src/commands/stand-ins/start';
import {localOrigins} from '../../src/commands/stand-ins/gate';
import {serveSite} from '../../src/commands/host';
import {AT_ITS_DAY, isOfFixture} from '../fixture/project';
import {PREVIEW_PORT, SITE_PORT, START_PORT} from './address';

/**
 * Starts the site's server before the browser tests, and for those of the fixture the stand-ins of the form service and of
 * GitHub; what looks at the real pages sends nothing.
 */
export default async function setup(): Promise<() => void> {
  const standIns = isOfFixture ? await startAtDayOfFixture() : undefined;
  // The server takes any ports for itself, so it begins last.
  const site = await serveSite(SITE_PORT).catch((error: unknown) => {
    standIns?.stop();
    throw error;
  });
  return () => {
    site.stop();
    standIns?.stop();
  };
}

/** Starts the stand-ins with the clock of the fixture. */
async function startAtDayOfFixture(): Promise<StandIns> {
  const origins = [SITE_PORT, PREVIEW_PORT, START_PORT].flatMap(localOrigins);
  const {NODE_OPTIONS = ''} = process.env;
  Object.assign(process.env, AT_ITS_DAY);
  const standIns = await startStandIns(origins, portsOfBuild('build'));
  Object.assign(process.env, {NODE_OPTIONS});
  return standIns;
}
