/**
 * `npm run content-diff -- <base>`: reports in plain English how the content differs from a branch or commit, by default
 * the production branch. In a GitHub workflow the report becomes the job summary.
 */
import {appendFileSync} from 'node:fs';
import {PRODUCTION_BRANCH} from '../node/deployment';
import {mergeBaseWith, versionsSince} from '../node/versions';
import {report} from '../cms/report';
import {asMarkdown, asText} from '../cms/report/sentences';
import {forLog} from '../shared/escape';
import {siteDefinition} from '../site/site-definition';

function main(ref?: string): void {
  const base = mergeBaseWith(ref);
  if (base === undefined) {
    process.stderr.write(`${forLog(ref ?? PRODUCTION_BRANCH)} is not a branch or commit that this work is based on.\n`);
    process.exitCode = 1;
    return;
  }
  const pages = report(siteDefinition, versionsSince(base));
  const none = 'The content of the pages has not changed.';
  process.stdout.write(`${asText(pages) || none}\n`);
  const summary = process.env.GITHUB_STEP_SUMMARY;
  if (summary) appendFileSync(summary, `## What changed on the pages\n\n${asMarkdown(pages) || none}\n`);
}

main(process.argv[2]);
