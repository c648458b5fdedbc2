/**
 * `npm run pdf`: writes the PDFs of the pages to `pdf/`, with a picture of each PDF page, for people who change a
 * template. `-- pack fabrication` writes only PDFs whose names contain one of these words; `--watch` writes them again
 * at each change of a template, a page or a picture.
 */
import {mkdirSync, readdirSync, rmSync, watch, writeFileSync} from 'node:fs';
import {basename, join} from 'node:path';
import {parseArgs} from 'node:util';
import sharp from 'sharp';
import {selectPublished} from '../../cms/parse';
import {DiagnosticError} from '../../node/publishable';
import {loadContent, collectPageData} from '../../node/load';
import {compileDocument} from './compile';
import {documentsOf} from '../../site/pdf/documents';
import {buildDay} from '../../node/build';
import {runCommand} from '../../node/command';

const FOLDER = 'pdf';
const WATCHED = ['src/site/pdf', 'pages', 'static'];
/** Programs may save a file in several steps. */
const DEBOUNCE_MS = 150;
/** The resolution of the pictures, in dots per inch. */
const DPI = 110;
const SHEET_HEIGHT = 841.89;
/** How many PDF pages to render at once, because the height of a picture is limited. */
const SHEETS_AT_ONCE = 12;
/**
 * The compiler draws the backgrounds of all sheets at the position of the first, and their content one below the other.
 */
const SHEET_BACKGROUND = /<path([^>]*)\/>(\s*<g transform="([^"]*)">)/g;

async function createPdfs(names: readonly string[]): Promise<void> {
  const content = selectPublished(await loadContent(), buildDay());
  if (!content.site || content.diagnostics.length > 0) throw new DiagnosticError(content.diagnostics);
  const documents = documentsOf(content, collectPageData(content, content.site));
  const wanted = documents.filter(({file}) => names.length === 0 || names.some((name) => file.includes(name)));
  mkdirSync(FOLDER, {recursive: true});
  for (const printed of wanted) {
    const name = basename(printed.file, '.pdf');
    const {pdf, svg} = await compileDocument(printed, true);
    for (const old of readdirSync(FOLDER).filter((file) => file.startsWith(`${name}-`) && file.endsWith('.png')))
      rmSync(join(FOLDER, old));
    writeFileSync(join(FOLDER, `${name}.pdf`), pdf);
    const count = await renderSheets(name, svg);
    printLine(
      `${join(FOLDER, name)}.pdf: ${count} ${count === 1 ? 'page' : 'pages'}, ${Math.round(pdf.length / 1000)} kB`,
    );
  }
}

const cropToSheets = (svg: string, top: number, height: number): string =>
  svg.replace(
    /viewBox="0 0 ([\d.]+) [\d.]+"( width="[\d.]+pt") height="[\d.]+pt"/,
    `viewBox="0 ${top} $1 ${height}"$2 height="${height}pt"`,
  );

/** Renders each PDF page as a PNG, and returns the number of pages. */
async function renderSheets(name: string, svg: string): Promise<number> {
  const whole = Number(/height="([\d.]+)pt"/.exec(svg)?.[1] ?? 0);
  const count = Math.round(whole / SHEET_HEIGHT);
  const placed = svg.replace(SHEET_BACKGROUND, '<path$1 transform="$3"/>$2');
  for (let first = 0; first < count; first += SHEETS_AT_ONCE) {
    const sheets = Math.min(SHEETS_AT_ONCE, count - first);
    const part = cropToSheets(placed, (whole * first) / count, (whole * sheets) / count);
    const drawn = sharp(Buffer.from(part), {unlimited: true, density: DPI});
    const {data, info} = await drawn.raw().toBuffer({resolveWithObject: true});
    const height = Math.floor(info.height / sheets);
    for (let sheet = 0; sheet < sheets; sheet += 1) {
      const entry = {left: 0, top: Math.round((info.height * sheet) / sheets), width: info.width, height};
      const file = join(FOLDER, `${name}-${String(first + sheet + 1).padStart(2, '0')}.png`);
      await sharp(data, {raw: info}).extract(entry).png().toFile(file);
    }
  }
  return count;
}

async function main(): Promise<void> {
  const {values, positionals} = parseArgs({options: {watch: {type: 'boolean'}}, allowPositionals: true});
  const attempt = () =>
    createPdfs(positionals).catch((error: unknown) => printLine(error instanceof Error ? error.message : ''));
  if (!values.watch) return createPdfs(positionals);
  await attempt();
  let timer: NodeJS.Timeout | undefined;
  let turn = Promise.resolve();
  const changed = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void (turn = turn.then(attempt)), DEBOUNCE_MS);
  };
  for (const folder of WATCHED) watch(folder, {recursive: true}, changed);
  printLine('Watching for changes. Press Ctrl+C to stop.');
}

const printLine = (text: string): void => void process.stdout.write(`${text}\n`);

runCommand(main);
