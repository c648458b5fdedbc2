/** Reports the failures of browser tests as messages for authors of pages: the page, the problem, and what to do. */
import {appendFileSync} from 'node:fs';
import {stripVTControlCharacters} from 'node:util';
import type {Reporter, TestCase, TestResult} from '@playwright/test/reporter';
import {forLog, forMarkdown} from '../src/shared/escape';

/** The route of the tested page, at the start of a title. */
const ROUTE = /^\/\S*/;
/** A message of the test runner itself, not one of our sentences. */
const RUNNER_MESSAGE = /^(expect\(|Test timeout|\w*Error)/;

/**
 * @param step the step of the test that failed
 * @returns the sentence for a failed test
 */
function sentenceOf(title: string, message = '', step?: string): string {
  const [first = ''] = stripVTControlCharacters(message)
    .replace(/^Error: /, '')
    .split('\n');
  if (ROUTE.test(first)) return first;
  const page = ROUTE.exec(title)?.[0];
  const claim = step ?? (page === undefined ? title : title.slice(page.length).trim());
  const what =
    RUNNER_MESSAGE.test(first) || first === '' ? `This no longer holds: "${claim}". Show this to a developer.` : first;
  return page === undefined ? what : `${page}: ${what}`;
}

/** Prints sentences, one per line, and adds them to the summary of a workflow, if there is one. */
function printMessages(sentences: readonly string[]): void {
  const {GITHUB_STEP_SUMMARY: summary} = process.env;
  process.stdout.write(sentences.map((sentence) => `${forLog(sentence)}\n`).join(''));
  if (summary) appendFileSync(summary, sentences.map((sentence) => `- ${forMarkdown(sentence)}\n`).join(''));
}

/** Reports each sentence once. */
export default class AuthorReporter implements Reporter {
  private readonly reported = new Set<string>();

  onTestEnd({title}: TestCase, {status, errors, steps}: TestResult): void {
    if (status === 'passed' || status === 'skipped') return;
    const step = steps.find(({category, error}) => category === 'test.step' && error)?.title;
    const messages = errors.length > 0 ? errors.map(({message}) => message) : [undefined];
    for (const message of messages) this.reported.add(sentenceOf(title, message, step));
  }

  onEnd(): void {
    printMessages([...this.reported].sort());
  }

  printsToStdio(): boolean {
    return true;
  }
}
