import {appendFile} from 'node:fs/promises';
import type {FullResult, Reporter, TestCase, TestResult} from '@playwright/test/reporter';
import {forLog} from '../../shared/escape';
import {FOUND, groupsOf, type DifferingPicture} from './groups';
import {pictureMarkdown, pictureText} from './lines';
import {givenTask} from './task';
import {WORDS} from './words';

/** Says at the end of Playwright's run, in the terminal and in the summary of a workflow, what looks different. */
export default class PicturesReporter implements Reporter {
  private readonly found: DifferingPicture[] = [];
  private hasFailed = false;

  onTestEnd(_: TestCase, {status, errors, annotations}: TestResult): void {
    const found = annotations.filter(({type}) => type === FOUND);
    this.found.push(...found.map(({description = ''}) => JSON.parse(description) as DifferingPicture));
    if (['passed', 'skipped'].includes(status) || found.length > 0) return;
    this.onError(errors[0]);
  }

  onError(error?: {message?: string}): void {
    this.hasFailed = true;
    for (const line of (error?.message ?? '').split('\n')) process.stderr.write(`${forLog(line)}\n`);
  }

  /** That pages look different is no failure of the run. */
  async onEnd(): Promise<{status: FullResult['status']}> {
    const {routes} = givenTask();
    const groups = groupsOf(this.found);
    process.stdout.write(`${pictureText(groups, routes)}\n`);
    if (groups.length > 0) process.stdout.write(`${WORDS.report}\n`);
    const summary = process.env.GITHUB_STEP_SUMMARY;
    if (summary) await appendFile(summary, pictureMarkdown(groups, routes));
    return {status: this.hasFailed ? 'failed' : 'passed'};
  }

  printsToStdio(): boolean {
    return true;
  }
}
