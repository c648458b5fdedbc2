/**
 * The entry point of `npm start`, in plain JavaScript, so that it can report what is missing on any Node version and without
 * packages.
 */
import {existsSync, readFileSync} from 'node:fs';

function missingRequirement() {
  const [, least] = /([\d.]+)/.exec(JSON.parse(readFileSync('package.json', 'utf8')).engines.node);
  const [major, minor] = process.versions.node.split('.').map(Number);
  const [leastMajor, leastMinor = 0] = least.split('.').map(Number);
  if (major < leastMajor || (major === leastMajor && minor < leastMinor))
    return `Node ${process.versions.node} is too old. Install ${least} or newer.`;
  return existsSync('node_modules/jiti') ? undefined : 'The packages are not installed. Run npm ci.';
}

const missingMessage = missingRequirement();
if (missingMessage === undefined) {
  const {createJiti} = await import('jiti');
  await createJiti(import.meta.url).import('./start.ts');
} else {
  process.stderr.write(`${missingMessage}\n`);
  process.exitCode = 1;
}
