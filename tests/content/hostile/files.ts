import type {Hostile} from './hostile';

const PROGRAM = 'export const onRequest = () => new Response("Taken over");\n';

const obeyed = (file: string, would: string, text = PROGRAM): Hostile => ({
  what: `the file ${file}`,
  would,
  file,
  as: () => text,
  says: 'A host would obey this',
});

const NETLIFY = 'have been run by Netlify before or in place of the pages';
const CLOUDFLARE = 'have set up or answered for the site at Cloudflare';
const INSTALL = 'have made the host install with another program than the one that reads package-lock.json';

/** What hosts obey; each lies beside the pages of a proposal that seems to change words alone. */
export const HOST_FILES: readonly Hostile[] = [
  obeyed('.netlify/functions-internal/take.js', NETLIFY),
  obeyed('.netlify/edge-functions/take.js', NETLIFY),
  obeyed('.netlify/v1/config.json', NETLIFY, '{"redirects": [{"from": "/*", "to": "https://evil.example/:splat"}]}'),
  obeyed('.wrangler/deploy/config.json', CLOUDFLARE, '{"configPath": "../../static/img/w.json"}'),
  obeyed('wrangler.toml', CLOUDFLARE, 'main = "static/img/take.js"\n'),
  obeyed('wrangler.json', CLOUDFLARE, '{"main": "static/img/take.js"}'),
  obeyed('wrangler.jsonc', CLOUDFLARE, '{"main": "static/img/take.js"}'),
  obeyed('npm-shrinkwrap.json', 'have brought other packages than package-lock.json', '{"lockfileVersion": 3}'),
  obeyed('.nvmrc', 'have built with a Node whose weaknesses are known', '8\n'),
  obeyed('.node-version', 'have built with a Node whose weaknesses are known', '8\n'),
  obeyed('.pnpmfile.cjs', INSTALL),
  obeyed('bower.json', INSTALL, '{}'),
  obeyed('yarn.lock', INSTALL, ''),
  obeyed('pnpm-lock.yaml', INSTALL, ''),
  obeyed('bun.lock', INSTALL, '{}'),
  obeyed('deno.json', INSTALL, '{}'),
  obeyed('requirements.txt', INSTALL, 'evil==1.0\n'),
  obeyed('Gemfile', INSTALL, "gem 'evil'\n"),
  obeyed('mise.toml', INSTALL, '[tools]\nnode = "8"\n'),
  obeyed('static/_worker.js', CLOUDFLARE),
  obeyed('static/img/_worker.js', CLOUDFLARE),
  obeyed('static/_routes.json', CLOUDFLARE, '{"version": 1, "include": ["/*"], "exclude": []}'),
  obeyed('static/_redirects', 'have sent every visitor elsewhere', '/* https://evil.example/:splat 302!\n'),
  obeyed('static/_headers', 'have taken the policy from every page', '/*\n  ! Content-Security-Policy\n'),
  obeyed('static/.netlify/functions/take.js', NETLIFY),
];

const pdf = (what: string, would: string, bytes: Buffer | string, says = 'is called a PDF and is none'): Hostile => ({
  what: `${what} called .pdf`,
  would,
  file: 'static/files/list.pdf',
  as: () => bytes,
  says,
});

export const PDF_FILES: readonly Hostile[] = [
  pdf('an empty file', 'have opened as a broken page', '', 'The file is empty.'),
  pdf(
    'a web page',
    'have run in a browser that looks at what a file holds',
    '<!doctype html><script>alert(1)</script>',
  ),
  pdf(
    'a web page that holds the letters of a PDF',
    'have passed as both',
    '<!-- %PDF-1.7 --><script>alert(1)</script>',
  ),
  pdf('a program', 'have been kept and started by a visitor', Buffer.from('MZ\x90\0', 'latin1')),
  pdf('a drawing', 'have run its script', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  pdf('a packed folder', 'have been unpacked by a visitor', 'PK\x03\x04'),
  pdf('a document of another program', 'have run its macros', Buffer.from('d0cf11e0a1b11ae1', 'hex')),
  pdf(
    'the answer of a large-file store',
    'have been given to visitors',
    'version https://git-lfs.github.com/spec/v1\n',
  ),
];
