/** The part of GitHub's REST API that the editor uses. @see https://docs.github.com/rest */
import * as z from 'zod';
import {Refusal, type Answer, findAccount, REPOSITORY, REPOSITORY_ID} from './settings';
import {answerGraphql} from './graphql';
import {refusalReason, type Entry, type LocalRepository} from './repository';
import {PULL_ROUTES, REVIEW_ROUTES} from './pull-routes';
import {type EmulatorRequest, type Routes} from './pulls';

const CREATED = 201;
const NO_CONTENT = 204;

const Sha = z.string().regex(/^[0-9a-f]{40}$/);
/** GitHub lists at most this many files of a comparison. */
const MAX_FILES = 300;
const isSha = (text: string) => Sha.safeParse(text).success;

/** The path of each route is below the repository's, unless it begins with a slash. */
const ROUTES: Routes = {
  'POST /graphql': answerGraphql,
  'GET /user': ({account: {login, id}}) => ({body: {login, id}}),
  'GET /users/([\\w-]+)': ({segment}) => ({body: idOf(segment)}),
  'GET collaborators/([\\w-]+)/permission': ({segment}) => {
    const {login, id, push} = findAccount(segment) ?? {...idOf(segment), push: false};
    // Everybody may read a public repository.
    const permission = push ? 'write' : 'read';
    return {body: {permission, role_name: permission, user: {login, id}}};
  },
  'GET ': ({account: {push}, settings: {name, isPrivate, isArchived}}) => ({
    body: {
      id: REPOSITORY_ID,
      full_name: name,
      private: isPrivate,
      archived: isArchived,
      permissions: {pull: true, push},
    },
  }),
  'GET git/ref/heads/(.+)': ({repository, segment}) => ({body: refOf(segment, headOrThrow(repository, segment))}),
  'GET git/matching-refs/heads/(.+)': ({repository, segment}) => ({
    body: repository.branches(segment).map(({name, sha}) => refOf(name, sha)),
  }),
  'GET git/commits/(\\w+)': async ({repository, segment}) => {
    await assertObjectType(repository, segment, 'commit');
    const commit = repository.commitAt(segment);
    return {body: {sha: segment, tree: {sha: commit?.tree}, message: commit?.message}};
  },
  'GET git/trees/(\\w+)': async ({repository, segment, query}) => {
    if (!isSha(segment)) throw new Refusal(404, 'Not Found');
    const all = await repository.tree(segment).catch(() => undefined);
    if (!all) throw new Refusal(404, 'Not Found');
    const tree = query.has('recursive') ? all : all.filter(({path}) => !path.includes('/'));
    return {body: {sha: segment, truncated: false, tree}};
  },
  'GET git/blobs/(\\w+)': async ({repository, segment, accept}) => {
    await assertObjectType(repository, segment, 'blob');
    const bytes = await repository.bytes(segment);
    if (accept.includes('raw')) return {type: 'application/vnd.github.raw+json', body: bytes};
    return {body: {sha: segment, encoding: 'base64', content: bytes.toString('base64')}};
  },
  'GET compare/(\\w+\\.{3}\\w+)': async ({repository, segment, settings}) => {
    const [base = '', head = ''] = segment.split('...');
    for (const sha of [base, head]) await assertObjectType(repository, sha, 'commit');
    const fork = repository.base(base, head);
    const commits = repository.since(base, head);
    const status = base === head ? 'identical' : fork === base ? 'ahead' : fork === head ? 'behind' : 'diverged';
    const listed = commits.slice(0, settings.mostCommits).map(({sha, message}) => ({sha, commit: {message}}));
    const files = (await repository.paths(base, head)).slice(0, MAX_FILES).map((filename) => ({filename}));
    const total_commits = commits.length;
    return {body: {status, merge_base_commit: {sha: fork}, total_commits, commits: listed, files}};
  },
  'POST git/blobs': ({repository, body}) => {
    const Blob = z.object({content: z.string(), encoding: z.enum(['base64', 'utf-8']).default('utf-8')});
    const {content, encoding} = body(Blob);
    return {status: CREATED, body: {sha: repository.write(content, encoding === 'base64' ? 'base64' : 'utf8')}};
  },
  'POST git/trees': createTree,
  'POST git/commits': async ({repository, account, body}) => {
    const {message, tree, parents} = body(z.object({message: z.string(), tree: Sha, parents: z.array(Sha)}));
    if ((await repository.typeOf(tree)) !== 'tree') throw new Refusal(422, 'Tree SHA does not exist');
    // A commit could use the tree of a folder as the whole repository, and its files would then be code, so all paths are
    // checked.
    for (const {path, type} of await repository.tree(tree)) if (type === 'blob') assertAccepted(path);
    for (const parent of parents) {
      if ((await repository.typeOf(parent)) !== 'commit')
        throw new Refusal(422, 'Parent SHA does not exist or is not a commit');
    }
    return {status: CREATED, body: {sha: repository.commit(tree, parents, message, account.name)}};
  },
  'POST git/refs': async ({repository, settings: {workflowsSince}, body}) => {
    const {ref, sha} = body(z.object({ref: z.string().startsWith('refs/heads/'), sha: Sha}));
    const name = ref.slice('refs/heads/'.length);
    if (repository.head(name)) throw new Refusal(422, 'Reference already exists');
    if ((await repository.typeOf(sha)) !== 'commit') throw new Refusal(422, 'Object does not exist');
    // GitHub refuses a new branch whose workflows differ from `main`, unless the token may change workflows.
    if (workflowsSince !== undefined && repository.base(workflowsSince, sha) !== workflowsSince)
      throw new Refusal(403, 'Resource not accessible by integration');
    await repository.move(name, sha).catch(() => {
      throw new Refusal(422, `${ref} is not a valid ref name.`);
    });
    return {status: CREATED, body: refOf(name, sha)};
  },
  'PATCH git/refs/heads/(.+)': async ({repository, pulls, segment, body}) => {
    const {sha, force} = body(z.object({sha: Sha, force: z.boolean().optional()}));
    assertUnprotected(segment, force);
    const head = repository.head(segment);
    if (head === undefined) throw new Refusal(422, 'Reference does not exist');
    if ((await repository.typeOf(sha)) !== 'commit') throw new Refusal(422, 'Object does not exist');
    if (repository.base(head, sha) !== head) throw new Refusal(422, 'Update is not a fast forward');
    await repository.move(segment, sha);
    pulls.branchMoved(segment, sha);
    return {body: refOf(segment, sha)};
  },
  'DELETE git/refs/heads/(.+)': async ({repository, pulls, segment}) => {
    assertUnprotected(segment);
    if (!repository.head(segment)) throw new Refusal(422, 'Reference does not exist');
    await repository.delete(segment);
    pulls.branchMoved(segment);
    return {status: NO_CONTENT};
  },
  ...PULL_ROUTES,
  ...REVIEW_ROUTES,
};

const PATTERNS = Object.entries(ROUTES).map(([route, answer]) => {
  const [method = '', address = ''] = route.split(' ');
  const path = address.startsWith('/') ? address : `/repos/${REPOSITORY}${address && `/${address}`}`;
  return {method, pattern: new RegExp(`^${path}$`), answer};
});

export function answerApi(
  method: string,
  path: string,
  asked: Omit<EmulatorRequest, 'segment' | 'pull'>,
): Promise<Answer> | Answer {
  for (const {method: wanted, pattern, answer} of PATTERNS) {
    const match = method === wanted ? pattern.exec(path) : null;
    const segment = match?.[1] ?? '';
    if (match) return answer({...asked, segment, pull: () => asked.pulls.get(parseInt(segment, 10))});
  }
  throw new Refusal(404, 'Not Found');
}

function idOf(login: string): {login: string; id: number} {
  const account = findAccount(login);
  if (!account) throw new Refusal(404, 'Not Found');
  return {login, id: account.id};
}

const refOf = (name: string, sha: string) => ({ref: `refs/heads/${name}`, object: {sha, type: 'commit'}});

function headOrThrow(repository: LocalRepository, branch: string): string {
  const sha = repository.head(branch);
  if (sha !== undefined) return sha;
  throw new Refusal(404, 'Not Found');
}

async function assertObjectType(repository: LocalRepository, sha: string, type: string): Promise<void> {
  if (!isSha(sha) || (await repository.typeOf(sha)) !== type) throw new Refusal(404, 'Not Found');
}

/** Enforces the repository's rules: nobody writes to `main`, and nobody force-pushes. */
function assertUnprotected(branch: string, force = false): void {
  if (branch === 'main' || force) throw new Refusal(422, 'Repository rule violations found');
}

const TreeEntry = z.object({path: z.string(), mode: z.enum(['100644', '100755']), type: z.literal('blob')});
const TreeRequest = z.object({
  base_tree: Sha,
  tree: z.array(z.union([TreeEntry.extend({sha: Sha.nullable()}), TreeEntry.extend({content: z.string()})])),
});

async function createTree({repository, body}: EmulatorRequest): Promise<Answer> {
  const {base_tree: base, tree} = body(TreeRequest);
  const entries = tree.map((line) => ('sha' in line ? line : {...line, sha: repository.write(line.content, 'utf8')}));
  if ((await repository.typeOf(base)) !== 'tree') throw new Refusal(422, 'base_tree is not a tree');
  const before = await repository.tree(base);
  for (const entry of entries) await assertEntry(repository, entry, new Set(before.map(({path}) => path)));
  return {status: CREATED, body: {sha: await repository.writeTree(base, entries)}};
}

async function assertEntry(repository: LocalRepository, {path, sha}: Entry, before: Set<string>): Promise<void> {
  assertAccepted(path);
  const isThere = sha === null ? before.has(path) : (await repository.typeOf(sha)) === 'blob';
  if (!isThere) throw new Refusal(422, 'GitRPC::BadObjectState');
}

function assertAccepted(path: string): void {
  const why = refusalReason(path);
  if (why !== undefined) throw new Refusal(422, why);
}
