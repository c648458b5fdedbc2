import {CAREERS, PAGE, SITE, type Hostile} from './hostile';

/** Addresses in the text of a page, between < and > where a character needs it. */
const IN_BODY: [address: string, says: string][] = [
  ['https://www.nipex.com.ng@evil.example/', 'names somebody before the site'],
  ['https://user:password@evil.example/', 'names somebody before the site'],
  ['https://evil.example;x=.nipex.com.ng/', 'is not a full web address'],
  ['https://evil$.example/', 'is not a full web address'],
  ['https://localhost/', 'is not a full web address'],
  ['https://2130706433/', 'is not a full web address'],
  ['https://[::1]/', 'is not a full web address'],
  ['https:\\\\evil.example', 'no web address holds'],
  ['javascript:alert(1)', 'begins with javascript:'],
  ['JaVaScRiPt:alert(1)', 'begins with JaVaScRiPt:'],
  ['data:text/html,<script>alert(1)</script>', ''],
  ['vbscript:x', 'begins with vbscript:'],
  ['blob:https://evil.example/x', 'begins with blob:'],
  ['file:///etc/passwd', 'is a file on your own computer'],
  ['//evil.example', 'is not a full web address'],
  ['/\\evil.example', ''],
  ['http://evil.example', 'is not secure'],
];

/** Addresses in a field, where quotes allow any character. */
const IN_FIELD: [value: string, says: string][] = [
  ['https://forms.example/apply\\nx', 'no web address holds'],
  ['https://forms.example/ap\\tply', 'no web address holds'],
  ['https://ok.example@evil.example/', 'names somebody before the site'],
  ['https://evil.example;autoindex${on}', ''],
  [' https://forms.example/apply', 'no web address holds'],
  ['https://forms.example/<script>', 'no web address holds'],
  ['https://xn--a.example', 'is not a full web address'],
];

/** Origins that end up in the servers' configurations. */
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
    file: SITE,
    as: (before) => before.replace(/^url: .*/m, `url: "${url}"`),
    says: 'url "',
  })),
  ...IN_BODY.map(([address, says]): Hostile => ({
    what: `a link to ${address}`,
    file: PAGE,
    as: (before) => `${before}\nSee [the register](${address.includes('<') ? `<${address}>` : address}) of all.\n`,
    says,
  })),
  ...IN_FIELD.map(([value, says]): Hostile => ({
    what: `an application form at ${value}`,
    file: CAREERS,
    as: (before) => before.replace(/applyLink: .*/, `applyLink: "${value}"`),
    says,
  })),
];
