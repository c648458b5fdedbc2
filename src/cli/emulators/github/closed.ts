/** Answers GraphQL queries about closed pull requests. */
import type {Answer} from './answer';
import {isoMoment, momentOf} from './moment';
import type {PullRecord} from './pulls';
import type {LocalRepository} from './repository';
import type {EmulatorRequest} from './route';
import {associationOf} from './settings';

const MOST = 100;
const MOST_FILES = 10;
const MOST_WORDS = 5;

export async function closedPulls({pulls, repository, settings}: EmulatorRequest): Promise<Answer> {
  const over = pulls.list().filter(({state}) => state === 'closed');
  const nodes = await Promise.all(over.slice(0, MOST).map((pull) => toNode(pull, repository, settings)));
  return {body: {data: {repository: {pullRequests: {nodes}}}}};
}

async function toNode(pull: PullRecord, repository: LocalRepository, settings: EmulatorRequest['settings']) {
  const {number, title, by, head, base, sha, into = base, merge, mergedAt, closedAt, reviews, conversation} = pull;
  const paths = await repository.paths(into, sha);
  const toComment = ({by: login, body, at: date, association = 'MEMBER'}: (typeof conversation)[number]) => ({
    author: {__typename: 'User', login},
    authorAssociation: associationOf(association, settings),
    body,
    createdAt: momentOf(date),
  });
  return {
    number,
    title,
    headRefName: head,
    isCrossRepository: false,
    author: {login: by},
    closedAt: isoMoment(closedAt),
    mergedAt: isoMoment(mergedAt),
    mergeCommit: merge === undefined ? null : {oid: merge},
    files: {nodes: paths.slice(0, MOST_FILES).map((path) => ({path}))},
    reviews: {
      nodes: reviews
        .filter(({state}) => state !== 'PENDING')
        .slice(-MOST_WORDS)
        .map((review) => ({...toComment(review), authorCanPushToRepository: review.association === 'MEMBER'})),
    },
    comments: {nodes: conversation.slice(-MOST_WORDS).map(toComment)},
  };
}
