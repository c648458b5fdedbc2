/**
 * Compiles one document in a separate process, which frees its memory at the end and lets Typst read only the given
 * folder. It lays out the PDF pages, reports the positions of photos, and finishes when the photos are ready.
 */
import {writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join} from 'node:path';

/** The standard that the compiler enforces: PDF/UA-1. */
const STANDARD = 'ua-1';

/** The exit code when there is no binary for the system. */
const NO_COMPILER = 3;

/**
 * Binaries by their own package names, because the main package imports binaries that were never published for some
 * systems.
 */
const BINARIES = ['gnu', 'musl'].map((libc) => `@myriaddreamin/typst-ts-node-compiler-linux-x64-${libc}`);

const require = createRequire(import.meta.url);

function loadCompiler() {
  for (const binary of BINARIES) {
    try {
      return require(binary);
    } catch (error) {
      if (error.code !== 'MODULE_NOT_FOUND') throw error;
    }
  }
  return process.exit(NO_COMPILER);
}

const {NodeCompiler} = loadCompiler();
const [folder = '', template = '', drawn] = process.argv.slice(2);
const compiler = NodeCompiler.create({workspace: folder, fontArgs: [{fontPaths: [join(folder, 'fonts')]}]});

function compile() {
  const result = compiler.compile({mainFilePath: join(folder, `${template}.typ`), resetRead: true});
  if (result.result) return result.result;
  const error = result.takeDiagnostics();
  throw new Error(error ? JSON.stringify(compiler.fetchDiagnostics(error)) : 'Typst gave no reason.');
}

process.once('message', () => {
  const sheets = compile();
  const pdf = compiler.pdf(sheets, {pdfStandard: STANDARD});
  writeFileSync(join(folder, 'document.pdf'), pdf);
  if (drawn) writeFileSync(join(folder, 'document.svg'), compiler.plainSvg(sheets));
  process.disconnect();
});

process.send?.(compiler.query(compile(), {selector: '<photo>', field: 'value'}));
