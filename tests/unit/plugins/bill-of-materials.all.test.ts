import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {billOfMaterials} from '../../../src/plugins/after-build/bill-of-materials';
import {ROOT} from '../../project';

interface Bill {
  components: {purl: string; hashes?: object[]}[];
}

const byPurl = (text: string) => new Map((JSON.parse(text) as Bill).components.map(({purl, hashes}) => [purl, hashes]));

it('The bill of materials lists the packages that npm itself reads in the lockfile, each with its hash', () => {
  const options = ['sbom', '--package-lock-only', '--sbom-format=cyclonedx', '--offline'];
  const message = execFileSync('npm', options, {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 1e8,
    stdio: ['ignore', 'pipe', 'ignore'],
    shell: process.platform === 'win32',
  });
  const own = byPurl(billOfMaterials(readFileSync(`${ROOT}/package-lock.json`, 'utf8')));
  const npms = byPurl(message);
  expect(npms.size).toBeGreaterThan(1000);
  for (const [purl, hashes] of npms) expect([purl, own.get(purl)]).toEqual([purl, hashes]);
  // npm omits packages for other systems; our list has them all.
  expect(own.size).toBeGreaterThanOrEqual(npms.size);
});
