/** Whether pages and what belongs to them answer, complete, with the headers of the build. */
import type {BuildRecord} from '../../node/build-record';
import {cleanAddress, headerRules, headersOf} from '../host-files';
import {inTurn} from '../verify/requests';
import {documentOf, few, answerHash, type Ask, type Findings} from './answers';

const OK = 200;
const HTML = '.html';
/** The editor with its frame, and what it has to know. */
const EDITOR = ['/edit.html', '/edit/page.html', '/edit/facts.json'];
/** All that a search fetches. */
const SEARCH = '/pagefind/';

/** The file of an address in the build: `/about.html` for `/about`. */
const fileOf = (path: string): string => (path === '/' ? '/index.html' : `${path}${HTML}`);

/** One thing that is wrong with one file. */
interface FileFlaw {
  what: string;
  address: string;
}

/**
 * @param paths the addresses of pages
 * @returns a sentence for each thing that is wrong, with the addresses where it is
 */
export async function pageFlaws(ask: Ask, record: BuildRecord, paths: readonly string[]): Promise<Findings> {
  const search = Object.keys(record.files).filter((file) => file.startsWith(SEARCH));
  const pages = [...paths.map(fileOf), ...EDITOR];
  const needed = await inTurn(
    pages.map((file) => () => neededBy(ask, file, record)),
    () => undefined,
  );
  const files = new Set([...pages, ...needed, ...search]);
  const rules = headerRules(record.headers);
  const flaws = await inTurn(
    [...files].map((file) => () => flawsOf(ask, file, record, headersOf(rules, cleanAddress(file)))),
    () => undefined,
  );
  const byWhat = new Map<string, string[]>();
  for (const {what, address} of flaws) byWhat.set(what, [...(byWhat.get(what) ?? []), address]);
  return {
    wrong: [
      ...(search.length === 0 ? ['The search has no index, so it finds nothing.'] : []),
      ...[...byWhat].map(([what, all]) => `${what}: ${few(all)}.`),
    ],
  };
}

async function flawsOf(
  ask: Ask,
  file: string,
  {files}: BuildRecord,
  expected: ReadonlyMap<string, string>,
): Promise<FileFlaw[]> {
  const address = cleanAddress(file);
  const tell = (what: string): FileFlaw => ({what, address});
  const answer = await ask(address);
  if (!answer) return [tell('No answer comes')];
  const where = file.startsWith(SEARCH) ? 'The search misses a file' : 'Something is missing';
  if (answer.status !== OK) return [tell(`${where}, answered with ${answer.status}`)];
  const {headers} = answer;
  const lost = [...expected].filter(([name, value]) => headers.get(name) !== value).map(([name]) => name);
  return [
    ...(answerHash(answer) === files[file]
      ? []
      : [tell('Half a deploy, or a cache that is behind: other bytes than the build has made')]),
    ...lost.map((name) => tell(`The header ${name} of the build is ${headers.has(name) ? 'another' : 'lost'}`)),
  ];
}

/** @returns the files of this site that a page names and the browser fetches with it */
async function neededBy(ask: Ask, file: string, {files}: BuildRecord): Promise<string[]> {
  const answer = file.endsWith(HTML) ? await ask(cleanAddress(file)) : undefined;
  if (answer?.status !== OK) return [];
  return documentOf(answer).elements.flatMap(({name, attributes}) => {
    const named = name === 'script' ? attributes.get('src') : name === 'link' ? attributes.get('href') : undefined;
    return named !== undefined && named in files ? named : [];
  });
}
