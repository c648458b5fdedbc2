/** Everything that is said of a proposal, wherever on GitHub it was said. */
import * as z from 'zod';
import {repositoryFacts} from './account';
import {memoizeRequest, type Connection} from './connection';
import {isOwn} from './files';
import {threadsOf} from './graphql';
import {githubLink} from './links';
import {readRemark} from './remark-text';
import {requestJson, requestAllPages, repoPath as pathAt, Day} from './request';
import {unlessHidden} from './github-error';

/** What somebody says. Always shown as plain text. */
export interface Said {
  by: string;
  at: Date;
  words: string;
  url?: string;
  /** What they would write at the place. */
  instead?: string;
}

/** What was said at one place, with what was answered. */
export interface Thread extends Said {
  id: number;
  /** The key under which the editor has sent it. */
  key?: string;
  /** The name of its place, where the editor has sent it. */
  place?: string;
  /** The file and the line, counted from 1, where GitHub has it; no line once later commits have moved it. */
  file?: string;
  line?: number;
  /** What was on that line when it was said, without blanks at its end. */
  quoted?: string;
  /** Whether it can be answered at its place. */
  isOnFile: boolean;
  /** By which GitHub settles it; undefined when that cannot be done. */
  thread?: string;
  /** Whether it was put aside as done. */
  isResolved?: boolean;
  answers: Said[];
}

/** What a reviewer decided. */
interface Verdict extends Said {
  state: (typeof VERDICTS)[number];
  /** What was seen. */
  commit?: string;
}

export interface Conversation {
  /** The oldest first. */
  threads: Thread[];
  /** What each reviewer decided last. */
  verdicts: Verdict[];
  /** The keys of all that the editor has sent. */
  keys: ReadonlySet<string>;
  /** Whether the person has begun a review on GitHub itself that is not sent. */
  isPending: boolean;
  /** What robots say below it: the host tells there where a preview is. */
  robots: string[];
}

/** Those in which a reviewer decides; a comment alone changes nothing. */
const VERDICTS = ['APPROVED', 'CHANGES_REQUESTED', 'DISMISSED'] as const;
const isVerdict = (state: string): state is Verdict['state'] => VERDICTS.some((verdict) => verdict === state);

const Written = z.object({
  id: z.int(),
  body: z.string().nullish(),
  html_url: z.string().nullish(),
  author_association: z.string().nullish(),
  user: z.object({login: z.string(), type: z.string().optional()}).nullish(),
});
const Review = Written.extend({state: z.string(), submitted_at: Day.nullish(), commit_id: z.string().nullish()});
const Comment = Written.extend({
  path: z.string(),
  line: z.int().positive().nullish(),
  /** `LEFT` for a line that the proposal takes away. */
  side: z.string().nullish(),
  /** A piece of the comparison, which ends with the line. */
  diff_hunk: z.string().nullish(),
  in_reply_to_id: z.int().nullish(),
  created_at: Day,
});
const Below = Written.extend({created_at: Day});

const Permission = z.object({permission: z.string()});
const MEMBERS = ['OWNER', 'MEMBER', 'COLLABORATOR'];

/**
 * @param author as whoever asks may see them: private members are strangers to most
 * @returns whether somebody is heard, for a stranger may write on what is public too: a robot never, everybody in a
 * private repository, and else who may write, which is asked once of each person
 */
export async function isHeard(
  connection: Connection,
  author: {login?: string; type?: string; association?: string | null},
): Promise<boolean> {
  const {login, type, association} = author;
  if (type === 'Bot') return false;
  if (MEMBERS.includes(association ?? '') || (await repositoryFacts(connection)).private === true) return true;
  if (login === undefined) return false;
  const path = pathAt(connection, `collaborators/${login}/permission`);
  const asked = memoizeRequest(connection, path, () =>
    unlessHidden(requestJson(connection, {path, answer: Permission})),
  );
  return ['admin', 'maintain', 'write'].includes((await asked)?.permission ?? '');
}

/** @returns what maintainers say of a proposal */
export async function conversationOf(connection: Connection, number: number): Promise<Conversation> {
  const [reviews, comments, below, known] = await Promise.all([
    requestAllPages(connection, `pulls/${number}/reviews`, Review),
    requestAllPages(connection, `pulls/${number}/comments`, Comment),
    requestAllPages(connection, `issues/${number}/comments`, Below),
    threadsOf(connection, number),
  ]);
  const saidBy = ({body, html_url: url, user}: z.infer<typeof Written>, date: Date) => {
    const link = githubLink(url, connection.service);
    return {by: user?.login ?? '', at: date, ...readRemark(body ?? ''), ...(link !== undefined && {url: link})};
  };
  const heardOf = async <T extends z.infer<typeof Written>>(all: readonly T[]): Promise<T[]> => {
    const heard = all.map(async (entry) => {
      const {user, author_association: association} = entry;
      const canWrite = user?.type === 'Bot' ? false : known.writers.get(String(entry.id));
      return (canWrite ?? (await isHeard(connection, {...user, association}))) ? [entry] : [];
    });
    return (await Promise.all(heard)).flat();
  };
  const submitted = (await heardOf(reviews)).flatMap(({submitted_at: date, ...review}) =>
    date ? {...review, at: date} : [],
  );
  const [onFiles, answer] = [await heardOf(comments), await heardOf(below)];
  const threads = [
    ...submitted.map((review): Thread => ({...saidBy(review, review.at), id: review.id, isOnFile: false, answers: []})),
    ...onFiles
      .filter(({in_reply_to_id: to}) => typeof to !== 'number')
      .map((comment): Thread => {
        const {id, path, line, side, diff_hunk: hunk, created_at: date} = comment;
        const isThere = side !== 'LEFT';
        const {thread, isResolved} = known.threads.get(String(id)) ?? {};
        const answers = onFiles
          .filter(({in_reply_to_id: to}) => to === id)
          .map((file) => saidBy(file, file.created_at));
        return {
          ...saidBy(comment, date),
          id,
          ...(isOwn(path) && {file: path}),
          ...(isOwn(path) &&
            isThere && {line: line ?? undefined, quoted: hunk?.split('\n').at(-1)?.slice(1).trimEnd()}),
          isOnFile: true,
          ...(thread !== undefined && {thread, isResolved}),
          answers,
        };
      }),
    ...answer.map((entry): Thread => ({
      ...saidBy(entry, entry.created_at),
      id: entry.id,
      isOnFile: false,
      answers: [],
    })),
  ];
  // GitHub lists the oldest first, so of each reviewer the last one stays.
  const verdicts = new Map(
    submitted.flatMap(({state, commit_id: commit, ...review}): [string, Verdict][] =>
      isVerdict(state)
        ? [[review.user?.login ?? '', {...saidBy(review, review.at), state, commit: commit ?? undefined}]]
        : [],
    ),
  );
  return {
    threads: threads
      .filter(({words: text, instead}) => text !== '' || instead !== undefined)
      .sort((a, b) => a.at.getTime() - b.at.getTime()),
    verdicts: [...verdicts.values()],
    keys: new Set(threads.flatMap(({key}) => key ?? [])),
    isPending: reviews.some(({state}) => state === 'PENDING'),
    robots: below.flatMap(({user, body}) => (user?.type === 'Bot' ? [body ?? ''] : [])),
  };
}
