import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import type {EditorFacts} from '../../editor/state/facts';
import {COUNTRY_NAMES, countryCodes} from '../../cms/parse';
import {githubService} from '../../node/github-service';
import {flagOf} from '../../node/flags';
import {ICON_NAMES} from '../../node/icon-names';
import {lastChanges} from '../../node/last-changes';
import {currentEncodeTasks} from '../../node/load';
import {generatedSizes} from '../../node/generated-sizes';
import {lookAtFile} from '../../node/picture-facts';
import {lastYear} from '../content/data-files';
import {iconsIn, spriteUrl} from '../icons/sprite';
import {staticFiles} from '../static';
import type {Content} from '../../site/content';

/** @returns the name that git has for some bytes. */
function blobName(bytes: Buffer): string {
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}

const PICTURES = '/img/';

/**
 * @param icons where the drawings of all icons are published
 * @returns what the editor has to know of this build
 */
export async function editorFacts(siteDir: string, content: Content, icons: string): Promise<EditorFacts> {
  const files = [...staticFiles(siteDir)].filter(([address]) => address.startsWith(PICTURES));
  const looked = await Promise.all(
    files.map(async ([, file]) => [blobName(readFileSync(file)), await lookAtFile(file)] as const),
  );
  const flags = await Promise.all(
    [...new Set(COUNTRY_NAMES.flatMap(countryCodes))].map(async (code) => [code, (await flagOf(code)).facts] as const),
  );
  const days = lastChanges();
  return {
    pictures: known(looked),
    flags: known(flags),
    icons: [...ICON_NAMES],
    sprite: {drawn: iconsIn(content), ofSite: spriteUrl(content), ofAll: icons},
    made: Object.fromEntries([...(await currentEncodeTasks())].map(([src, {widths}]) => [src, widths])),
    printed: generatedSizes(),
    service: githubService(),
    // Of a page that waits for its day not even the name is told.
    days: Object.fromEntries([...days].filter(([file]) => content.pages.some((page) => page.file === file))),
    year: lastYear(days),
  };
}

const known = <T>(entries: readonly (readonly [string, T | undefined])[]): Record<string, T> =>
  Object.fromEntries(entries.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
