/** The ports of a run of tests, which it chooses itself, so that it meets no server of another. */
import {isFree, freePort} from '../src/commands/ports';
import {portVariables, type StandInPorts} from '../src/commands/stand-ins/start';

/** Servers of the tests answer at these ports above that of the site; see tests/site/address.ts. */
const ABOVE = [0, 100, 200, 300, 400, 401, 402];
const HIGHEST_PORT = 65_535;

async function sitePort(): Promise<number> {
  const port = await freePort();
  const areFree = await Promise.all(
    ABOVE.map(async (above) => port + above <= HIGHEST_PORT && (await isFree(port + above))),
  );
  return areFree.every(Boolean) ? port : sitePort();
}

/**
 * Sets the variables that tell the build and the tests their ports; one that is set already stays.
 * @param standIns those of a build that is there already; without it free ones
 */
export async function choosePorts(standIns?: StandInPorts): Promise<void> {
  const {env} = process;
  env.SITE_PORT ??= String(await sitePort());
  const {forms, github} = standIns ?? {forms: await freePort(), github: await freePort()};
  for (const [name, port] of Object.entries(portVariables({forms, github}))) {
    if (standIns) env[name] = port;
    else env[name] ??= port;
  }
}
