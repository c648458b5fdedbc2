/**
 * `npm run pictures -- <branch or commit>`: builds the site as it was there and as it is now, photographs the pages of
 * which a byte differs, and writes one page with what looks different. Without a name it is where the work left `main`.
 */
import {appendFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {baseOf} from '../../node/merge-base';
import {PRODUCTION_BRANCH} from '../../node/deployment';
import {forLog} from '../../shared/escape';
import {Album} from './album';
import {compareSites} from './compare-sites';
import {groupPictures} from './groups';
import {asMarkdown, asText} from './lines';
import {picturesPage} from './page';
import {buildStates} from './states';
import {writtenTo} from './words';

const FOLDER = 'pictures';

async function main(ref?: string): Promise<void> {
  const base = baseOf(ref);
  if (base === undefined)
    throw new Error(`${forLog(ref ?? PRODUCTION_BRANCH)} is not a branch or commit from which this work comes.`);
  const album = new Album(FOLDER);
  const states = await buildStates(base);
  try {
    const routes = await compareSites({...states, keep: album.add});
    const groups = groupPictures(album.pictures);
    const file = join(FOLDER, 'index.html');
    writeFileSync(file, picturesPage(groups, routes));
    process.stdout.write(`${asText(groups, routes)}\n`);
    if (groups.length > 0) process.stdout.write(`${writtenTo(file)}\n`);
    const summary = process.env.GITHUB_STEP_SUMMARY;
    if (summary) appendFileSync(summary, asMarkdown(groups, routes));
  } finally {
    states.remove();
  }
}

main(process.argv[2]).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
