/** Checks that an address leads to an existing page, heading or file. */
import {closestMatch} from '../base/closest-match';
import {truncate} from '../base/diagnostic';
import type {SiteIndex} from './site-index';
import {linkDiagnostic, type AddressDiagnostic} from './link-rules';
import {withoutPdfPage} from '../base/file-names';

/** Checks the page of an address and, if the address has a `#`, the heading on that page. */
export function pageDiagnostic(
  address: string,
  {pages, entryPages, redirects, renamed, scheduled}: SiteIndex,
): AddressDiagnostic | undefined {
  const [whole = '', anchor] = address.split('#');
  // The page itself reads the part after the question mark, for example as search words.
  const [path = '', ...queries] = whole.split('?');
  const query = queries.map((text) => `?${text}`).join('');
  const anchors = pages.get(path);
  if (!anchors && renamed.has(path)) return undefined;
  const now = redirects.get(path);
  if (!anchors && now !== undefined) {
    const right = now + query + (anchor === undefined ? '' : `#${anchor}`);
    return {message: 'is a former address of a page.', help: `Write ${truncate(right)}.`, address: right};
  }
  const own = entryPages.get(path);
  const {listed, passing} = own?.rule ?? {};
  if (!anchors && listed && passing) {
    const hasHeading = pages.get(listed.path)?.includes(listed.anchor);
    return {message: passing, help: `Link to ${listed.path}${hasHeading ? `#${listed.anchor}` : ''}.`};
  }
  // The generated page of an entry that does not expire. Nothing on such a page has an anchor.
  if (!anchors && own && anchor === undefined) return scheduledDiagnostic(scheduled.get(path));
  if (!anchors) {
    const plain = path.replace(/\.mdx?$/, '').replace(/\/(index)?$/, '') || '/';
    const meant = pages.has(plain) && anchor === undefined ? plain + query : undefined;
    const help = meant === undefined ? helpFor(path, pages.keys()) : `Write ${meant}.`;
    return {message: 'is not a page of this site.', help, address: meant};
  }
  const waiting = scheduledDiagnostic(scheduled.get(path) ?? scheduled.get(address));
  if (waiting) return waiting;
  if (anchor === undefined || anchors.includes(anchor)) return undefined;
  const meant = closestMatch(anchor, anchors);
  const help = meant
    ? `Did you mean "#${meant}"?`
    : `The page has ${anchors.map((id) => `#${id}`).join(', ') || 'no headings'}.`;
  return {message: `leads to a heading that ${path} does not have.`, help};
}

const scheduledDiagnostic = (day?: string): AddressDiagnostic | undefined =>
  day === undefined
    ? undefined
    : {message: `leads to what appears on ${day} only.`, help: 'Remove the link until that day.'};

/** Checks the target of a link in the body of the page at the address `path`. */
export function targetDiagnostic(target: string, path: string, known: SiteIndex): AddressDiagnostic | undefined {
  if (known.url !== undefined && (target === known.url || target.startsWith(`${known.url}/`))) {
    const own = target.slice(known.url.length) || '/';
    return {message: 'leads to this site by its full address.', help: `Write ${truncate(own)}.`, address: own};
  }
  // The rules of the body already report a malformed address.
  if (linkDiagnostic(target)) return undefined;
  if (target.startsWith('#')) return pageDiagnostic(path + target, known);
  if (!target.startsWith('/')) return undefined;
  if (target.startsWith('/img/')) {
    return {
      message: 'is a photo, not a page.',
      help: `Write ![what it shows](${truncate(target)}), alone on its line.`,
    };
  }
  if (!target.startsWith('/files/')) return pageDiagnostic(target, known);
  return known.files.has(withoutPdfPage(target))
    ? undefined
    : {message: 'does not exist.', help: 'Add the file to static/files.'};
}

/** Returns the advice for a name that does not exist. */
export const helpFor = (word: string, names: Iterable<string>) => {
  const meant = closestMatch(word, names);
  return meant ? `Did you mean "${meant}"?` : 'Name one that exists or remove the line.';
};
