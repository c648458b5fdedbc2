/** Parses the HTML of a clipboard in a document without a window, in which nothing runs or loads. */
import {PASTE_POLICY} from '../../../shared/addresses';

type HtmlPolicy = Pick<TrustedTypePolicy, 'createHTML'>;
interface TrustedTypePolicy {
  createHTML: (html: string) => string;
}
interface TrustedTypes {
  createPolicy: (name: string, rules: TrustedTypePolicy) => TrustedTypePolicy;
}

/** The policy of the browser's Trusted Types. What it lets through is only ever parsed in such a document. */
let policy: HtmlPolicy | undefined;

function trust(html: string): string {
  const {trustedTypes} = globalThis as {trustedTypes?: TrustedTypes};
  policy ??= trustedTypes?.createPolicy(PASTE_POLICY, {createHTML: (text) => text});
  return policy ? policy.createHTML(html) : html;
}

const TAG = /<[a-z](?:[^<>"']|"[^"]*"|'[^']*')*>/gi;
const SCRIPT_OR_STYLE = /<(style|script)\b[^]*?<\/\1\s*>/gi;
const ACTIVE_ATTRIBUTE = /([\s"'/])(style|on[a-z]+)(?=\s*=)/gi;

/**
 * Renames inline styles and handlers. A parsed document has the content policy of the page, so each of them would be
 * reported as a violation. Nothing would run without this.
 */
export const renameActive = (html: string): string =>
  html.replace(SCRIPT_OR_STYLE, '').replace(TAG, (tag) => tag.replace(ACTIVE_ATTRIBUTE, '$1data-$2'));

export const parseInert = (html: string): HTMLElement =>
  new DOMParser().parseFromString(trust(renameActive(html)), 'text/html').body;

/** @returns the inline style of an element in a document of `parseInert` */
export const styleOf = (element: Element): string => (element.getAttribute('data-style') ?? '').toLowerCase();
