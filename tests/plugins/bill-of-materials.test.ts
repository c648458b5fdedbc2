import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {billOfMaterials} from '../../src/plugins/after-build/bill-of-materials';
import {ROOT} from '../project';

process.chdir(ROOT);

interface Bill {
  components: {purl: string; scope: string; hashes?: {alg: string; content: string}[]; licenses?: object[]}[];
}

const text = readFileSync('package-lock.json', 'utf8');
const bill = (lockfile: string) => JSON.parse(billOfMaterials(lockfile)) as Bill;

const lockfileWith = (path: string, facts: object) =>
  JSON.stringify({name: 'site', version: '1.0.0', packages: {'': {}, [path]: facts}});

describe('The bill of materials', () => {
  it('lists the packages that npm itself reads in the lockfile, each with its hash', () => {
    const options = ['sbom', '--package-lock-only', '--sbom-format=cyclonedx', '--offline'];
    const said = execFileSync('npm', options, {
      encoding: 'utf8',
      maxBuffer: 1e8,
      stdio: ['ignore', 'pipe', 'ignore'],
      shell: process.platform === 'win32',
    });
    const byPurl = (one: Bill) => new Map(one.components.map(({purl, hashes}) => [purl, hashes]));
    const own = byPurl(bill(text));
    const npms = byPurl(JSON.parse(said) as Bill);
    expect(npms.size).toBeGreaterThan(1000);
    for (const [purl, hashes] of npms) expect([purl, own.get(purl)]).toEqual([purl, hashes]);
    // npm leaves out what only other systems install; the list has them all.
    expect(own.size).toBeGreaterThanOrEqual(npms.size);
  });

  it('is the same for the same lockfile, and tells no time', () => {
    expect(billOfMaterials(text)).toBe(billOfMaterials(text));
    expect(billOfMaterials(text)).not.toMatch(/"(timestamp|serialNumber)"/);
  });

  it('says what is needed for development alone, and an alternative of licences as such', () => {
    const facts = {version: '2.0.0', license: '(MIT OR CC0-1.0)', dev: true, integrity: 'sha1-AAAA'};
    expect(bill(lockfileWith('node_modules/a/node_modules/@scope/b', facts)).components).toEqual([
      {
        type: 'library',
        'bom-ref': 'pkg:npm/%40scope/b@2.0.0',
        name: '@scope/b',
        version: '2.0.0',
        scope: 'optional',
        purl: 'pkg:npm/%40scope/b@2.0.0',
        hashes: [{alg: 'SHA-1', content: '000000'}],
        licenses: [{expression: '(MIT OR CC0-1.0)'}],
        properties: [{name: 'cdx:npm:package:development', value: 'true'}],
      },
    ]);
  });
});
