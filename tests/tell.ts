import {appendFileSync} from 'node:fs';
import {forLog, forMarkdown} from '../src/shared/escape';

/** Prints sentences, one a line, and adds them to the summary of the workflow, where there is one. */
export function tell(sentences: readonly string[], {GITHUB_STEP_SUMMARY: summary} = process.env): void {
  process.stdout.write(sentences.map((sentence) => `${forLog(sentence)}\n`).join(''));
  if (summary) appendFileSync(summary, sentences.map((sentence) => `- ${forMarkdown(sentence)}\n`).join(''));
}
