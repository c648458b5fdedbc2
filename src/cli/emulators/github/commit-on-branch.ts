/** One commit on a branch by GitHub's query language, which GitHub signs. */
import * as z from 'zod';
import type {Answer} from './answer';
import {takeable} from './paths';
import type {Asked} from './route';

/** @see https://docs.github.com/graphql/reference/input-objects#createcommitonbranchinput */
const Wanted = z.object({
  input: z.object({
    branch: z.object({repositoryNameWithOwner: z.string(), branchName: z.string()}),
    expectedHeadOid: z.string(),
    message: z.object({headline: z.string(), body: z.string().optional()}),
    fileChanges: z.object({
      additions: z.array(z.object({path: z.string(), contents: z.base64()})),
      deletions: z.array(z.object({path: z.string()})),
    }),
  }),
});
const NEW_FILE_MODE = '100644';

const refused = (type: string, message: string): Answer => ({
  body: {data: {createCommitOnBranch: null}, errors: [{type, path: ['createCommitOnBranch'], message}]},
});

export async function commitOnBranch(
  {repository, pulls, account, settings}: Asked,
  variables: Record<string, unknown>,
): Promise<Answer> {
  const {branch, expectedHeadOid, message, fileChanges} = Wanted.parse(variables).input;
  const {branchName: name} = branch;
  if (settings.isArchived) return refused('FORBIDDEN', 'Repository was archived so is read-only.');
  if (branch.repositoryNameWithOwner !== settings.name)
    return refused('NOT_FOUND', 'Could not resolve to a Repository');
  if (name === 'main') return refused('UNPROCESSABLE', 'Repository rule violations found');
  const head = repository.head(name);
  if (head === undefined) return refused('NOT_FOUND', 'The requested branch does not exist.');
  if (head !== expectedHeadOid) {
    const said = `Expected branch to point to "${expectedHeadOid}" but it did not. Pull and try again.`;
    return refused('STALE_DATA', said);
  }
  const before = new Map((await repository.tree(head)).map((line) => [line.path, line]));
  const {additions, deletions} = fileChanges;
  const unfit = [...additions, ...deletions].map(({path}) => takeable(path)).find((why) => why !== undefined);
  if (unfit !== undefined) return refused('UNPROCESSABLE', unfit);
  const gone = deletions.find(({path}) => !before.has(path));
  if (gone) {
    const said = `A path was requested for deletion which does not exist as of commit oid \`${head}\`: ${gone.path}`;
    return refused('UNPROCESSABLE', said);
  }
  const entries = [
    ...additions.map(({path, contents}) => {
      return {path, mode: before.get(path)?.mode ?? NEW_FILE_MODE, sha: repository.write(contents, 'base64')};
    }),
    ...deletions.map(({path}) => ({path, mode: NEW_FILE_MODE, sha: null})),
  ];
  const tree = await repository.writeTree(repository.commitAt(head)?.tree ?? '', entries);
  const text = [message.headline, message.body].filter(Boolean).join('\n\n');
  const made = await repository.commit(tree, [head], text, account.name);
  repository.signed.add(made);
  await repository.move(name, made);
  pulls.branchMoved(name, made);
  return {body: {data: {createCommitOnBranch: {commit: {oid: made}}}}};
}
