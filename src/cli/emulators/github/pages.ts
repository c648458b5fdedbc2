/** The pages that the emulator shows to a person. */
import {readFileSync} from 'node:fs';
import {forHtml} from '../../../shared/escape';
import {FAULT_NAMES} from './faults';
import {previewAddress, pullAddress} from './pull-routes';
import {checkStateOf, type PullRecord} from './pulls';
import type {People} from './settings';

/** The seconds after which a page checks again for a preview. */
const RELOAD_AFTER_S = 2;

const STYLE =
  'body{font:1rem/1.5 system-ui;margin:2rem;max-width:70rem}pre{overflow:auto;border:1px solid;padding:1rem}' +
  'th,td{text-align:left;padding-right:2rem}form{display:inline-block;margin-right:1rem}';

const page = (title: string, content: string) => `<!doctype html><html lang="en"><meta charset="utf-8">
<title>${forHtml(title)}</title><style>${STYLE}</style><h1>${forHtml(title)}</h1>${content}`;

/** @returns the home page, which lists all proposals and what can be tried */
export function repositoryPage(pulls: readonly PullRecord[], url: string, tokens: People['tokens']): string {
  const rows = pulls.map(
    ({number, title, state, by}) =>
      `<li><a href="${pullAddress(url, number)}">${number}: ${forHtml(title)}</a> (${state}, by ${forHtml(by)})`,
  );
  return page(
    'Emulator of GitHub',
    `<p>What the local editor sends for review arrives here and goes nowhere else. It is deleted when the emulator stops.</p>
<h2>Proposals</h2><ul>${rows.join('') || '<li>None yet'}</ul>
<h2>Tokens for signing in (until the emulator stops)</h2><table>
<tr><th>${tokens.staff}<td>may propose changes
<tr><th>${tokens.colleague}<td>may propose changes as a second person
<tr><th>${tokens.visitor}<td>may only read
<tr><th>${tokens.narrow}<td>has no write permission
</table>
<h2>Faults</h2><p>POST <code>{"fault": "…", "on": "POST /repos/local/website/pulls", "times": 1}</code> to /emulator/faults:
${FAULT_NAMES.join(', ')}.</p>`,
  );
}

/** @returns the page of .github/rules.md; the editor links to it from each diagnostic. */
export const rulesPage = (): string =>
  page(
    'Rules',
    `<pre>${forHtml(readFileSync('.github/rules.md', 'utf8')).replace(/^## (.+)$/gm, '<h2 id="$1">$1</h2>')}</pre>`,
  );

/** @returns the source of a Markdown text with working links */
const linkify = (text: string): string =>
  forHtml(text).replace(
    /\[([^\]\n]*)\]\((https?:\/\/[^\s)]+)\)|https?:\/\/[^\s)]+/g,
    (whole: string, name = whole, address = whole) => `<a href="${address}">${name}</a>`,
  );

/** @returns the page of one proposal with its diff, and buttons to play the reviewer */
export function pullPage(pull: PullRecord, diff: string, url: string): string {
  const {number, title, body, state, mergedAt, base, head} = pull;
  const button = (action: string, label: string, more = '') =>
    `<form method="post" action="/emulator/pulls/${number}/${action}">${more}<button>${label}</button></form>`;
  const buttons = [
    button('approve', 'Approve'),
    button('ask', 'Ask for a change', '<label>Words <input name="body" required></label> '),
    button('publish', 'Publish'),
    button('close', 'Close'),
    button('fail', 'Fail the checks'),
  ];
  return page(
    `${number}: ${title}`,
    `<p>${mergedAt ? 'published' : state}; checks: ${checkStateOf(pull)}; from ${forHtml(head)} to ${forHtml(base)}</p>
${mergedAt ? '<p>Published only in the emulator; the local website is not rebuilt.</p>' : ''}
${state === 'open' ? `<p><a href="${previewAddress(url, pull)}">Preview</a></p>${buttons.join('')}` : ''}<h2>Words</h2><pre>${linkify(body)}</pre>
<h2>Changes</h2><pre>${forHtml(diff)}</pre><p><a href="/">All proposals</a>`,
  );
}

/** @returns the page that is shown until a preview is built, or the output of a build that failed */
export const previewPage = ({number, title}: PullRecord, failed: string | undefined): string =>
  page(
    `Preview of ${number}: ${title}`,
    failed === undefined
      ? `<meta http-equiv="refresh" content="${RELOAD_AFTER_S}"><p>The preview is being built. This page opens it automatically.`
      : `<p>It could not be built:</p><pre>${forHtml(failed)}</pre>`,
  );
