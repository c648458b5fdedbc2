import {asLine} from '../../shared/escape';
import {slug} from '../../shared/slug';
import {fillPlaces} from '../../shared/fill-places';
import {baseOnHost} from '../../content/changes/merge-base';
import {contentChanges, type PageChange} from '../../content/changes';
import {SECTIONS_MOVED} from '../../content/changes/compare-bodies';
import {MOVED} from '../../content/changes/compare-fields';
import {headline, sectionsOf, sentence} from '../../content/changes/sentences';
import type {What} from '../../content/changes/texts';
import {onceInBuild} from '../../content/host/build';
import {PAGES_FOLDER} from '../../content/paths';
import {PRODUCTION_BRANCH, type Deployment} from '../../content/host/deployment';
import type {Place} from '../../content/kinds/kind';
import type {Site} from '../../content/kinds/site';
import {hashOf} from '../hash';

const SHORT_HASH = 7;
/** What a host may call a commit and a pull request; anything else is not shown, and leads nowhere. */
const HASH = /^[0-9a-f]{7,64}$/;
const NUMBER = /^\d+$/;

interface Link {
  name: string;
  href?: string;
}

/** One sentence: what happened to one value. */
interface Sentence {
  /** Counted from 1 over all pages; the address of its mark ends with it. */
  number: number;
  /** Other when it says something else, so that nobody takes it for seen. */
  key: string;
  label: string;
  what: What;
}

/** What happened to one entry, or to one list or field itself. */
export interface EntrySentences {
  name: string;
  alsoOn: string[];
  changes: Sentence[];
}

/** What changed on one page, or in the facts of all. */
interface PageSentences {
  name: string;
  path?: string;
  headline: string;
  sections: {section: string; entries: EntrySentences[]}[];
}

/** Where a sentence belongs. */
export interface Said {
  number: number;
  /** The page that owns it; nothing for the facts of all pages. */
  path?: string;
  /** The place of what changed, as the words of a preview name it. */
  at: string;
  /** It says that entries stand in another order. */
  isOrder: boolean;
  /** The address on its page of the section that it names. */
  section: string;
  /** The sentence itself, with a capital letter. */
  text: string;
}

/** What the ribbon on a preview says. */
export interface Preview {
  labels: Site['preview'];
  title: string;
  /** How many pages changed. */
  count: string;
  /** With what the pages were compared, or why they were not. */
  basis: string;
  links: Link[];
  pages: PageSentences[];
  /** The addresses of the pages that were different, are new or are gone. */
  changed: string[];
  /** Where the file behind an address is edited. */
  editLinks: Record<string, string>;
}

/**
 * Gathers what the ribbon says. Never throws: a preview without a comparison is better than none.
 * @param all the pages with their files
 * @param deployment what the host tells of this build
 * @param repository the repository's address on GitHub, where it is known
 * @param before the addresses of the pages that were different
 */
export function previewOf(
  labels: Site['preview'],
  all: readonly Place[],
  {pullRequest, branch, commit}: Deployment,
  repository: string | undefined,
  before: readonly string[],
): Preview {
  const compared = comparedPages();
  const hash = commit !== undefined && HASH.test(commit) ? commit : undefined;
  const number = pullRequest !== undefined && NUMBER.test(pullRequest) ? pullRequest : undefined;
  return {
    labels,
    title: titleOf(labels, number, branch),
    count: compared ? countOf(labels, compared.pages) : '',
    basis: compared
      ? fillPlaces(labels.comparedWith, {branch: PRODUCTION_BRANCH, commit: compared.base.slice(0, SHORT_HASH)})
      : labels.noComparison,
    links: [
      ...(hash === undefined
        ? []
        : [
            {
              name: fillPlaces(labels.commit, {commit: hash.slice(0, SHORT_HASH)}),
              href: repository && `${repository}/commit/${hash}`,
            },
          ]),
      ...(number && repository ? [{name: labels.pullRequest, href: `${repository}/pull/${number}`}] : []),
    ],
    pages: sentencesOf(compared?.pages ?? []).pages,
    changed: [
      ...new Set([
        ...before,
        ...(compared?.pages ?? []).flatMap(({kind, path}) => (kind === 'added' && path !== undefined ? path : [])),
      ]),
    ],
    editLinks:
      repository && branch && isWithin(branch)
        ? Object.fromEntries(
            all.map(({path, file}) => [path, `${repository}/edit/${encodePath(branch)}/${encodePath(file)}`]),
          )
        : {},
  };
}

function titleOf(labels: Site['preview'], pullRequest?: string, branch?: string): string {
  if (pullRequest) return fillPlaces(labels.ofPullRequest, {number: pullRequest});
  return branch ? fillPlaces(labels.ofBranch, {branch: asLine(branch)}) : labels.name;
}

function countOf(labels: Site['preview'], pages: PageChange[]): string {
  const count = pages.filter(({path}) => path !== undefined).length;
  const facts = count < pages.length ? [labels.facts] : [];
  if (count === 0) return facts[0] ?? labels.noPage;
  return [count === 1 ? labels.onePage : fillPlaces(labels.pages, {count}), ...facts].join(' ');
}

/** What changed since the commit with which the preview is compared. */
const comparedPages = onceInBuild((): {base: string; pages: PageChange[]} | undefined => {
  const base = baseOnHost();
  if (base === undefined) return undefined;
  try {
    return {base, pages: contentChanges(base)};
  } catch {
    return undefined;
  }
});

/** @returns where each sentence of the ribbon belongs */
export const allSaid = (): Said[] => sentencesOf(comparedPages()?.pages ?? []).said;

function sentencesOf(all: readonly PageChange[]): {pages: PageSentences[]; said: Said[]} {
  const said: Said[] = [];
  const pages = all.map((page): PageSentences => {
    const path = page.kind === 'removed' ? undefined : page.path;
    const start = `${page.file.slice(PAGES_FOLDER.length + 1)}#`;
    const sections = sectionsOf(page).map(({section, entries}) => ({
      section,
      entries: entries.map(({name, alsoOn, changes}) => ({
        name,
        alsoOn,
        changes: changes.map(({label, what, at}): Sentence => {
          const number = said.push({
            number: said.length + 1,
            path: page.path,
            at: start + at.join('.'),
            isOrder: what === MOVED || what === SECTIONS_MOVED,
            section: slug(section),
            text: capital(sentence(section, name, {label, what})),
          });
          return {number, key: hashOf(JSON.stringify([page.file, section, name, label, what])), label, what};
        }),
      })),
    }));
    return {name: page.name, path, headline: headline(page), sections};
  });
  return {pages, said};
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Browsers climb up by such parts; git allows none in a name, but a host's variable may hold anything. */
const isWithin = (path: string): boolean => !path.split('/').some((part) => /^\.{0,2}$/.test(part));

/** @returns a path whose parts stand for themselves in an address. */
const encodePath = (path: string): string => path.split('/').map(encodeURIComponent).join('/');
