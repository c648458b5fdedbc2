import type {Hostile} from './hostile';

/** Files that hosts obey, each in a proposal that seems to change only text. */
const OBEYED = [
  '.netlify/functions-internal/take.js .netlify/edge-functions/take.js .netlify/v1/config.json .wrangler/deploy/config.json',
  'wrangler.toml wrangler.json wrangler.jsonc npm-shrinkwrap.json .nvmrc .node-version .pnpmfile.cjs bower.json yarn.lock',
  'pnpm-lock.yaml bun.lock deno.json requirements.txt Gemfile mise.toml static/_worker.js static/img/_worker.js',
  'static/_routes.json static/_redirects static/_headers static/.netlify/functions/take.js',
].flatMap((names) => names.split(' '));

export const HOST_FILES: readonly Hostile[] = OBEYED.map((file) => ({
  what: `the file ${file}`,
  file,
  as: () => 'export const onRequest = () => new Response("Taken over");\n',
  says: 'A host would obey this',
}));

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
