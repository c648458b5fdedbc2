/** What browser tests find on the pages, as sentences for whoever wrote the words: page, what is wrong, what to do. */
import {appendFileSync} from 'node:fs';
import {stripVTControlCharacters} from 'node:util';
import type {Reporter, TestCase, TestResult} from '@playwright/test/reporter';
import {forLog, forMarkdown} from '../src/shared/escape';

/** A page that a test is about, at the beginning of its title. */
const ROUTE = /^\/\S*/;
/** A message that is no sentence of ours: what the test runner says by itself. */
const BARE = /^(expect\(|Test timeout|\w*Error)/;

/**
 * @param step of the test, in which it failed
 * @returns the sentence for a test that failed
 */
function sentenceOf(title: string, message = '', step?: string): string {
  const [first = ''] = stripVTControlCharacters(message)
    .replace(/^Error: /, '')
    .split('\n');
  if (ROUTE.test(first)) return first;
  const page = ROUTE.exec(title)?.[0];
  const claim = step ?? (page === undefined ? title : title.slice(page.length).trim());
  const what = BARE.test(first) || first === '' ? `This no longer holds: "${claim}". Show this to a developer.` : first;
  return page === undefined ? what : `${page}: ${what}`;
}

/** Prints sentences, one a line, and adds them to the summary of the workflow, where there is one. */
function tell(sentences: readonly string[]): void {
  const {GITHUB_STEP_SUMMARY: summary} = process.env;
  process.stdout.write(sentences.map((sentence) => `${forLog(sentence)}\n`).join(''));
  if (summary) appendFileSync(summary, sentences.map((sentence) => `- ${forMarkdown(sentence)}\n`).join(''));
}

/** Tells each of them once. */
export default class Sentences implements Reporter {
  private readonly reported = new Set<string>();

  onTestEnd({title}: TestCase, {status, errors, steps}: TestResult): void {
    if (status === 'passed' || status === 'skipped') return;
    const step = steps.find(({category, error}) => category === 'test.step' && error)?.title;
    const messages = errors.length > 0 ? errors.map(({message}) => message) : [undefined];
    for (const message of messages) this.reported.add(sentenceOf(title, message, step));
  }

  onEnd(): void {
    tell([...this.reported].sort());
  }

  printsToStdio(): boolean {
    return true;
  }
}
