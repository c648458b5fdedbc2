/** Reads what the open proposals change: of each as it is now once, whoever asks. */
import {isContentFile} from '../../../cms/parse';
import {changedTexts, headOf, isGitHubError, outlines, type Texts, type Connection, type Proposal} from '../../github';
import {changesOf, type OpenPullRequest} from '../../state/open-pull-requests';

/** What proposals change, by their newest commit. */
export type ChangesByCommit = Map<string, Pick<OpenPullRequest, 'before' | 'pages'>>;

const NOTHING: Texts = {before: new Map(), now: new Map()};

/**
 * Asks for undefined when no proposal has changed.
 * @param known is added to
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
      // Of a longer list the rest is not told.
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

/** A proposal may be over before it is read. */
function ifGone(error: unknown): undefined {
  if (!isGitHubError(error, 'notFound')) throw error;
}
