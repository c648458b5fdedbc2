/** Names proposals: the title, the branch, and the messages of commits. */
import {EDIT_BRANCHES} from '../../shared/addresses';
import {toSingleLine} from '../../shared/escape';
import {SKIP_MARKER} from '../../shared/skip-marker';
import {slug} from '../../shared/slug';
import {truncateText} from '../../shared/truncate';

const KEY_LENGTH = 8;
/** The radix of numbers that are written with all letters and digits. */
const ALL_LETTERS = 36;
const TITLE_LENGTH = 120;
const NAME_LENGTH = 40;
/** An invisible character that breaks `@team` and `#1`, so that they notify nobody and close nothing on `main`. */
const ZERO_WIDTH_SPACE = '\u200B';

interface DraftTitle {
  key: string;
  title: string;
}

/** @returns a new key for a draft: eight lower-case letters and digits. */
export const newDraftKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(KEY_LENGTH)), (number) =>
    (number % ALL_LETTERS).toString(ALL_LETTERS),
  ).join('');

/** @returns whether a branch belongs to a proposal, the only kind that the editor may write. */
export const isProposalBranch = (name: string): boolean => name.startsWith(EDIT_BRANCHES);

/** @returns the prefix of all branches of a draft. Preview addresses keep the beginning of a long name. */
export const branchPrefixOf = (key: string): string => EDIT_BRANCHES + slug(key).slice(0, KEY_LENGTH);

export const branchName = ({key, title}: DraftTitle): string =>
  [branchPrefixOf(key), slug(title).slice(0, NAME_LENGTH).replace(/-$/, '')].filter(Boolean).join('-');

/** @returns a person's sentence as one short line without GitHub's mentions and references. */
export const pullRequestTitle = (title: string): string =>
  withoutSkipMarkers(
    truncateText(toSingleLine(title).trim(), TITLE_LENGTH).replace(/([@#]|\bGH-)(?=\w)/gi, `$1${ZERO_WIDTH_SPACE}`),
  );

/** @returns a text that GitHub and hosts do not read as an order to skip their checks */
export const withoutSkipMarkers = (text: string): string =>
  text.replace(SKIP_MARKER, (marker) => marker.charAt(0) + ZERO_WIDTH_SPACE + marker.slice(1));

/** @param helpers accounts to name as co-authors; since 2017 their e-mail addresses begin with an id */
export const commitMessage = ({
  key,
  title,
  helpers = [],
}: DraftTitle & {helpers?: readonly {name: string; id?: number}[]}): string =>
  [
    `${pullRequestTitle(title)}\n\nDraft: ${key}`,
    ...helpers
      .filter(({name}) => isAccount(name))
      .map(
        ({name, id}) => `Co-authored-by: ${name} <${id === undefined ? '' : `${id}+`}${name}@users.noreply.github.com>`,
      ),
  ].join('\n');

const isAccount = (name: string): boolean => /^[\w-]{1,100}$/.test(name);

export const belongsToDraft = (message: string, key: string): boolean => message.split('\n').includes(`Draft: ${key}`);
