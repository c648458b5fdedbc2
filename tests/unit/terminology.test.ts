/** Rejects words that the project has replaced with standard terms, in code and documents. */
import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {ROOT} from '../project';

const RETIRED_WORDS: [old: RegExp, now: string][] = [
  [/\bflaws?\b|[a-z]Flaws?\b|\bFlaw/, 'report, diagnostic or problem'],
  [/\bstand-ins?\b|\bStand-in|[sS]tandIn|STAND_IN/, 'emulator'],
  [/\bshall\b/, 'must or will'],
  [/\bwhereby\b/, 'by which'],
  [/\bone's own\b/i, 'your own'],
  [/\bTrouble\b|\bonTrouble\b/, 'GitHubError'],
  [/\btop[- ]block\b/, 'front matter; to staff: fields at the top'],
  [/\bmend(s|ed|ing)?\b|\bMend/, 'fix'],
  [/\bformers\b|\bformersOf\b/, 'redirects'],
  [/\bstamp(s|ed)?\b|stampContent|signedIn\(/, 'encode, encodeRef, decodeRefs'],
  [
    /partsOfPlace|placesIn\b|placesSince|nameOfPlace|byPlace\b|data-(at|mark|told)\b/,
    'ContentRef, refs, data-source …',
  ],
  [/\b(read|is)Drawing\b|DrawingDiagnostic|writeStills|veilOf|steadyRuntime/, 'svg, snapshot, scrim, deterministic'],
  [/noticesOf|draftNotices|letterNotices|--notices/, 'warnings'],
  [/onceInBuild|onceSettled|eachOf\b|askedOnce/, 'buildCache, debounce, mapLimit, memoize'],
  [
    /\b(handOver|takeBack|bringBack|laterWords|reviewWords|wayWords|JobData|groundOf)\b/,
    'exportDraft, revert, restore …',
  ],
  [/\b(fillPlaces|restOf|pairUp|askedOnce|kindOf|madePages)\b/, 'interpolate, createSiteContext, matchSequences …'],
  [/\bsrc\/(content|edit|commands|layout|shells|review|markdown|print)\b/, 'the tree of README.md'],
];

/** Licences of others, words that the search ignores, and this list. */
const EXCEPTIONS = /OFL\.txt$|SearchResults\/searcher\.ts$|terminology\.test\.ts$|^tests\/fixture\/pages\//;
/** The length that git shows in a list. */
const LONGEST_SUBJECT = 60;
const TEXT = /\.(tsx?|mjs|cjs|css|md|ya?ml|json|txt)$/;

test('The subjects of the last commits are short and use no replaced word', () => {
  const subjects = execFileSync('git', ['log', '-15', '--format=%s'], {cwd: ROOT, encoding: 'utf8'}).trim().split('\n');
  const wrong = subjects.filter(
    (text) => text.length > LONGEST_SUBJECT || RETIRED_WORDS.some(([old]) => old.test(text)),
  );
  expect(wrong).toEqual([]);
});

test('No file of the project uses a replaced word', () => {
  const files = execFileSync('git', ['ls-files', 'src', 'tests', '.github', '*.md', '*.mjs'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => TEXT.test(file) && !EXCEPTIONS.test(file));
  const found = files.flatMap((file) =>
    readFileSync(join(ROOT, file), 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        RETIRED_WORDS.filter(([old]) => old.test(line)).map(([, now]) => `${file}:${index + 1}: write ${now}.`),
      ),
  );
  expect(found).toEqual([]);
});
