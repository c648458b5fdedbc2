import {billOfMaterials} from '../../../src/plugins/after-build/bill-of-materials';

const FACTS = {version: '2.0.0', license: '(MIT OR CC0-1.0)', dev: true, integrity: 'sha1-AAAA'};
const LOCKFILE = JSON.stringify({
  name: 'site',
  version: '1.0.0',
  packages: {'': {}, 'node_modules/a': {version: '1.0.0'}, 'node_modules/a/node_modules/@scope/b': FACTS},
});

it('The bill of materials lists every package with hash, licence and scope, the same for the same lockfile', () => {
  const text = billOfMaterials(LOCKFILE);
  expect(billOfMaterials(LOCKFILE)).toBe(text);
  expect(text).not.toMatch(/"(timestamp|serialNumber)"/);
  const {components} = JSON.parse(text) as {components: {purl: string; scope: string}[]};
  expect(components.map(({purl, scope}) => [purl, scope])).toEqual([
    ['pkg:npm/%40scope/b@2.0.0', 'optional'],
    ['pkg:npm/a@1.0.0', 'required'],
  ]);
  expect(components[0]).toMatchObject({
    type: 'library',
    'bom-ref': 'pkg:npm/%40scope/b@2.0.0',
    name: '@scope/b',
    version: '2.0.0',
    hashes: [{alg: 'SHA-1', content: '000000'}],
    licenses: [{expression: '(MIT OR CC0-1.0)'}],
    properties: [{name: 'cdx:npm:package:development', value: 'true'}],
  });
});
