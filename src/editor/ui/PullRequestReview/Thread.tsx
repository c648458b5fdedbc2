import {useCallback, useMemo, useState, type ReactNode} from 'react';
import * as z from 'zod';
import {newDraftKey, replyToComment, resolveThread, type PostedComment, type Reply} from '../../github';
import {type LocatedThread, locateThreads} from '../../state/thread-refs';
import {reviewMessages} from '../../messages/review';
import {loadReply, saveReply, type Owner} from '../device/drafts';
import {exclusively} from '../device/exclusive';
import {useAction} from '../hooks/useLoaded';
import {useSharedState} from '../hooks/useSharedState';
import {useEditor} from '../hooks/useEditor';
import styles from './styles.module.css';
import {
  type ContentPosition,
  isWithin,
  refOfPosition,
  resolveSegments,
  segmentsOf,
} from '../../../cms/source-map/content-ref';
import {suggestionEdit} from '../../state/suggestion';
import {formatTime} from '../../messages/format';
import {toPlainText} from '../../state/format-diagnostic';

interface Props {
  thread: LocatedThread;
  number: number;
  /** Whose replies are kept on this device until they are sent. */
  owner: Owner;
  isWriter: boolean;
  onAnswered: () => Promise<unknown>;
  /** The name of the comment's field, and a function that opens it. */
  place?: {name: string; go: () => void};
  /** Uses the suggested wording; undefined if that is not possible. */
  takeOver?: (instead: string) => void;
}

export const SuggestedText = ({instead}: {instead: string}) => (
  <p className={styles.words}>
    <small>{reviewMessages.spot.suggests}</small> <ins>{toPlainText(instead)}</ins>
  </p>
);

const CommentBody = ({by, at: date, words: text, instead}: PostedComment) => (
  <>
    <p className="note">
      {by}, {formatTime(date)}
    </p>
    {text !== '' && <p className={styles.words}>{text}</p>}
    {instead !== undefined && <SuggestedText instead={instead} />}
  </>
);

/** Shows a comment, its replies, and a box for another reply. */
export default function Thread({thread, number, owner, isWriter, onAnswered, place, takeOver}: Props): ReactNode {
  const {connection} = useEditor();
  const {isResolved = false} = thread;
  const settling = useAction(async () => {
    await resolveThread(connection, thread.thread ?? '', !isResolved);
    await onAnswered();
  });
  return (
    <article className={styles.thread} id={`remark-${thread.id}`}>
      {thread.status && <p className="note">{reviewMessages.spot.statuses[thread.status]}</p>}
      {place && <button onClick={place.go}>{place.name}</button>}
      <CommentBody {...thread} />
      {thread.instead !== undefined && thread.status !== 'taken' && takeOver && (
        <button onClick={() => takeOver(thread.instead ?? '')}>{reviewMessages.spot.takeOver}</button>
      )}
      {thread.answers.map((comment, index) => (
        <div key={index} className={styles.answer}>
          <CommentBody {...comment} />
        </div>
      ))}
      {thread.isOnFile && isWriter && <ReplyForm {...{number, owner, onAnswered}} to={thread.id} />}
      {thread.thread !== undefined && isWriter && (
        <>
          <button onClick={settling.go}>
            {isResolved ? reviewMessages.spot.openAgain : reviewMessages.spot.settle}
          </button>{' '}
          <small className="note">{reviewMessages.spot.settles}</small>
        </>
      )}
      {thread.isOnFile && thread.thread === undefined && <p className="note">{reviewMessages.spot.hidden}</p>}
      <FailureNotice {...settling} />
    </article>
  );
}

/** A box for a reply, which is kept on this device until it has arrived. */
function ReplyForm({
  number,
  to,
  owner,
  onAnswered,
}: Pick<Props, 'number' | 'owner' | 'onAnswered'> & {to: number}): ReactNode {
  const {connection} = useEditor();
  const name = `reply ${owner.repository} ${owner.account} ${to}`;
  const [reply, change] = useSharedState<Reply>({
    name,
    load: useCallback(() => loadReply(owner, to), [owner, to]),
    save: useCallback((now: Reply) => saveReply(owner, to, now.words === '' ? undefined : now), [owner, to]),
    parse: parseReply,
    initial: emptyReply,
  });
  const {go, isDoing, failure, url} = useAction(async () => {
    if (!reply) return;
    await exclusively(name, () => replyToComment(connection, number, to, {...reply, words: reply.words.trim()}));
    // Words that were typed while it was being sent are another reply.
    change((now) => (now.words === reply.words ? emptyReply() : {...now, key: newDraftKey()}));
    await onAnswered();
  });
  const {words = ''} = reply ?? {};
  const isEmpty = words.trim() === '';
  return (
    <details>
      <summary>{reviewMessages.spot.answer}</summary>
      <label>
        <span className="srOnly">{reviewMessages.spot.answer}</span>
        <textarea value={words} onChange={({target}) => change((now) => ({...now, words: target.value}))} />
      </label>
      <button aria-disabled={isEmpty || undefined} onClick={() => !isEmpty && go()}>
        {isDoing ? reviewMessages.decide.sending : reviewMessages.spot.send}
      </button>
      <FailureNotice {...{failure, url}} />
    </details>
  );
}

const emptyReply = (): Reply => ({key: newDraftKey(), words: ''});
const StoredReply = z.object({key: z.string(), words: z.string()});
const parseReply = (stored: unknown): Reply | undefined => StoredReply.safeParse(stored).data;

/** Before publishing or sending again, lists the comments that nobody has replied to, applied or resolved. */
export function OpenThreads({threads = []}: {threads?: readonly LocatedThread[]}): ReactNode {
  const open = threads.filter(({status}) => status === 'open');
  if (open.length === 0) return null;
  return (
    <section>
      <p>{reviewMessages.stillOpen(open.length)}</p>
      <ul>
        {open.map(({id, by, words: text, instead}) => (
          <li key={id}>
            <b>{by}</b>: {text} {instead !== undefined && <ins>{toPlainText(instead)}</ins>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Shows the comments about a field next to it, where the author replies to them and applies suggested wording. */
export function ThreadsAtField({contentRef}: {contentRef: ContentPosition}): ReactNode {
  const {checked, conversation, sent, sourceOf, edit, dispatch, connection, openPullRequests} = useEditor();
  const {repository} = connection.service;
  const account = openPullRequests?.account ?? '';
  const owner = useMemo(() => ({repository, account}), [repository, account]);
  const [applied, setTaken] = useState<readonly number[]>([]);
  const [refused, setRefused] = useState<string>();
  const named = checked && refOfPosition(contentRef, checked.content);
  const threads = (checked ? locateThreads(conversation?.conversation?.threads ?? [], checked.content) : []).filter(
    (thread) => named !== undefined && thread.place !== undefined && isWithin(thread.place, named),
  );
  if (!sent || !conversation || threads.length === 0) return null;
  const takeOver = (id: number, by: string, address: string, instead: string) => {
    const {file, names} = segmentsOf(address);
    const found = checked && resolveSegments(file, names, checked.content);
    const source = sourceOf(file);
    const item = found && source && suggestionEdit(found, source, instead);
    if (!item) return;
    const problem = edit(file, item);
    setRefused(problem);
    if (problem !== undefined) return;
    dispatch({type: 'credit', helper: by});
    setTaken([...applied, id]);
  };
  return (
    <section aria-label={reviewMessages.message} className={styles.atRef}>
      {threads.map((thread) => (
        <div key={thread.id}>
          <Thread
            thread={thread}
            number={sent.number}
            owner={owner}
            isWriter
            onAnswered={conversation.ask}
            takeOver={
              applied.includes(thread.id)
                ? undefined
                : (instead) => takeOver(thread.id, thread.by, thread.place ?? '', instead)
            }
          />
          {applied.includes(thread.id) && <p role="status">{reviewMessages.spot.taken}</p>}
        </div>
      ))}
      {refused !== undefined && <p role="alert">{refused}</p>}
    </section>
  );
}

/** Why something could not be done, and the page of GitHub where the person can continue, if there is one. */
export function FailureNotice({failure, url}: {failure?: string; url?: string}): ReactNode {
  if (failure === undefined) return null;
  return (
    <div role="alert">
      <p>{failure}</p>
      {url !== undefined && (
        <p>
          <a href={url} target="_blank" rel="noreferrer">
            {reviewMessages.github}
          </a>
        </p>
      )}
    </div>
  );
}
