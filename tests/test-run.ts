/** What a run of all tests found, read from what the test runners wrote. */
import type {TestRun} from '../src/content/kinds/test-run';
import {AXE, BROWSER, HOME} from './notes';

interface Suite {
  suites?: Suite[];
  specs?: {tests: {results: {annotations?: {type: string; description?: string}[]}[]}[]}[];
}

/** The part of the report of the browser tests that is read here. */
export interface BrowserReport {
  suites: Suite[];
}

export interface Found {
  run: Pick<TestRun, 'commit' | 'program' | 'passed' | 'skipped'>;
  browser: BrowserReport;
  html: TestRun['html'];
  /** Bytes of code of each page. */
  weights: readonly number[];
  speed?: TestRun['speed'];
  day: string;
}

/** @throws Error when the browser tests did not note what they found */
export function testRunOf({run, browser, html, weights, speed, day}: Found): TestRun {
  const notes = browser.suites.flatMap(notesIn);
  const ofType = (wanted: string) =>
    notes.flatMap(({type, description}) => (type === wanted ? (description ?? '') : []));
  const looks = ofType(AXE);
  const [first, requests, all] = ofType(HOME)
    .flatMap((line) => line.match(/\d+/g) ?? [])
    .map(Number);
  const [tool] = looks;
  if (tool === undefined || first === undefined || requests === undefined || all === undefined)
    throw new Error('The browser tests have not noted what they found. Run `npm test`.');
  return {
    ...run,
    day,
    browsers: Object.fromEntries(ofType(BROWSER).map(nameAndVersion)),
    accessibility: {tool, looks: looks.length},
    html,
    code: {least: Math.min(...weights), most: Math.max(...weights)},
    home: {first, requests, all},
    ...(speed && {speed}),
  };
}

const notesIn = ({suites = [], specs = []}: Suite): {type: string; description?: string}[] => [
  ...suites.flatMap(notesIn),
  ...specs.flatMap(({tests}) => tests.flatMap(({results}) => results.at(-1)?.annotations ?? [])),
];

/** `chromium 131.0` is Chromium in its version 131.0. */
function nameAndVersion(line: string): [string, string] {
  const [name = '', version = ''] = line.split(' ');
  return [name.charAt(0).toUpperCase() + name.slice(1), version];
}
