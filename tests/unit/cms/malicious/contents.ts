/** A malicious proposal that the linter must reject with a message. */
interface MaliciousChange {
  what: string;
  file: string;
  as: (before: string) => string | Buffer;
  /**
   * A part of the expected sentence; empty for any sentence; undefined when the proposal is harmless if it is checked
   * fast.
   */
  says?: string;
}

/** The page to change; any page works. */
const PAGE = 'pages/services/engineering.mdx';
const SITE = 'pages/_site.yml';
const OPENING = 'pages/careers/machinist.mdx';

const withLines =
  (lines: string) =>
  (before: string): string =>
    before.replace('---\n', `---\n${lines}\n`);

const FORMER: [address: string, says: string][] = [
  ['/index', 'is reserved for the main page of a folder'],
  ['/edit', 'is reserved for the editor'],
  ['/edit/session', 'is reserved for the editor'],
  ['/changes/marked/about/who-we-are', 'is reserved for the highlighted pages of previews'],
  ['/assets/js/main', 'is reserved for files that the build creates'],
  ['/404', 'is reserved for the “page not found” page'],
  ['/cdn-cgi/trace', 'is reserved for the host'],
  ['/.netlify/functions/x', 'is not the full address of a page of this site'],
  ['//evil.example', 'is not the full address of a page of this site'],
  ['/%2e%2e/%2e%2e/etc', 'is not the full address of a page of this site'],
  ['/about\\evil', 'is not the full address of a page of this site'],
  ['/*', 'is not the full address of a page of this site'],
  ['/:splat', 'is not the full address of a page of this site'],
  ['/EDIT', 'is not the full address of a page of this site'],
];

const PAGES: [file: string, says: string][] = [
  ['pages/edit/session.mdx', 'The address /edit/session is reserved for the editor.'],
  ['pages/changes/marked.mdx', 'is reserved for the highlighted pages of previews.'],
  ['pages/assets/js/main.mdx', 'is reserved for files that the build creates.'],
  ['pages/index/about.mdx', 'is reserved for the main page of a folder.'],
  ['pages/cdn-cgi/trace.mdx', 'is reserved for the host.'],
  ['pages/.well-known/security.mdx', 'may contain only lowercase letters'],
];

const NEW_PAGE = '---\ntitle: Another page\ndescription: A page of somebody else.\nheading: Another\n---\n\nWords.\n';

export const ADDRESSES: MaliciousChange[] = [
  ...FORMER.map(([address, says]): MaliciousChange => ({
    what: `${address} as a former address`,
    file: PAGE,
    as: withLines(`formerly: [${JSON.stringify(address)}]`),
    says,
  })),
  ...PAGES.map(([file, says]): MaliciousChange => ({what: `a page in ${file}`, file, as: () => NEW_PAGE, says})),
];

/** Addresses in the text of a page, between < and > where a character needs it. */
const IN_BODY: [address: string, says: string][] = [
  ['https://www.nipex.com.ng@evil.example/', 'has a user name before the site’s name'],
  ['https://user:password@evil.example/', 'has a user name before the site’s name'],
  ['https://evil.example;x=.nipex.com.ng/', 'is not a full web address'],
  ['https://evil$.example/', 'is not a full web address'],
  ['https://localhost/', 'is not a full web address'],
  ['https://2130706433/', 'is not a full web address'],
  ['https://[::1]/', 'is not a full web address'],
  ['https:\\\\evil.example', 'not allowed in a web address'],
  ['JaVaScRiPt:alert(1)', 'begins with JaVaScRiPt:'],
  ['data:text/html,<script>alert(1)</script>', ''],
  ['vbscript:x', 'begins with vbscript:'],
  ['blob:https://evil.example/x', 'begins with blob:'],
  ['/\\evil.example', ''],
  ['https:evil.example', 'is not a full web address'],
  ['https:/evil.example', 'is not a full web address'],
  ['https:///evil.example', 'is not a full web address'],
  ['https://n\u0456pex.com.ng/', 'letters outside a–z'],
  ['https://xn--npex-k0a.com.ng/', 'letters outside a–z'],
  ['mailto:info@ferrowell.example?subject=Hi&cc=evil@evil.example', 'fills in cc'],
  ['mailto:info@ferrowell.example?to=evil@evil.example', 'fills in to'],
  ['mailto:info@ferrowell.example?subject=Hi%0D%0ABcc:%20evil@evil.example', 'has a line break in its subject'],
  ['mailto:info@ferrowell.example%0D%0ABcc:evil@evil.example', 'is not an e-mail address'],
];

/** Letters that nobody sees, written as codes, so that the source contains only visible ones. */
const HIDDEN_CODES = ['&#xE0025;&#xE007F;', '&#x200B;', '&#x202E;', '&#8203;', '&shy;', '&ZeroWidthSpace;', '&#xFEFF;'];

/** A body whose addresses, titles and descriptions contain such letters. */
const HIDDEN_IN_BODY = HIDDEN_CODES.flatMap((code) => [
  `See [the people who weld](/about "A${code}").`,
  `See [the people](https://forms.example/a${code}).`,
  `See [the people].\n\n[the people]: /about "A${code}"`,
  `![A yard${code}](/img/photo.jpg)`,
  `![A yard](/img/photo.jpg "A${code}")`,
]);

/** Links whose text is another address than the one they lead to. */
const OTHER_ADDRESS = [
  '[www.nipex.com.ng](https://evil.example/)',
  '[https://nipex.com.ng/register](https://evil.example/register)',
  '[nipex.com.ng](https://nipex.com.ng.evil.example/)',
  '[n\u0456pex.com.ng](https://nipex.com.ng/)',
  '[info@ferrowell.example](mailto:info@evil.example)',
];

/** Addresses in a field, where quotes allow any character. */
const IN_FIELD: [value: string, says: string][] = [
  ['https://forms.example/apply\\nx', 'not allowed in a web address'],
  ['https://forms.example/ap\\tply', 'not allowed in a web address'],
  ['https://ok.example@evil.example/', 'has a user name before the site’s name'],
  ['https://evil.example;autoindex${on}', ''],
  [' https://forms.example/apply', 'not allowed in a web address'],
  ['https://forms.example/<script>', 'not allowed in a web address'],
  ['https://xn--a.example', 'is not a full web address'],
  ['https:evil.example/apply', 'is not a full web address'],
  ['https://n\u0456pex.example/apply', 'letters outside a–z'],
  ['https://forms.example/\\U000E0025\\U000E007F', 'invisible character'],
  ['https://forms.example/\\u200Bapply', 'invisible character'],
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

export const LINKS: MaliciousChange[] = [
  ...ORIGINS.map((url): MaliciousChange => ({
    what: `the site's own address as ${url}`,
    file: SITE,
    as: (before) => before.replace(/^url: .*/m, `url: "${url}"`),
    says: 'url "',
  })),
  ...IN_BODY.map(([address, says]): MaliciousChange => ({
    what: `a link to ${address}`,
    file: PAGE,
    as: (before) => `${before}\nSee [the register](${address.includes('<') ? `<${address}>` : address}) of all.\n`,
    says,
  })),
  ...HIDDEN_IN_BODY.map((body): MaliciousChange => ({
    what: `invisible letters in ${body}`,
    file: PAGE,
    as: (before) => `${before}\n${body}\n`,
    says: 'invisible character',
  })),
  ...OTHER_ADDRESS.map((link): MaliciousChange => ({
    what: `another address as the text of ${link}`,
    file: PAGE,
    as: (before) => `${before}\nSee ${link} for it.\n`,
    says: 'is not the address that it leads to',
  })),
  ...['[skip ci]', '[CF-Pages-Skip]', '[skip netlify]', '***NO_CI***', 'skip-checks: true'].map(
    (marker): MaliciousChange => ({
      what: `${marker} as a title`,
      file: PAGE,
      as: (before) => before.replace(/^title: .*/m, `title: "Engineering ${marker}"`),
      says: 'which tells GitHub or the web host not to check the change',
    }),
  ),
  ...IN_FIELD.map(([value, says]): MaliciousChange => ({
    what: `an application form at ${value}`,
    file: OPENING,
    as: (before) => before.replace(/applyLink: .*/, `applyLink: "${value}"`),
    says,
  })),
];

/** Files that configure hosts, each in a proposal that seems to change only text. */
const HOST_CONFIGS = [
  '.netlify/functions-internal/take.js .netlify/edge-functions/take.js .netlify/v1/config.json .wrangler/deploy/config.json',
  'wrangler.toml wrangler.json wrangler.jsonc npm-shrinkwrap.json .nvmrc .node-version .pnpmfile.cjs bower.json yarn.lock',
  'pnpm-lock.yaml bun.lock deno.json requirements.txt Gemfile mise.toml static/_worker.js static/img/_worker.js',
  'static/_routes.json static/_redirects static/_headers static/.netlify/functions/take.js',
].flatMap((names) => names.split(' '));

export const HOST_FILES: readonly MaliciousChange[] = HOST_CONFIGS.map((file) => ({
  what: `the file ${file}`,
  file,
  as: () => 'export const onRequest = () => new Response("Taken over");\n',
  says: 'The web host would use this file as configuration',
}));

const pdf = (
  what: string,
  bytes: Buffer | string,
  says = 'The file name ends in .pdf, but the file is not a PDF',
): MaliciousChange => ({what: `${what} called .pdf`, file: 'static/files/list.pdf', as: () => bytes, says});

export const PDF_FILES: readonly MaliciousChange[] = [
  pdf('an empty file', '', 'The file is empty.'),
  pdf('a web page', '<!doctype html><script>alert(1)</script>'),
  pdf('a web page that holds the letters of a PDF', '<!-- %PDF-1.7 --><script>alert(1)</script>'),
  pdf('a program', Buffer.from('MZ\x90\0', 'latin1')),
  pdf('a drawing', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  pdf('a packed folder', 'PK\x03\x04'),
  pdf('a document of another program', Buffer.from('d0cf11e0a1b11ae1', 'hex')),
  pdf('the answer of a large-file store', 'version https://git-lfs.github.com/spec/v1\n'),
];

const many = (piece: string, count: number) => piece.repeat(count);
const body = (text: string) => (before: string) => `${before}\n${text}\n`;

/** Files that once took seconds to check or never finished, each with the expected message. */
const SIZES: [what: string, as: MaliciousChange['as'], says?: string][] = [
  ['60 groups of thousands behind a rate', withLines(`lead: The LTIFR was ${many('100,', 60)}.`)],
  ['a rate with a thousand groups', body(`The LTIFR was ${many('100,100,', 480)}.`)],
  ['20 kB of spaces, and a hidden sign', body(`Words${many(' ', 20_000)}\u2028end`), 'there is an invisible character'],
  ['70 000 entries of a list', withLines(`formerly:\n${many('  - 1\n', 45_000)}`), 'lines; '],
  ['7 000 entries of a list', withLines(`formerly:\n${many('  - 1\n', 7000)}`), 'too many list entries'],
  ['1400 entries of a list', withLines(`formerly:\n${many('  - 1\n', 1400)}`), 'is a number, but must be text'],
  ['140 000 brackets', withLines(`lead: ${many('[', 140_000)}`), 'symbols such as :, [ and "'],
  ['280 kB of marks of git', (before) => before + many('<<<<<<<\n', 35_000), 'lines; '],
  ['19 000 marks of git', (before) => before + many('<<<<<<<\n', 18_000), 'is left over from a merge conflict'],
  ['280 kB of broken bytes', () => Buffer.alloc(280_000, 0xe9), 'is saved in an old encoding'],
  ['280 kB of letters too short', () => Buffer.from(many('\u00E0\u0080\u0080', 93_000), 'latin1'), 'old encoding'],
  ['280 kB of lines of an old Mac', () => many('a\r', 140_000), 'lines; '],
  ['nested lists', body(many('- - - - - - - - a\n', 200)), 'list and quotation markers'],
  ['1900 entries of a list in the text', body(many('- a\n', 1900)), 'too many list entries'],
  ['800 boxes within one another', body(many(':::a\n', 800)), 'symbols such as :::'],
  ['800 boxes in quotations', body(many('> :::a\n', 800)), 'symbols such as :::'],
  ['4000 stars', body(many('**a ', 2000)), 'symbols such as [, <, * and _'],
  ['4000 addresses', body(many('a@b.example ', 4000)), 'symbols such as [, <, * and _'],
  ['100 000 empty lines', body(many('\n', 100_000)), 'lines; '],
  ['one line of 290 kB', body(many('a', 290_000)), 'kB; the maximum is 100 kB'],
  ['an alias that multiplies itself', withLines('lead: &a [x, x]\nheading2: &b [*a, *a]'), 'begins with'],
  ['groups within groups', withLines(`lead: ${many('{a: ', 200)}${many('}', 200)}`), 'brackets'],
  ['a page of a megabyte', () => many('Words. ', 150_000), 'kB; the maximum is 300 kB'],
  ['a colon a line, 9000 times', withLines(many('a: 1\n', 9000))],
];

/** Unknown icon names, each different from the others. */
const icons = (count: number) =>
  Array.from({length: count}, (_, index) => `  - title: A${index}\n    icon: ${(index * 7919).toString(36)}qx`);

export const SIZE_FILES: MaliciousChange[] = [
  ...SIZES.map(([what, as, says]): MaliciousChange => ({what, file: PAGE, as, says})),
  {
    what: '1400 unknown icons',
    file: 'pages/careers.mdx',
    as: (before) => before.replace(/^benefits:.*\n(?:[ -].*\n)*/m, `benefits:\n${icons(1400).join('\n')}\n`),
    says: 'More than 100 values in this file have problems.',
  },
];
