import {servesFilesFirst} from '../../node/deployment';
import type {Page, Site} from '../../site/page-types';
import {forHtml} from '../../shared/escape';
import {interpolate} from '../../shared/interpolate';
import type {Output} from './output';

type Renamed = Pick<Page, 'path' | 'title' | 'formerly'>;

/**
 * Leads the former addresses of pages to where they are now. Cloudflare Pages and Netlify obey `_redirects`, whose form
 * both have in common; on other hosts a plain page is there.
 * @param filesFirst whether the host serves a file before it obeys a redirect, so that no file may be there
 * @see https://developers.cloudflare.com/pages/configuration/redirects/
 * @see https://docs.netlify.com/routing/redirects/
 */
export function writeFormerPages(
  pages: readonly Renamed[],
  {url, language, moved}: Pick<Site, 'url' | 'moved'> & {language: string},
  output: Pick<Output, 'write' | 'for'>,
  filesFirst = servesFilesFirst(),
): void {
  const redirects = pages.flatMap(({path, title, formerly}) => formerly.map((former) => ({former, path, title})));
  if (redirects.length === 0) return;
  output.write('/_redirects', redirects.map(({former, path}) => `${former} ${path} 301\n`).join(''));
  if (filesFirst) return;
  for (const {former, path, title} of redirects) {
    const text = interpolate(moved, {name: title});
    const page = leadingPage({to: path, full: url + path, language, text});
    output.for(`the former address of ${path}`).write(`${former}.html`, page);
  }
}

/** A page that leads on at once (WCAG 2.2, technique H76), and has a link for those whose browser stays. */
export function leadingPage(shown: {to: string; full: string; language: string; text: string}): string {
  const to = forHtml(shown.to);
  const text = forHtml(shown.text);
  return `<!doctype html>
<html lang="${forHtml(shown.language)}">
<head>
<meta charset="utf-8">
<title>${text}</title>
<meta http-equiv="refresh" content="0; url=${to}">
<meta name="robots" content="noindex">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="canonical" href="${forHtml(shown.full)}">
</head>
<body>
<main><h1><a href="${to}">${text}</a></h1></main>
</body>
</html>
`;
}
