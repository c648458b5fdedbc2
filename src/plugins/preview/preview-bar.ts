import {EDIT_BRANCHES, EDITOR_PATH} from '../../shared/addresses';
import {longDate} from '../../shared/days';
import {toSingleLine} from '../../shared/escape';
import {interpolate} from '../../shared/interpolate';
import {PRODUCTION_BRANCH, type Deployment} from '../../node/deployment';
import type {PageLocation, Site} from '../../site/page-types';
import type {ScheduledContent} from '../../cms/parse';
import type {PageChange} from '../../cms/report';
import {sentencesOf, type PageSentences} from '../../cms/report/page-sentences';
import {comparison} from './compared';

const SHORT_HASH = 7;
/** The valid forms of a commit and of a pull request number. Other values from the host are not shown or linked. */
const HASH = /^[0-9a-f]{7,64}$/;
const NUMBER = /^\d+$/;

interface Link {
  name: string;
  href?: string;
}

export interface Preview {
  labels: Site['preview'];
  title: string;
  count: string;
  /** What the pages were compared with, or why they were not. */
  basis: string;
  links: Link[];
  pages: PageSentences[];
  printed: Link[];
  /** The scheduled content of each page, by its address. */
  upcoming: Record<string, string[]>;
  /** The origin of the published site, which knows when it was last built. */
  published: string;
  proposal?: string;
  /** The addresses of changed, new and deleted pages, which have the link "Changes". */
  changed: string[];
  /** The address at which GitHub edits the file of a page, by the page's address. */
  editLinks: Record<string, string>;
}

/**
 * Collects the content of the preview bar. It never throws, because a preview without a comparison is better than none.
 * @param before the addresses of changed pages whose earlier version can be shown
 * @param printed the PDFs whose content changed
 */
export function previewOf(
  site: Pick<Site, 'preview' | 'url'>,
  all: readonly PageLocation[],
  {pullRequest, branch, commit}: Deployment,
  repository: string | undefined,
  before: readonly string[],
  waiting: readonly ScheduledContent[] = [],
  printed: Link[] = [],
): Preview {
  const {preview: labels} = site;
  const {base, pages} = comparison() ?? {};
  const hash = commit !== undefined && HASH.test(commit) ? commit : undefined;
  const number = pullRequest !== undefined && NUMBER.test(pullRequest) ? pullRequest : undefined;
  const proposal = number && repository ? `${repository}/pull/${number}` : undefined;
  const links: Link[] = [];
  if (hash !== undefined) {
    const name = interpolate(labels.commit, {commit: hash.slice(0, SHORT_HASH)});
    links.push({name, href: repository && `${repository}/commit/${hash}`});
  }
  if (proposal !== undefined) links.push({name: labels.pullRequest, href: proposal});
  // A preview's editor redirects to the published one, which opens the review.
  if (number !== undefined || branch?.startsWith(EDIT_BRANCHES)) links.push({name: labels.review, href: EDITOR_PATH});
  const added = (pages ?? []).flatMap(({kind, path}) => (kind === 'added' && path !== undefined ? path : []));
  return {
    labels,
    title: titleOf(labels, number, branch),
    count: pages ? changeCount(labels, pages) : '',
    basis:
      base === undefined
        ? labels.noComparison
        : interpolate(labels.comparedWith, {branch: PRODUCTION_BRANCH, commit: base.slice(0, SHORT_HASH)}),
    links,
    published: site.url,
    proposal,
    pages: sentencesOf(pages ?? []).pages,
    printed,
    changed: [...new Set([...before, ...added])],
    upcoming: upcomingLines(labels, waiting),
    editLinks:
      repository && branch && hasNoDotSegments(branch)
        ? Object.fromEntries(
            all.map(({path, file}) => [path, `${repository}/edit/${encodePath(branch)}/${encodePath(file)}`]),
          )
        : {},
  };
}

function upcomingLines(labels: Site['preview'], waiting: readonly ScheduledContent[]): Preview['upcoming'] {
  const lines: Preview['upcoming'] = {};
  for (const {paths, name, day} of waiting) {
    const line = interpolate(labels.upcoming, {name, date: longDate(day)});
    for (const path of paths) lines[path] = [...(lines[path] ?? []), line];
  }
  return lines;
}

function titleOf(labels: Site['preview'], pullRequest?: string, branch?: string): string {
  if (pullRequest) return interpolate(labels.ofPullRequest, {number: pullRequest});
  return branch ? interpolate(labels.ofBranch, {branch: toSingleLine(branch)}) : labels.name;
}

function changeCount(labels: Site['preview'], pages: PageChange[]): string {
  const count = pages.filter(({path}) => path !== undefined).length;
  const facts = count < pages.length ? [labels.facts] : [];
  if (count === 0) return facts[0] ?? labels.noPage;
  return [count === 1 ? labels.onePage : interpolate(labels.pages, {count}), ...facts].join(' ');
}

/** Browsers resolve `..` segments. Git forbids them in names, but a host's variable may contain anything. */
const hasNoDotSegments = (path: string): boolean => !path.split('/').some((part) => /^\.{0,2}$/.test(part));

const encodePath = (path: string): string => path.split('/').map(encodeURIComponent).join('/');
