import {CAREERS, PAGE, SITE, type Hostile} from './hostile';

const HIDES = 'hide where it leads';

/** Addresses in the text of a page, between < and > where a sign needs it. */
const IN_BODY: [address: string, would: string, says: string][] = [
  ['https://www.nipex.com.ng@evil.example/', HIDES, 'names somebody before the site'],
  ['https://user:password@evil.example/', HIDES, 'names somebody before the site'],
  ['https://evil.example;x=.nipex.com.ng/', HIDES, 'is not a full web address'],
  ['https://evil$.example/', HIDES, 'is not a full web address'],
  ['https://localhost/', 'lead to the reader’s own machine', 'is not a full web address'],
  ['https://2130706433/', 'lead to the reader’s own machine', 'is not a full web address'],
  ['https://[::1]/', 'lead to the reader’s own machine', 'is not a full web address'],
  ['https:\\\\evil.example', HIDES, 'no web address holds'],
  ['javascript:alert(1)', 'run a script', 'begins with javascript:'],
  ['JaVaScRiPt:alert(1)', 'run a script', 'begins with JaVaScRiPt:'],
  ['data:text/html,<script>alert(1)</script>', 'show a false page', ''],
  ['vbscript:x', 'run a script', 'begins with vbscript:'],
  ['blob:https://evil.example/x', 'show a false page', 'begins with blob:'],
  ['file:///etc/passwd', 'read a file', 'begins with file:'],
  ['//evil.example', HIDES, 'is not a full web address'],
  ['/\\evil.example', HIDES, ''],
  ['http://evil.example', 'be read by others on the way', 'is not secure'],
];

/** The same in a field that holds an address, where quotes let any sign stand. */
const IN_FIELD: [value: string, would: string, says: string][] = [
  ['https://forms.example/apply\\nx', HIDES, 'no web address holds'],
  ['https://forms.example/ap\\tply', HIDES, 'no web address holds'],
  ['https://ok.example@evil.example/', HIDES, 'names somebody before the site'],
  ['https://evil.example;autoindex${on}', 'be read as more by a server', ''],
  [' https://forms.example/apply', HIDES, 'no web address holds'],
  ['https://forms.example/<script>', 'be read as HTML', 'no web address holds'],
  ['https://xn--a.example', HIDES, 'is not a full web address'],
];

/** What the servers' configurations are made of. */
const ORIGINS = [
  'https://www.ferrowell.example;autoindex${on}',
  'https://www.ferrowell.example$uri',
  'https://evil`id`.example',
  "https://evil'.example",
  'https://www.ferrowell.example:443;',
  'https://127.0.0.1',
];

export const LINKS: Hostile[] = [
  ...ORIGINS.map((url): Hostile => ({
    what: `the site's own address as ${url}`,
    would: 'be read as more by a server',
    file: SITE,
    as: (before) => before.replace(/^url: .*/m, `url: "${url}"`),
    says: 'url "',
  })),
  ...IN_BODY.map(([address, would, says]): Hostile => ({
    what: `a link to ${address}`,
    would,
    file: PAGE,
    as: (before) => `${before}\nSee [the register](${address.includes('<') ? `<${address}>` : address}) of all.\n`,
    says,
  })),
  ...IN_FIELD.map(([value, would, says]): Hostile => ({
    what: `an application form at ${value}`,
    would,
    file: CAREERS,
    as: (before) => before.replace(/applyLink: .*/, `applyLink: "${value}"`),
    says,
  })),
];
