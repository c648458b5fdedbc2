/** What the emulator reports proposals that are over, in the forms of GitHub's query language. */
import type {Answer} from './answer';
import type {Pull, Pulls} from './pulls';
import type {LocalRepository} from './repository';

const MOST = 100;
const MOST_WORDS = 5;

export async function closedPulls(pulls: Pulls, repository: LocalRepository): Promise<Answer> {
  const over = pulls.list().filter(({state}) => state === 'closed');
  const nodes = await Promise.all(over.slice(0, MOST).map((pull) => told(pull, repository)));
  return {body: {data: {repository: {pullRequests: {nodes}}}}};
}

async function told(pull: Pull, repository: LocalRepository) {
  const {number, title, by, head, base, sha, merge, mergedAt, closedAt, reviews, conversation} = pull;
  const [into = base] = (merge === undefined ? undefined : repository.commitAt(merge)?.parents) ?? [];
  const paths = await repository.paths(into, sha);
  const said = (all: readonly {by: string; body: string; at: Date; association?: string}[]) => ({
    nodes: all.slice(-MOST_WORDS).map(({by: login, body, at: date, association = 'MEMBER'}) => ({
      author: {__typename: 'User', login},
      authorAssociation: association,
      body,
      createdAt: date.toISOString(),
    })),
  });
  return {
    number,
    title,
    headRefName: head,
    isCrossRepository: false,
    author: {login: by},
    closedAt: closedAt?.toISOString() ?? null,
    mergedAt: mergedAt?.toISOString() ?? null,
    mergeCommit: merge === undefined ? null : {oid: merge},
    files: {nodes: paths.map((path) => ({path}))},
    reviews: said(reviews),
    comments: said(conversation),
  };
}
