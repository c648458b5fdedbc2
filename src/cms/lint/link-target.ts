/** Finds out where the link of a page or a field leads. */
import {closestMatch} from '../values/closest-match';
import {withoutPdfPage} from '../values/file-names';
import {scheduledDay} from '../content/scheduled';
import type {SiteIndex} from '../content/site-index';
import type {Source} from '../definition/site-definition';
import {linkProblem} from './link-problem';

/** What is wrong with a link: a message of the rule `broken-link`, which has the words. */
export interface FoundLink {
  message: 'noPage' | 'former' | 'removed' | 'scheduled' | 'noHeading' | 'fullAddress' | 'photo' | 'noFile';
  data: {
    right?: string;
    meant?: string;
    note: string;
    list?: string;
    day: string;
    page: string;
    anchors?: string[];
    url?: string;
  };
}

const toFound = (message: FoundLink['message'], data: Partial<FoundLink['data']> = {}): FoundLink => ({
  message,
  data: {note: '', day: '', page: '', ...data},
});

/** Checks the page of an address and, if the address has a `#`, the heading on that page. */
export function findPage(address: string, index: SiteIndex, from: Source | undefined): FoundLink | undefined {
  const {pages, removals, redirects, renamed} = index;
  const [whole = '', anchor] = address.split('#');
  // The page itself reads the part after the question mark, for example as search words.
  const [path = '', ...queries] = whole.split('?');
  const query = queries.map((text) => `?${text}`).join('');
  const anchors = pages.get(path);
  if (!anchors && renamed.has(path)) return undefined;
  const now = redirects.get(path);
  if (!anchors && now !== undefined)
    return toFound('former', {right: now + query + (anchor === undefined ? '' : `#${anchor}`)});
  const removal = removals.get(path);
  if (removal) {
    const [list = '', heading = ''] = removal.listedAt.split('#');
    return toFound('removed', {note: removal.note, list: pages.get(list)?.includes(heading) ? removal.listedAt : list});
  }
  if (!anchors) {
    const plain = path.replace(/\.mdx?$/, '').replace(/\/(index)?$/, '') || '/';
    if (pages.has(plain) && anchor === undefined) return toFound('noPage', {right: plain + query});
    return toFound('noPage', {meant: closestMatch(path, pages.keys())});
  }
  const day = from && (scheduledAfter(from, index, path) ?? scheduledAfter(from, index, address));
  if (day !== undefined) return toFound('scheduled', {day});
  if (anchor === undefined || anchors.includes(anchor)) return undefined;
  const ids = anchors.length > 0 ? anchors.map((id) => `#${id}`) : undefined;
  return toFound('noHeading', {page: path, meant: closestMatch(anchor, anchors), anchors: ids});
}

/** @returns the day on which an address is published, if that is later than the page of a link */
function scheduledAfter({parsed}: Source, {scheduled}: SiteIndex, address: string): string | undefined {
  const day = scheduled.get(address);
  return day !== undefined && day > (scheduledDay(parsed?.data, '') ?? '') ? day : undefined;
}

const withoutWww = (address: string): string => address.replace(/^https:\/\/www\./, 'https://');

export function findTarget(target: string, source: Source, index: SiteIndex): FoundLink | undefined {
  const {url, files} = index;
  const [whole, own] = [withoutWww(target), withoutWww(url ?? target)];
  if (url !== undefined && (whole === own || whole.startsWith(`${own}/`)))
    return toFound('fullAddress', {right: whole.slice(own.length) || '/'});
  // The rules of the body already report a malformed address.
  if (linkProblem(target)) return undefined;
  if (target.startsWith('#')) return findPage((source.path ?? '') + target, index, source);
  if (!target.startsWith('/')) return undefined;
  if (target.startsWith('/img/')) return toFound('photo', {url: target});
  if (!target.startsWith('/files/')) return findPage(target, index, source);
  return files.has(withoutPdfPage(target)) ? undefined : toFound('noFile');
}
