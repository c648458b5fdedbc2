import type {Hostile} from './hostile';

const PROGRAM = 'export const onRequest = () => new Response("Taken over");\n';

const obeyed = (file: string, text = PROGRAM): Hostile => ({
  what: `the file ${file}`,
  file,
  as: () => text,
  says: 'A host would obey this',
});

/** What hosts obey; each lies beside the pages of a proposal that seems to change words alone. */
export const HOST_FILES: readonly Hostile[] = [
  obeyed('.netlify/functions-internal/take.js'),
  obeyed('.netlify/edge-functions/take.js'),
  obeyed('.netlify/v1/config.json', '{"redirects": [{"from": "/*", "to": "https://evil.example/:splat"}]}'),
  obeyed('.wrangler/deploy/config.json', '{"configPath": "../../static/img/w.json"}'),
  obeyed('wrangler.toml', 'main = "static/img/take.js"\n'),
  obeyed('wrangler.json', '{"main": "static/img/take.js"}'),
  obeyed('wrangler.jsonc', '{"main": "static/img/take.js"}'),
  obeyed('npm-shrinkwrap.json', '{"lockfileVersion": 3}'),
  obeyed('.nvmrc', '8\n'),
  obeyed('.node-version', '8\n'),
  obeyed('.pnpmfile.cjs'),
  obeyed('bower.json', '{}'),
  obeyed('yarn.lock', ''),
  obeyed('pnpm-lock.yaml', ''),
  obeyed('bun.lock', '{}'),
  obeyed('deno.json', '{}'),
  obeyed('requirements.txt', 'evil==1.0\n'),
  obeyed('Gemfile', "gem 'evil'\n"),
  obeyed('mise.toml', '[tools]\nnode = "8"\n'),
  obeyed('static/_worker.js'),
  obeyed('static/img/_worker.js'),
  obeyed('static/_routes.json', '{"version": 1, "include": ["/*"], "exclude": []}'),
  obeyed('static/_redirects', '/* https://evil.example/:splat 302!\n'),
  obeyed('static/_headers', '/*\n  ! Content-Security-Policy\n'),
  obeyed('static/.netlify/functions/take.js'),
];

const pdf = (what: string, bytes: Buffer | string, says = 'is called a PDF and is none'): Hostile => ({
  what: `${what} called .pdf`,
  file: 'static/files/list.pdf',
  as: () => bytes,
  says,
});

export const PDF_FILES: readonly Hostile[] = [
  pdf('an empty file', '', 'The file is empty.'),
  pdf('a web page', '<!doctype html><script>alert(1)</script>'),
  pdf('a web page that holds the letters of a PDF', '<!-- %PDF-1.7 --><script>alert(1)</script>'),
  pdf('a program', Buffer.from('MZ\x90\0', 'latin1')),
  pdf('a drawing', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  pdf('a packed folder', 'PK\x03\x04'),
  pdf('a document of another program', Buffer.from('d0cf11e0a1b11ae1', 'hex')),
  pdf('the answer of a large-file store', 'version https://git-lfs.github.com/spec/v1\n'),
];
