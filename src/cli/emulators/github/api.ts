/** GitHub's interface as far as the editor uses it. @see https://docs.github.com/rest */
import * as z from 'zod';
import {PAGES_FOLDER, STATIC_FOLDER} from '../../../cms/parse';
import {Refusal, type Answer} from './answer';
import {answerQuestion} from './graphql';
import {PULL_ROUTES} from './pull-routes';
import {REVIEW_ROUTES} from './review-routes';
import type {Entry, LocalRepository} from './repository';
import {REPOSITORY, type Asked, type Route} from './route';

const CREATED = 201;
const NO_CONTENT = 204;

const Sha = z.string().regex(/^[0-9a-f]{40}$/);
const isSha = (text: string) => Sha.safeParse(text).success;

const ROUTES: Route[] = [
  ['POST', /^\/graphql$/, answerQuestion],
  ['GET', /^\/user$/, ({account: {login}}) => ({body: {login}})],
  [
    'GET',
    new RegExp(`^/repos/${REPOSITORY}$`),
    ({account: {push}}) => ({body: {full_name: REPOSITORY, permissions: {pull: true, push}}}),
  ],
  [
    'GET',
    of('git/ref/heads/(.+)'),
    ({repository, part: segment}) => ({body: refOf(segment, known(repository, segment))}),
  ],
  [
    'GET',
    of('git/matching-refs/heads/(.+)'),
    ({repository, part: segment}) => ({body: repository.branches(segment).map(({name, sha}) => refOf(name, sha))}),
  ],
  [
    'GET',
    of('git/commits/(\\w+)'),
    async ({repository, part: segment}) => {
      await assertIs(repository, segment, 'commit');
      const commit = repository.commitAt(segment);
      return {body: {sha: segment, tree: {sha: commit?.tree}, message: commit?.message}};
    },
  ],
  [
    'GET',
    of('git/trees/(\\w+)'),
    async ({repository, part: segment}) => {
      if (!isSha(segment)) throw new Refusal(404, 'Not Found');
      const tree = await repository.tree(segment).catch(() => undefined);
      if (!tree) throw new Refusal(404, 'Not Found');
      return {body: {sha: segment, truncated: false, tree}};
    },
  ],
  [
    'GET',
    of('git/blobs/(\\w+)'),
    async ({repository, part: segment, accept}) => {
      await assertIs(repository, segment, 'blob');
      const bytes = await repository.bytes(segment);
      if (accept.includes('raw')) return {type: 'application/vnd.github.raw+json', body: bytes};
      return {body: {sha: segment, encoding: 'base64', content: bytes.toString('base64')}};
    },
  ],
  [
    'GET',
    of('compare/(\\w+\\.{3}\\w+)'),
    async ({repository, part: segment}) => {
      const [base = '', head = ''] = segment.split('...');
      for (const sha of [base, head]) await assertIs(repository, sha, 'commit');
      const fork = repository.base(base, head);
      const commits = repository.since(base, head);
      const status = base === head ? 'identical' : fork === base ? 'ahead' : fork === head ? 'behind' : 'diverged';
      const listed = commits.map(({sha, message}) => ({sha, commit: {message}}));
      const files = (await repository.paths(base, head)).map((filename) => ({filename}));
      return {body: {status, merge_base_commit: {sha: fork}, commits: listed, files}};
    },
  ],
  [
    'POST',
    of('git/blobs'),
    ({repository, body}) => {
      const {content} = body(z.object({content: z.base64(), encoding: z.literal('base64')}));
      return {status: CREATED, body: {sha: repository.write(content, 'base64')}};
    },
  ],
  ['POST', of('git/trees'), makeTree],
  [
    'POST',
    of('git/commits'),
    async ({repository, account, body}) => {
      const {message, tree, parents} = body(z.object({message: z.string(), tree: Sha, parents: z.array(Sha)}));
      if ((await repository.typeOf(tree)) !== 'tree') throw new Refusal(422, 'Tree SHA does not exist');
      // A folder of the site is a tree, too, and may hold what looks like code when it is taken for the whole.
      for (const {path, type} of await repository.tree(tree)) if (type === 'blob') assertTaken(path);
      for (const parent of parents) {
        if ((await repository.typeOf(parent)) !== 'commit')
          throw new Refusal(422, 'Parent SHA does not exist or is not a commit');
      }
      return {status: CREATED, body: {sha: await repository.commit(tree, parents, message, account.name)}};
    },
  ],
  [
    'POST',
    of('git/refs'),
    async ({repository, body}) => {
      const {ref, sha} = body(z.object({ref: z.string().startsWith('refs/heads/'), sha: Sha}));
      const name = ref.slice('refs/heads/'.length);
      if (repository.head(name)) throw new Refusal(422, 'Reference already exists');
      if ((await repository.typeOf(sha)) !== 'commit') throw new Refusal(422, 'Object does not exist');
      await repository.move(name, sha).catch(() => {
        throw new Refusal(422, `${ref} is not a valid ref name.`);
      });
      return {status: CREATED, body: refOf(name, sha)};
    },
  ],
  [
    'PATCH',
    of('git/refs/heads/(.+)'),
    async ({repository, pulls, part: segment, body}) => {
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
  ],
  [
    'DELETE',
    of('git/refs/heads/(.+)'),
    async ({repository, pulls, part: segment}) => {
      assertUnprotected(segment);
      if (!repository.head(segment)) throw new Refusal(422, 'Reference does not exist');
      await repository.delete(segment);
      pulls.branchMoved(segment);
      return {status: NO_CONTENT};
    },
  ],
  ...[...PULL_ROUTES, ...REVIEW_ROUTES].map(([method, way, answer]): Route => [method, of(way), answer]),
];

/** @throws Refusal for what GitHub refuses */
export function answerApi(method: string, way: string, asked: Omit<Asked, 'part'>): Promise<Answer> | Answer {
  for (const [wanted, pattern, answer] of ROUTES) {
    const match = method === wanted && pattern.exec(way);
    if (match) return answer({...asked, part: match[1] ?? ''});
  }
  throw new Refusal(404, 'Not Found');
}

function of(way: string): RegExp {
  return new RegExp(`^/repos/${REPOSITORY}/${way}$`);
}

const refOf = (name: string, sha: string) => ({ref: `refs/heads/${name}`, object: {sha, type: 'commit'}});

function known(repository: LocalRepository, branch: string): string {
  const sha = repository.head(branch);
  if (sha !== undefined) return sha;
  throw new Refusal(404, 'Not Found');
}

async function assertIs(repository: LocalRepository, sha: string, type: string): Promise<void> {
  if (!isSha(sha) || (await repository.typeOf(sha)) !== type) throw new Refusal(404, 'Not Found');
}

/** As the rules of the repository say: no writing to `main`, and no force anywhere. */
function assertUnprotected(branch: string, force = false): void {
  if (branch === 'main' || force) throw new Refusal(422, 'Repository rule violations found');
}

const Lines = z.object({
  base_tree: Sha,
  tree: z.array(
    z.object({path: z.string(), mode: z.enum(['100644', '100755']), type: z.literal('blob'), sha: Sha.nullable()}),
  ),
});

async function makeTree({repository, body}: Asked): Promise<Answer> {
  const {base_tree: base, tree: entries} = body(Lines);
  if ((await repository.typeOf(base)) !== 'tree') throw new Refusal(422, 'base_tree is not a tree');
  const before = await repository.tree(base);
  for (const entry of entries) await assertEntry(repository, entry, new Set(before.map(({path}) => path)));
  return {status: CREATED, body: {sha: await repository.writeTree(base, entries)}};
}

async function assertEntry(repository: LocalRepository, {path, sha}: Entry, before: Set<string>): Promise<void> {
  if (path.split('/').some((segment) => ['', '.', '..'].includes(segment) || segment.toLowerCase() === '.git')) {
    throw new Refusal(422, 'tree.path contains a malformed path component');
  }
  assertTaken(path);
  const isThere = sha === null ? before.has(path) : (await repository.typeOf(sha)) === 'blob';
  if (!isThere) throw new Refusal(422, 'GitRPC::BadObjectState');
}

/** Whatever else a proposal brought would be part of its preview's build, which runs on this machine. */
function assertTaken(path: string): void {
  if ([PAGES_FOLDER, STATIC_FOLDER].some((folder) => path.startsWith(`${folder}/`))) return;
  throw new Refusal(422, `The emulator takes only files of ${PAGES_FOLDER}/ and ${STATIC_FOLDER}/.`);
}
