/** Reads the changes of open proposals, once per commit. */
import {isContentFile} from '../../../cms/parse';
import {changedTexts, headOf, isGitHubError, outlines, type Texts, type Connection, type Proposal} from '../../github';
import {changesOf, type OpenPullRequest} from '../../state/open-pull-requests';

/** The changes of proposals, by their newest commit. */
export type ChangesByCommit = Map<string, Pick<OpenPullRequest, 'before' | 'pages'>>;

const NOTHING: Texts = {before: new Map(), now: new Map()};

/**
 * Sends no request for proposals that have not changed.
 * @param known the changes read so far; new ones are added
 * @throws GitHubError
 */
export async function openPullRequestsOf(
  connection: Connection,
  proposals: readonly Proposal[],
  account: string,
  known: ChangesByCommit,
): Promise<OpenPullRequest[]> {
  const unknown = proposals.filter(({commit}) => !known.has(commit));
  if (unknown.length > 0) {
    const [outlined, main] = [await outlines(connection), await headOf(connection, connection.service.branch)];
    for (const proposal of unknown) {
      const paths = outlined.find(({number}) => number === proposal.number)?.paths;
      // GitHub cuts longer lists, so the rest may contain pages.
      const touchesText = paths === undefined || paths.some(isContentFile) || paths.length === MOST_PATHS;
      const apart = touchesText ? await changedTexts(connection, proposal, main).catch(ifGone) : NOTHING;
      if (apart) known.set(proposal.commit, changesOf(apart));
    }
  }
  return proposals.flatMap((proposal) => {
    const changes = known.get(proposal.commit);
    return changes ? [{proposal, isOwn: proposal.by === account, ...changes}] : [];
  });
}

const MOST_PATHS = 100;

/** Ignores a missing commit, because a proposal may end before it is read. */
function ifGone(error: unknown): undefined {
  if (!isGitHubError(error, 'notFound')) throw error;
}
