import {forLog, forMarkdown} from '../../shared/escape';
import type {Routes} from './built-files';
import type {Group} from './groups';
import {onPages, reasonWords, WORDS} from './words';

/** One line for each group and for each page that is new or gone; the words are those of whoever wrote the change. */
function linesOf(groups: Group[], {added, removed}: Routes, escape: (text: string) => string): string[] {
  return [
    ...groups.map(({name, routes, reasons}) => {
      const why = reasons.length > 0 ? `: ${reasonWords(reasons)}` : '';
      return escape(`${name} on ${onPages(routes)}${why}`);
    }),
    ...added.map((route) => escape(`${WORDS.added}: ${route}`)),
    ...removed.map((route) => escape(`${WORDS.removed}: ${route}`)),
  ];
}

/** For the terminal. */
export const pictureText = (groups: Group[], routes: Routes): string =>
  linesOf(groups, routes, forLog).join('\n') || WORDS.none;

/** For the summary of a workflow. */
export function pictureMarkdown(groups: Group[], routes: Routes): string {
  const lines = linesOf(groups, routes, forMarkdown).map((line) => `- ${line}`);
  if (lines.length === 0) return `${WORDS.none}\n`;
  const where = groups.length > 0 ? `\n\n${WORDS.artifact}` : '';
  return `## ${WORDS.title}\n\n${lines.join('\n')}${where}\n`;
}
