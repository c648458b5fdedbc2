export const BILL_OF_MATERIALS = '/.well-known/sbom.cdx.json';

/** The parts of package-lock.json (version 3) that we read. */
interface Lockfile {
  name: string;
  version: string;
  packages: Record<string, Package>;
}

type Package = Partial<
  Record<'name' | 'version' | 'license' | 'integrity', string> & Record<'dev' | 'optional', boolean>
>;

/**
 * Lists the project's packages as CycloneDX. `npm sbom` adds the time and a random number, and its format changes with
 * npm; this list is the same for the same lockfile.
 * @see https://cyclonedx.org/docs/1.5/json/
 */
export function billOfMaterials(text: string): string {
  const {name, version, packages} = JSON.parse(text) as Lockfile;
  const all = Object.entries(packages)
    .filter(([path]) => path !== '')
    .map(([path, facts]) => componentOf(facts.name ?? path.replace(/^.*node_modules\//, ''), facts));
  const components = new Map(all.map((component) => [component.purl, component]));
  const bill = {
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: {lifecycles: [{phase: 'pre-build'}], component: {type: 'application', name, version}},
    components: [...components.values()].sort((a, b) => (a.purl < b.purl ? -1 : 1)),
  };
  return `${JSON.stringify(bill)}\n`;
}

function componentOf(name: string, {version = '', license, integrity, dev, optional}: Package) {
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  return {
    type: 'library',
    'bom-ref': purl,
    name,
    version,
    scope: dev || optional ? 'optional' : 'required',
    purl,
    hashes: integrity?.split(' ').map(hashOf),
    licenses: license && [/[ ()]/.test(license) ? {expression: license} : {license: {id: license}}],
    properties: dev && [{name: 'cdx:npm:package:development', value: 'true'}],
  };
}

function hashOf(integrity: string): {alg: string; content: string} {
  const [name = '', value = ''] = integrity.split(/-(.*)/s);
  return {alg: name.toUpperCase().replace('SHA', 'SHA-'), content: Buffer.from(value, 'base64').toString('hex')};
}
