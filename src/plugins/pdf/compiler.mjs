/**
 * Sets one document, in a process of its own: what it takes of memory is free again afterwards, and Typst sees the folder
 * that it is given and nothing else. It lays the sheets out, tells where photos are, and sets them once those are there.
 */
import {writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join} from 'node:path';

/** The standard that the compiler itself holds the document to. */
const STANDARD = 'ua-1';

/** What this process ends with where there is no program for the system. */
const NO_COMPILER = 3;

/** By their own names: the package around them asks for programs of systems for which it was never published. */
const PROGRAMS = ['gnu', 'musl'].map((libc) => `@myriaddreamin/typst-ts-node-compiler-linux-x64-${libc}`);

const require = createRequire(import.meta.url);

function found() {
  for (const program of PROGRAMS) {
    try {
      return require(program);
    } catch (error) {
      if (error.code !== 'MODULE_NOT_FOUND') throw error;
    }
  }
  return process.exit(NO_COMPILER);
}

const {NodeCompiler} = found();
const [folder = '', template = '', drawn] = process.argv.slice(2);
const compiler = NodeCompiler.create({workspace: folder, fontArgs: [{fontPaths: [join(folder, 'fonts')]}]});

function set() {
  const done = compiler.compile({mainFilePath: join(folder, `${template}.typ`), resetRead: true});
  if (done.result) return done.result;
  const error = done.takeDiagnostics();
  throw new Error(error ? JSON.stringify(compiler.fetchDiagnostics(error)) : 'Typst gave no reason.');
}

process.once('message', () => {
  const sheets = set();
  const pdf = compiler.pdf(sheets, {pdfStandard: STANDARD});
  writeFileSync(join(folder, 'document.pdf'), pdf);
  if (drawn) writeFileSync(join(folder, 'document.svg'), compiler.plainSvg(sheets));
  process.disconnect();
});

process.send?.(compiler.query(set(), {selector: '<photo>', field: 'value'}));
