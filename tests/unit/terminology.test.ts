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
  [/partsOfPlace|placesIn\b|placesSince|nameOfPlace|byPlace\b|data-(at|mark|told)\b/, 'ContentRef, data-source …'],
  [/\b(read|is)Drawing\b|DrawingDiagnostic|writeStills|veilOf|steadyRuntime/, 'svg, snapshot, scrim, deterministic'],
  [/noticesOf|draftNotices|letterNotices|--notices/, 'warnings'],
  [/onceInBuild|onceSettled|eachOf\b|askedOnce/, 'buildCache, debounce, mapLimit, memoize'],
  [/\b(handOver|takeBack|bringBack|laterWords|reviewWords|wayWords|JobData|groundOf)\b/, 'exportDraft, revert …'],
  [/\b(fillPlaces|restOf|pairUp|askedOnce|kindOf|madePages)\b/, 'interpolate, createSiteContext, matchSequences …'],
  [/\bsrc\/(content|edit|commands|layout|shells|review|markdown|print)\b/, 'the tree of README.md'],
  [/ribbon/i, 'bar, PreviewBar'],
  [/vacancy|vacancies/i, 'opening, Opening'],
  [/\bparted\b/, 'separated, split'],
  [/\bput right\b/, 'fix'],
  [/(?<!there |There )\bis no (?:address|date|field|letter|list|number|page|PDF|word)\b/, 'is not a …'],
  [/\bfor ever\b/, 'indefinitely'],
  [/\bin place of\b/, 'instead of'],
  [/\bMOST_|_MOST\b|\bLEAST_|_LEAST\b|\bPATIENCE/, 'MAX_, MIN_, TIMEOUT_MS'],
  [/\bclash/, 'conflict'],
  [/\bdeeds?\b|[a-z]Deeds?\b/, 'change, edit'],
  [/\bhostile\b|HOSTILE/, 'malicious, untrusted'],
  [/\bsmall letters\b/, 'lowercase letters'],
  [/\bfixed spaces?\b/, 'non-breaking space'],
  [/\bwhoever\b/i, 'a person who, the author, the visitor'],
  [/\blines? of (?:its|their) own\b/, 'on its own line'],
  [/\bunfold/, 'expand'],
  [/\bpass(?:ed|es)? over\b|passOver/, 'ignore, skip'],
  [/\bkinds? of page/, 'page type'],
  [
    /\bbehind (?:a |an |the |its |their )?(?:bracket|colon|comma|hyphen|marker|name|number|quote|sign|space|value|word)/,
    'after',
  ],
  [/\b(?:[aA]|any|each|every|no|[tT]he|this|your) remarks?\b(?! plugins?\b| parser)/, 'comment, ReviewComment'],
  [/\bfindings\b(?!\/)|\b(?:[aA]|the|The|each|no|single) finding\b|[a-z]Findings?\b|\bFinding/, 'report, diagnostic'],
  [/\b(?:fitted|keptFor|behindName|useDrawer|unlessHidden|unlessDone|mustJoin)\b/, 'a name that begins with a verb'],
];

/** Words that no message has, because a plainer word says the same. */
const NOT_IN_MESSAGES: [old: RegExp, now: string][] = [
  [/\bbehind\b/, 'after'],
  [/\bsigns?\b(?![ -](?:in|out|up|on)\b)(?<!(?:multiplication|equals|number|percent|minus) signs?)/, 'character'],
  [/\b(?:holds?|stands?|lies|lie)\b(?<!\bstands? for)/, 'contains, is'],
  [/\bquotes\b/, 'quotation marks'],
  [/\bby itself\b/, 'automatically'],
  [/\bof its own\b/, 'its own'],
];

/** Licences of others, words that the search ignores, and this list. */
const EXCEPTIONS = /OFL\.txt$|SearchResults\/searcher\.ts$|terminology\.test\.ts$|^tests\/fixture\/pages\//;
const TEXT = /\.(tsx?|mjs|cjs|css|md|ya?ml|json|txt|typ|py)$/;

const filesIn = (...paths: string[]) =>
  execFileSync('git', ['ls-files', ...paths], {cwd: ROOT, encoding: 'utf8'})
    .split('\n')
    .filter((file) => TEXT.test(file) && !EXCEPTIONS.test(file));

/** @returns each line of a file that has one of the words, with the word to write instead */
const linesWith = (words: typeof RETIRED_WORDS, file: string) =>
  readFileSync(join(ROOT, file), 'utf8')
    .split('\n')
    .flatMap((line, index) =>
      words.filter(([old]) => old.test(line)).map(([, now]) => `${file}:${index + 1}: write ${now}.`),
    );

test('No file of the project uses a replaced word', () => {
  const files = filesIn('src', 'tests', '.github', '*.md', '*.mjs');
  expect(files.flatMap((file) => linesWith(RETIRED_WORDS, file))).toEqual([]);
});

test('No message uses a word that is read twice', () =>
  expect(linesWith(NOT_IN_MESSAGES, '.github/messages.txt')).toEqual([]));
