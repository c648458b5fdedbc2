/** What a proposal is called: its title, its branch, the message of its commits. */
import {EDIT_BRANCHES} from '../../shared/addresses';
import {asLine} from '../../shared/escape';
import {slug} from '../../shared/slug';

const KEY_LENGTH = 8;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';
const TITLE_LENGTH = 120;
const NAME_LENGTH = 40;
/** Seen by nobody; `@team` and `#1` with it in their middle notify nobody and close nothing when they come to `main`. */
const ZERO_WIDTH_SPACE = '\u200B';

interface Titled {
  key: string;
  title: string;
}

/** @returns a new key for a draft: eight small letters and digits. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(KEY_LENGTH)), (number) => LETTERS[number % LETTERS.length]).join(
    '',
  );

/** @returns whether a branch is that of a proposal, the only kind that the editor may write. */
export const isProposalBranch = (name: string): boolean => name.startsWith(EDIT_BRANCHES);

/** @returns how the names of all branches begin that come of a draft. Previews keep the beginning of a long name. */
export const branchesOf = (key: string): string => EDIT_BRANCHES + slug(key).slice(0, KEY_LENGTH);

export const branchName = ({key, title}: Titled): string =>
  [branchesOf(key), slug(title).slice(0, NAME_LENGTH).replace(/-$/, '')].filter(Boolean).join('-');

/** @returns a person's sentence as one short line that means nothing to GitHub. */
export const pullRequestTitle = (title: string): string =>
  asLine(title)
    .trim()
    .slice(0, TITLE_LENGTH)
    .replace(/([@#]|\bGH-)(?=\w)/gi, `$1${ZERO_WIDTH_SPACE}`);

/** @param helpers accounts that GitHub must name beside the author; since 2017 their addresses begin with a number */
export const commitMessage = ({
  key,
  title,
  helpers = [],
}: Titled & {helpers?: readonly {name: string; id?: number}[]}): string =>
  [
    `${pullRequestTitle(title)}\n\nDraft: ${key}`,
    ...helpers
      .filter(({name}) => isAccount(name))
      .map(
        ({name, id}) => `Co-authored-by: ${name} <${id === undefined ? '' : `${id}+`}${name}@users.noreply.github.com>`,
      ),
  ].join('\n');

const isAccount = (name: string): boolean => /^[\w-]{1,100}$/.test(name);

/** @returns whether a commit came of this draft. */
export const isOfDraft = (message: string, key: string): boolean => message.split('\n').includes(`Draft: ${key}`);
