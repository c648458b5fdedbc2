/** How the emulator answers GraphQL queries about published versions. */
import type {Answer} from './answer';
import {isoMoment, momentOf} from './moment';
import {latestReviews, type PullRecord} from './pulls';
import type {LocalRepository} from './repository';
import type {EmulatorRequest} from './route';

const PER_PAGE = 100;

type Variables = Record<string, unknown>;
type Resolver = (asked: EmulatorRequest, variables: Variables) => Promise<Answer>;

const answerOf = (repository: object): Answer => ({body: {data: {repository}}});
const textIn = (variables: Variables, name: string): string => {
  const value = variables[name];
  return typeof value === 'string' ? value : '';
};

/** @returns the values of the variables `p0`, `p1` and so on, for the letter `p` */
const numbered = (variables: Variables, letter: string): string[] =>
  Object.keys(variables)
    .filter((name) => new RegExp(`^${letter}\\d+$`).test(name))
    .map((name) => textIn(variables, name));

/** A commit as git lists it. */
interface Logged {
  sha: string;
  day: string;
  author: string;
  title: string;
  parents: string[];
}

/** @returns the commits of a branch, or those that changed a file, the newest first */
async function log(repository: LocalRepository, start: string, path?: string): Promise<Logged[]> {
  const args = ['log', '--format=%H %cI %an%x09%P%x09%s', start, '--', ...(path ? [path] : [])];
  return (await repository.say(args)).split('\n').flatMap((line) => {
    const [, sha = '', day = '', author = '', parents = '', title = ''] =
      /^(\w+) (\S+) (.*?)\t(.*?)\t(.*)$/.exec(line) ?? [];
    return sha === '' ? [] : [{sha, day, author, title, parents: parents.split(' ').filter(Boolean)}];
  });
}

const pullOf = (pull: PullRecord) => ({
  number: pull.number,
  title: pull.title,
  mergedAt: isoMoment(pull.mergedAt),
  baseRefName: pull.base,
  author: {login: pull.by},
  mergeCommit: pull.merge === undefined ? null : {oid: pull.merge},
  latestOpinionatedReviews: latestReviews(pull),
});

const history: Resolver = async ({repository, pulls}, variables) => {
  if (repository.head(textIn(variables, 'ref').replace('refs/heads/', '')) === undefined) return answerOf({ref: null});
  const starts = numbered(variables, 'a');
  const lists = await Promise.all(
    numbered(variables, 'p').map(async (path, index): Promise<[string, object]> => {
      const all = await log(repository, textIn(variables, 'ref'), path);
      const from = Number(starts[index] ?? 0);
      const nodes = all.slice(from, from + PER_PAGE).map(({sha, day, author, title}) => ({
        oid: sha,
        committedDate: momentOf(day),
        messageHeadline: title,
        author: {name: author, user: null},
        associatedPullRequests: {
          nodes: pulls
            .list()
            .filter(({commits}) => commits?.includes(sha))
            .map(pullOf),
        },
      }));
      const end = from + nodes.length;
      return [`h${index}`, {pageInfo: {hasNextPage: end < all.length, endCursor: String(end)}, nodes}];
    }),
  );
  return answerOf({ref: {target: Object.fromEntries(lists)}});
};

const texts: Resolver = async ({repository}, variables) => {
  const blobs = await Promise.all(
    numbered(variables, 'e').map(async (expression, index): Promise<[string, object | null]> => {
      const oid = await repository.find(['rev-parse', '--verify', '--quiet', '--end-of-options', expression]);
      const bytes = oid === undefined ? undefined : await repository.bytes(oid);
      const isBinary = bytes?.includes(0) === true;
      const blob = bytes && {oid, text: isBinary ? null : bytes.toString()};
      return [`t${index}`, blob ?? null];
    }),
  );
  return answerOf(Object.fromEntries(blobs));
};

const published: Resolver = async ({repository, pulls}) => {
  const merged = pulls.list().filter(({merge}) => merge !== undefined);
  const nodes = await Promise.all(
    merged.map(async (pull) => {
      const [from, to] = [pull.into ?? '', pull.merge ?? ''];
      const deleted = (await repository.say(['diff', '--name-only', '--diff-filter=D', '--no-renames', from, to]))
        .split('\n')
        .filter(Boolean)
        .map((path) => ({path, changeType: 'DELETED'}));
      return {...pullOf(pull), headRefName: pull.head, files: {nodes: deleted}};
    }),
  );
  return answerOf({pullRequests: {nodes: nodes.toReversed()}});
};

const commitHistory: Resolver = async ({repository, pulls}, variables) => {
  const commit = textIn(variables, 'commit');
  if ((await repository.typeOf(commit)) !== 'commit') return answerOf({object: null});
  const nodes = (await log(repository, commit)).slice(0, PER_PAGE).map(({sha, parents}) => ({
    oid: sha,
    parents: {nodes: parents.map((oid) => ({oid}))},
    associatedPullRequests: {
      nodes: pulls.list().flatMap(({commits, number}) => (commits?.includes(sha) ? [{number}] : [])),
    },
  }));
  return answerOf({object: {history: {nodes}}});
};

/** Keyed by the names of the editor's GraphQL queries. */
export const PAST: Readonly<Record<string, Resolver>> = {
  History: history,
  Texts: texts,
  Published: published,
  Way: commitHistory,
};
