/** The emulator's pull requests with their reviews and checks. */
import {randomUUID} from 'node:crypto';
import {Refusal, currentTime, type MergeMethod, type Settings, type Answer, type Account} from './settings';
import type {LocalRepository} from './repository';
import type * as z from 'zod';

/** Starts above 2³¹, like GitHub's ids. */
const FIRST_ID = 3_200_000_000;
const REVIEWER = 'reviewer';

export interface Review {
  id: number;
  /** `PENDING` until its author submits it; only the author sees it before. */
  state: 'APPROVED' | 'CHANGES_REQUESTED' | 'COMMENTED' | 'DISMISSED' | 'PENDING';
  body: string;
  commit: string;
  by: string;
  /** `MEMBER` for people who may write. */
  association: string;
  at: Date;
}

export interface CheckRun {
  name: string;
  status: 'completed' | 'in_progress';
  conclusion: 'success' | 'failure' | 'cancelled' | 'stale' | 'neutral' | 'skipped' | null;
}

/** A review comment on a line or a file, or a reply to another comment. */
export interface Comment {
  id: number;
  body: string;
  by: string;
  at: Date;
  path: string;
  /** `null` for a comment on a whole file. */
  line: number | null;
  commit: string;
  /** The id of the comment that this one replies to. */
  answers?: number;
  review?: number;
  isResolved?: boolean;
}

export type ConversationComment = Pick<Comment, 'id' | 'body' | 'by' | 'at'> & {association?: string};

export interface PullRecord {
  number: number;
  /** The last segment of the preview's address. */
  secret: string;
  title: string;
  body: string;
  head: string;
  base: string;
  by: string;
  state: 'open' | 'closed';
  /** The newest commit of its branch; the last one after the branch is deleted. */
  sha: string;
  changedAt: Date;
  mergedAt?: Date;
  /** The head of the base before the merge, the merge commit, and the merged commits. */
  into?: string;
  merge?: string;
  commits?: readonly string[];
  closedAt?: Date;
  reviews: Review[];
  comments: Comment[];
  conversation: ConversationComment[];
  /** The state of its checks; without it they pass after a while. */
  check?: 'pending' | 'success' | 'failure' | 'none';
  runs?: readonly CheckRun[];
  isDraft?: boolean;
}

/** How long checks run, so that people can see the pending state. */
const CHECK_MS = 8000;

export class Pulls {
  private readonly all: PullRecord[] = [];
  private lastId = FIRST_ID;

  constructor(
    private readonly repository: LocalRepository,
    private readonly settings: Settings,
  ) {}

  /** Forgets all pull requests, as in a new repository. */
  clear(): void {
    this.all.length = 0;
  }

  list = (): readonly PullRecord[] => this.all.toReversed();

  get(number: number): PullRecord {
    const pull = this.all.find((item) => item.number === number);
    if (pull) return pull;
    throw new Refusal(404, 'Not Found');
  }

  open({title, body, head, base, by}: Pick<PullRecord, 'title' | 'body' | 'head' | 'base' | 'by'>): PullRecord {
    const [sha, into] = [head, base].map((branch) => this.repository.head(branch));
    if (title === '' || !sha || !into) throw new Refusal(422, 'Validation Failed');
    if (this.all.some((pull) => pull.state === 'open' && pull.head === head && pull.base === base)) {
      throw new Refusal(422, `A pull request already exists for ${head}.`);
    }
    if (this.repository.base(sha, into) === sha) {
      throw new Refusal(422, `No commits between ${base} and ${head}`);
    }
    const number = this.all.length + 1;
    const messages = {title, body, head, base, by, sha};
    const initial = {secret: randomUUID(), state: 'open', changedAt: currentTime()} as const;
    const pull: PullRecord = {...messages, ...initial, number, reviews: [], comments: [], conversation: []};
    this.all.push(pull);
    return pull;
  }

  /** Records that a branch has a new commit or is deleted. */
  branchMoved(branch: string, sha?: string): void {
    for (const pull of this.all.filter(({head, state}) => head === branch && state === 'open')) {
      if (sha === undefined) this.close(pull);
      else Object.assign(pull, {sha, changedAt: currentTime()});
    }
  }

  review(pull: PullRecord, review: Partial<Review>, comments: readonly Partial<Comment>[] = []): Review {
    const plain = {state: 'COMMENTED', body: '', by: REVIEWER, association: 'MEMBER'} as const;
    const newReview = {...plain, id: this.nextId(), at: currentTime(), commit: pull.sha, ...review};
    pull.reviews.push(newReview);
    for (const comment of comments)
      this.comment(pull, {by: newReview.by, commit: newReview.commit, review: newReview.id, ...comment});
    return newReview;
  }

  comment(pull: PullRecord, comment: Partial<Comment>): Comment {
    const plain = {body: '', by: REVIEWER, path: '', line: null, commit: pull.sha};
    const newComment = {...plain, id: this.nextId(), at: currentTime(), ...comment};
    pull.comments.push(newComment);
    return newComment;
  }

  say(pull: PullRecord, comment: Pick<ConversationComment, 'body' | 'by' | 'association'>): ConversationComment {
    const newComment = {id: this.nextId(), at: currentTime(), ...comment};
    pull.conversation.push(newComment);
    return newComment;
  }

  private nextId = () => (this.lastId += 1);

  close = (pull: PullRecord) => Object.assign(pull, {state: 'closed', closedAt: currentTime()});

  /** Merges a pull request into its base, like GitHub's button. */
  async publish(pull: PullRecord, method: MergeMethod = 'merge'): Promise<void> {
    const {repository, settings} = this;
    const into = repository.head(pull.base) ?? '';
    const tree = await repository.merged(into, pull.sha);
    if (tree === undefined) throw new Refusal(405, 'Pull Request has merge conflicts');
    const pullCommits = repository.since(into, pull.sha);
    const mergedCommits: string[] = [];
    if (method === 'rebase') {
      for (const {sha, message} of pullCommits) {
        const step = (await repository.merged(into, sha)) ?? tree;
        mergedCommits.push(repository.commit(step, [mergedCommits.at(-1) ?? into], message, REVIEWER));
      }
    } else {
      const parents = method === 'merge' ? [into, pull.sha] : [into];
      mergedCommits.push(repository.commit(tree, parents, `${pull.title} (#${pull.number})`, REVIEWER));
    }
    const merge = mergedCommits.at(-1) ?? into;
    await repository.move(pull.base, merge);
    const commits = [...pullCommits.map(({sha}) => sha), ...mergedCommits];
    Object.assign(this.close(pull), {mergedAt: currentTime(), into, merge, commits});
    if (!settings.keepsBranches) await repository.delete(pull.head);
  }

  /** @returns whether its base has commits that it lacks */
  isBehind({base, sha}: PullRecord): boolean {
    const into = this.repository.head(base) ?? '';
    return this.repository.base(sha, into) !== into;
  }

  /** Merges the base into a pull request with a commit that GitHub signs. */
  async update(pull: PullRecord): Promise<void> {
    const {repository} = this;
    const into = repository.head(pull.base) ?? '';
    const tree = await repository.merged(pull.sha, into);
    if (tree === undefined) throw new Refusal(422, 'merge conflict between base and head');
    const message = `Merge branch '${pull.base}' into ${pull.head}`;
    const mergeCommit = repository.commit(tree, [pull.sha, into], message, 'GitHub');
    repository.signed.add(mergeCommit);
    await repository.move(pull.head, mergeCommit);
    this.branchMoved(pull.head, mergeCommit);
  }

  async isMergeable({base, sha}: PullRecord): Promise<boolean> {
    const into = this.repository.head(base);
    return into !== undefined && (await this.repository.merged(into, sha)) !== undefined;
  }
}

export function checkStateOf({check, changedAt}: PullRecord): 'pending' | 'success' | 'failure' | 'none' {
  return check ?? (Date.now() - changedAt.getTime() < CHECK_MS ? 'pending' : 'success');
}

/** @returns the last decision of each reviewer with write access, in the form of the GraphQL API */
export function latestReviews({reviews}: PullRecord) {
  const decided = reviews.filter(
    ({state, association}) => !['COMMENTED', 'PENDING'].includes(state) && association === 'MEMBER',
  );
  return {nodes: [...new Map(decided.map(({by, state}) => [by, {state, author: {login: by}}])).values()]};
}

export interface EmulatorRequest {
  repository: LocalRepository;
  pulls: Pulls;
  account: Account;
  settings: Settings;
  url: string;
  /** The captured part of the path. */
  segment: string;
  pull: () => PullRecord;
  query: URLSearchParams;
  accept: string;
  /** Parses the request body with a schema. */
  body: <T>(form: z.ZodType<T>) => T;
}

/** The answers of routes, each by its method and a pattern of its path. */
export type Routes = Readonly<Record<string, (asked: EmulatorRequest) => Promise<Answer> | Answer>>;
