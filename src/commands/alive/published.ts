/** What the pages say at the commit from which the live site was built. */
import {kindOf} from '../../content/kinds';
import {
  isGroup,
  isContentFile,
  onDay,
  PAGES_FOLDER,
  readSource,
  SITE_FILE,
  type OnDay,
  type Source,
} from '../../content/read';
import {filesAt} from '../../node/git';

/** The facts of the site that a look needs, as they were written. */
interface Facts {
  formService: {endpoint: string; key: string};
  email: string;
  phones: string[];
  forms: {sent: string};
}

export interface PublishedContent {
  facts: Facts;
  /** One page of each kind, all that hold a form, and what acts by its day. */
  pages: string[];
  forms: string[];
  /** The page with the shortest form. */
  enquiry?: string;
  acts: OnDay[];
  /** The addresses at which issuers show papers. */
  registers: string[];
  /** A word that the search has to know. */
  word: string;
}

const FORM = 'form';
/** The title of such a page stands on it, so the search knows its words. */
const SERVICE = 'service';
const WORD = /\p{L}{4,}/u;

/**
 * @param commit the one that the site names
 * @param day the day in Lagos that the site shows
 * @throws Error when git does not have it, or it holds no facts
 */
export function publishedAt(commit: string, day: string): PublishedContent {
  const sources = sourcesAt(commit);
  const facts = sources.find(({file}) => file === SITE_FILE)?.parsed?.data;
  if (facts === undefined) throw new Error(`${SITE_FILE} cannot be read at the commit ${commit}.`);
  const acts = onDay(sources, day);
  const isGone = ({id, isThere}: OnDay) => id === undefined && !isThere;
  const waiting = new Set(acts.filter(isGone).map(({page}) => page));
  const pages = sources.filter(({path}) => path !== undefined && !waiting.has(path));
  const kinds = new Map(pages.map(({file, path = ''}) => [kindOf(file).name, path]));
  const forms = pages.flatMap(({file, path}) => (path !== undefined && kindOf(file).name === FORM ? path : []));
  const shown = acts.map(({page}) => page).filter((page) => !waiting.has(page));
  return {
    facts: facts as unknown as Facts,
    pages: [...new Set(['/', ...kinds.values(), ...forms, ...shown])],
    forms,
    enquiry: shortest(pages.filter(({path}) => forms.includes(path ?? '')))?.path,
    acts,
    registers: [...new Set(sources.flatMap(registersIn))],
    word: (WORD.exec(titleOf(pages.find(({file}) => kindOf(file).name === SERVICE))) ?? [''])[0].toLowerCase(),
  };
}

const shortest = (pages: readonly Source[]): Source | undefined =>
  pages.toSorted((one, other) => one.values.length - other.values.length)[0];

const titleOf = (source?: Source): string =>
  source && isGroup(source.parsed?.data) ? String(source.parsed.data.title) : '';

const sourcesAt = (commit: string): Source[] =>
  [...filesAt(commit, PAGES_FOLDER)]
    .filter(([file]) => isContentFile(file))
    .map(([file, bytes]) => readSource(file, bytes));

const registersIn = ({values}: Source): string[] =>
  values.flatMap(({value, path}) =>
    path.at(-1) === 'register' && path.length > 2 && typeof value === 'string' ? value : [],
  );
