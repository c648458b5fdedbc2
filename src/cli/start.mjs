/**
 * `npm start` begins here, in plain JavaScript, so that it can report what is missing on any Node version and without
 * packages.
 */
import {existsSync, readFileSync} from 'node:fs';

function missing() {
  const [, least] = /([\d.]+)/.exec(JSON.parse(readFileSync('package.json', 'utf8')).engines.node);
  const [major, minor] = process.versions.node.split('.').map(Number);
  const [leastMajor, leastMinor = 0] = least.split('.').map(Number);
  if (major < leastMajor || (major === leastMajor && minor < leastMinor))
    return `This is Node ${process.versions.node}; install ${least} or newer.`;
  return existsSync('node_modules/jiti') ? undefined : 'The packages are missing; run: npm ci';
}

const sentence = missing();
if (sentence === undefined) {
  const {createJiti} = await import('jiti');
  await createJiti(import.meta.url).import('./start.ts');
} else {
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 1;
}
