/** The pull requests of the emulator, and what reviewers and checks say of them. */
import {randomUUID} from 'node:crypto';
import {Refusal} from './answer';
import {now} from './moment';
import type {LocalRepository} from './repository';
import type {MergeMethod, Settings} from './settings';

/** GitHub's numbers have passed 2³¹. */
const FIRST_ID = 3_200_000_000;
const REVIEWER = 'reviewer';

export interface Review {
  id: number;
  /** `PENDING` while its author has not sent it; nobody else sees it then. */
  state: 'APPROVED' | 'CHANGES_REQUESTED' | 'COMMENTED' | 'DISMISSED' | 'PENDING';
  body: string;
  commit: string;
  by: string;
  /** `MEMBER` for those who may write. */
  association: string;
  at: Date;
}

/** What one check says of a commit. */
export interface CheckRun {
  name: string;
  status: 'completed' | 'in_progress';
  conclusion: 'success' | 'failure' | 'cancelled' | 'stale' | 'neutral' | 'skipped' | null;
}

/** What somebody says of a line, of a file, or as an answer to another. */
export interface Comment {
  id: number;
  body: string;
  by: string;
  at: Date;
  path: string;
  /** Nothing for one on a whole file. */
  line: number | null;
  commit: string;
  /** The one that it answers. */
  answers?: number;
  /** The review that it came with. */
  review?: number;
  /** Whether what it began is settled. */
  isSettled?: boolean;
}

/** What somebody says below a proposal. */
export type ConversationComment = Pick<Comment, 'id' | 'body' | 'by' | 'at'> & {association?: string};

export interface PullRecord {
  number: number;
  /** The last part of its preview's address. */
  secret: string;
  title: string;
  body: string;
  head: string;
  base: string;
  by: string;
  state: 'open' | 'closed';
  /** The newest commit of its branch; the last one once the branch is gone. */
  sha: string;
  changedAt: Date;
  mergedAt?: Date;
  /** Where the base was, the commit that brought it in, and those that came with it. */
  into?: string;
  merge?: string;
  commits?: readonly string[];
  closedAt?: Date;
  reviews: Review[];
  comments: Comment[];
  conversation: ConversationComment[];
  /** What its checks say; without it they pass after a while. */
  check?: 'pending' | 'success' | 'failure' | 'none';
  /** More checks. */
  runs?: readonly CheckRun[];
  isDraft?: boolean;
}

/** Checks take so long, that one sees them run. */
const CHECK_MS = 8000;

export class Pulls {
  private readonly all: PullRecord[] = [];
  private lastId = FIRST_ID;

  constructor(
    private readonly repository: LocalRepository,
    private readonly settings: Settings,
  ) {}

  list = (): readonly PullRecord[] => this.all.toReversed();

  /** @throws Refusal */
  get(number: number): PullRecord {
    const pull = this.all.find((item) => item.number === number);
    if (pull) return pull;
    throw new Refusal(404, 'Not Found');
  }

  /** @throws Refusal for what GitHub refuses */
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
    const begun = {secret: randomUUID(), state: 'open', changedAt: now()} as const;
    const pull: PullRecord = {...messages, ...begun, number, reviews: [], comments: [], conversation: []};
    this.all.push(pull);
    return pull;
  }

  /** A branch has a new commit, or is gone. */
  branchMoved(branch: string, sha?: string): void {
    for (const pull of this.all.filter(({head, state}) => head === branch && state === 'open')) {
      if (sha === undefined) this.close(pull);
      else Object.assign(pull, {sha, changedAt: now()});
    }
  }

  /** @returns the review, to which comments may belong */
  review(pull: PullRecord, review: Partial<Review>, comments: readonly Partial<Comment>[] = []): Review {
    const plain = {state: 'COMMENTED', body: '', by: REVIEWER, association: 'MEMBER'} as const;
    const made = {...plain, id: this.nextId(), at: now(), commit: pull.sha, ...review};
    pull.reviews.push(made);
    for (const comment of comments) this.comment(pull, {by: made.by, commit: made.commit, review: made.id, ...comment});
    return made;
  }

  comment(pull: PullRecord, comment: Partial<Comment>): Comment {
    const plain = {body: '', by: REVIEWER, path: '', line: null, commit: pull.sha};
    const made = {...plain, id: this.nextId(), at: now(), ...comment};
    pull.comments.push(made);
    return made;
  }

  say(pull: PullRecord, said: Pick<ConversationComment, 'body' | 'by' | 'association'>): ConversationComment {
    const made = {id: this.nextId(), at: now(), ...said};
    pull.conversation.push(made);
    return made;
  }

  private nextId = () => (this.lastId += 1);

  close = (pull: PullRecord) => Object.assign(pull, {state: 'closed', closedAt: now()});

  /** Brings a pull request into its base, as a button of GitHub does. */
  async publish(pull: PullRecord, method: MergeMethod = 'merge'): Promise<void> {
    const {repository, settings} = this;
    const into = repository.head(pull.base) ?? '';
    const tree = await repository.merged(into, pull.sha);
    if (tree === undefined) throw new Refusal(405, 'Pull Request has merge conflicts');
    const own = repository.since(into, pull.sha);
    const made: string[] = [];
    if (method === 'rebase') {
      for (const {sha, message} of own) {
        const step = (await repository.merged(into, sha)) ?? tree;
        made.push(await repository.commit(step, [made.at(-1) ?? into], message, REVIEWER));
      }
    } else {
      const parents = method === 'merge' ? [into, pull.sha] : [into];
      made.push(await repository.commit(tree, parents, `${pull.title} (#${pull.number})`, REVIEWER));
    }
    const merge = made.at(-1) ?? into;
    await repository.move(pull.base, merge);
    const commits = [...own.map(({sha}) => sha), ...made];
    Object.assign(this.close(pull), {mergedAt: now(), into, merge, commits});
    if (!settings.keepsBranches) await repository.delete(pull.head);
  }

  /** @returns whether it lacks something that its base has */
  isBehind({base, sha}: PullRecord): boolean {
    const into = this.repository.head(base) ?? '';
    return this.repository.base(sha, into) !== into;
  }

  /** Brings what is new of its base into a pull request, which GitHub signs. */
  async update(pull: PullRecord): Promise<void> {
    const {repository} = this;
    const into = repository.head(pull.base) ?? '';
    const tree = await repository.merged(pull.sha, into);
    if (tree === undefined) throw new Refusal(422, 'merge conflict between base and head');
    const message = `Merge branch '${pull.base}' into ${pull.head}`;
    const made = await repository.commit(tree, [pull.sha, into], message, 'GitHub');
    repository.signed.add(made);
    await repository.move(pull.head, made);
    this.branchMoved(pull.head, made);
  }

  /** @returns whether it can be published: both changed different lines */
  async isMergeable({base, sha}: PullRecord): Promise<boolean> {
    const into = this.repository.head(base);
    return into !== undefined && (await this.repository.merged(into, sha)) !== undefined;
  }
}

/** @returns what the checks of a pull request say now */
export function checkOf({check, changedAt}: PullRecord): 'pending' | 'success' | 'failure' | 'none' {
  return check ?? (Date.now() - changedAt.getTime() < CHECK_MS ? 'pending' : 'success');
}

/** @returns the last decision of each reviewer who may write, as GitHub's query language tells it */
export function latestReviews({reviews}: PullRecord) {
  const decided = reviews.filter(
    ({state, association}) => !['COMMENTED', 'PENDING'].includes(state) && association === 'MEMBER',
  );
  return {nodes: [...new Map(decided.map(({by, state}) => [by, {state, author: {login: by}}])).values()]};
}
