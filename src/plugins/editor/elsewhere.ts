import {deployment, type Deployment} from '../../node/deployment';
import type {Site} from '../../site/page-types';
import {messages} from '../../editor/messages';
import {interpolate} from '../../shared/interpolate';
import {leadingPage} from '../output/redirect-pages';
import {EDITOR} from './addresses';

/**
 * A preview runs code that nobody has read, so nobody signs in there: its editor is the published one, which opens the
 * proposal; that of this machine for a preview that the emulator of GitHub has built.
 * @returns the page that leads to it
 */
export function editorElsewhere(
  {url: published, moved}: Pick<Site, 'url' | 'moved'>,
  language: string,
  {pullRequest, branch}: Pick<Deployment, 'pullRequest' | 'branch'> = deployment(),
): string {
  const url = process.env.LOCAL_EDITOR_ORIGIN || published;
  // Cloudflare Pages knows the branch alone.
  const asked = pullRequest === undefined ? {branch} : {proposal: pullRequest};
  const query = new URLSearchParams(
    Object.entries(asked).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
  const to = `${url}${EDITOR}${query.size === 0 ? '' : `?${query.toString()}`}`;
  return leadingPage({to, full: url + EDITOR, language, text: interpolate(moved, {name: messages.title})});
}
