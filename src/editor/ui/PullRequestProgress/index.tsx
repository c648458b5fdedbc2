import {useQueries} from '@tanstack/react-query';
import {useEffect, useMemo, useState, type ReactNode} from 'react';
import {type Proposal, type ClosedProposal, type Progress, closedProposalsOf, loadProgress} from '../../github';
import {progressMessages} from '../../messages/progress';
import {useEditor, pageNameOf} from '../hooks/useEditor';
import styles from './styles.module.css';
import {useLiveProposals, notLiveYetMessage, type LiveSince} from './Outcome';
import {addressOf, isPage, SITE_FILE} from '../../../cms/parse';
import {HOME} from '../../../shared/addresses';
import {threadsAwaitingReply} from '../hooks/useConversation';
import {githubQueryOptions, POLL_INTERVAL_MS, useGithubQuery, useReportedError} from '../hooks/useGithubQuery';
import ManageProposal from '../ManageProposal';
import {formatClock, formatDay} from '../../messages/format';

const MAX_CLOSED = 10;

/** Lists the account's own proposals, each with its status and next step. */
export default function PullRequestProgress({proposals}: {proposals: readonly Proposal[]}): ReactNode {
  const {openPullRequests} = useEditor();
  const account = openPullRequests?.account ?? '';
  const ownProposals = useMemo(() => proposals.filter(({by}) => by === account), [proposals, account]);
  const {progress, over, failure} = useProgressOf(account, ownProposals);
  const seen = useLiveProposals(over);
  const [isOpen, setOpen] = useState(false);
  const listed = (some: typeof over = []) =>
    some.map((closed) => <ClosedPullRequest key={closed.number} {...closed} seen={seen.get(closed.number)} />);
  const older = over?.slice(MAX_CLOSED) ?? [];
  return (
    <div className={styles.way} aria-live="polite">
      {failure !== undefined && <p role="alert">{failure}</p>}
      {over === undefined && failure === undefined && <p className="note">{progressMessages.loading}</p>}
      {over?.length === 0 && ownProposals.length === 0 && <p className="note">{progressMessages.none}</p>}
      <ul>
        {ownProposals.map((pullRequest, index) => (
          <OpenPullRequest key={pullRequest.number} proposal={pullRequest} progress={progress[index]} />
        ))}
        {listed(over?.slice(0, MAX_CLOSED))}
      </ul>
      {older.length > 0 && (
        <details onToggle={({currentTarget}) => setOpen(currentTarget.open)}>
          <summary>{progressMessages.older(older.length)}</summary>
          {isOpen && <ul>{listed(older)}</ul>}
        </details>
      )}
    </div>
  );
}

/** A published proposal with a link to the page, or a closed one with the last comment. */
function ClosedPullRequest({
  title,
  url,
  at: date,
  isPublished,
  paths,
  last,
  seen,
}: ClosedProposal & {seen?: LiveSince}): ReactNode {
  const editor = useEditor();
  const {base} = editor;
  const file = paths.find((path) => isPage(path) && base.texts.has(path)) ?? paths.find((path) => path === SITE_FILE);
  const state =
    seen === undefined
      ? notLiveYetMessage(editor.connection.service)
      : seen === 'before'
        ? progressMessages.seen
        : progressMessages.seenSince(formatClock(seen));
  return (
    <li className={styles.one}>
      <p className={styles.title}>{title}</p>
      {isPublished ? (
        <p>
          {progressMessages.published(formatDay(date))} {state}
        </p>
      ) : (
        <p>{progressMessages.closed(formatDay(date))}</p>
      )}
      {!isPublished && last && <p className="note">{progressMessages.last(last.by, last.words)}</p>}
      <p className={styles.ways}>
        {isPublished && file !== undefined && (
          <a href={file === SITE_FILE ? HOME : addressOf(file)} target="_blank" rel="noreferrer">
            {progressMessages.live(pageNameOf(file, editor))}
          </a>
        )}
        {!isPublished && (
          <a href={url} target="_blank" rel="noreferrer">
            {progressMessages.github}
            <span className="srOnly">: {title}</span>
          </a>
        )}
      </p>
    </li>
  );
}

/** An open proposal with its status, its next step and the links for that. */
function OpenPullRequest({proposal, progress}: {proposal: Proposal; progress?: Progress}): ReactNode {
  const {openPullRequests} = useEditor();
  if (!openPullRequests) return null;
  const {account, review, ask, withdrawn} = openPullRequests;
  const comments = threadsAwaitingReply(account, progress?.conversation).length;
  return (
    <li className={styles.one}>
      <p className={styles.title}>{proposal.title}</p>
      <p>
        {progress?.sentence ?? progressMessages.loading} {comments > 0 && progressMessages.comments(comments)}
      </p>
      {progress && <p className="note">{progressMessages.todo[progress.stage]}</p>}
      <p className={styles.ways}>
        <button onClick={() => review(proposal)}>
          {progressMessages.look}
          <span className="srOnly">: {proposal.title}</span>
        </button>
        <ManageProposal {...{proposal, account, withdrawn}} again={ask} isListed />
        {progress?.preview !== undefined && (
          <a href={progress.preview} target="_blank" rel="noreferrer">
            {progressMessages.preview}
          </a>
        )}
      </p>
    </li>
  );
}

/**
 * Follows the proposals of an account. Each is asked for when it appears or changes, and then in turn, so that many
 * proposals need no more requests than one.
 */
function useProgressOf(account: string, own: readonly Proposal[]) {
  const {connection, onError} = useEditor();
  const statuses = useQueries(
    {
      queries: own.map(({number, commit, changedAt}) =>
        githubQueryOptions({
          key: ['status in the list', number, commit, changedAt],
          load: () => loadProgress(connection, number),
          interval: POLL_INTERVAL_MS * own.length,
        }),
      ),
      combine: (results) => ({
        progress: results.map(({data}) => data),
        error: results.find(({failureReason}) => failureReason)?.failureReason ?? null,
      }),
    },
    connection.queries,
  );
  useReportedError(statuses.error, onError);
  const {
    data: over,
    failure,
    ask,
  } = useGithubQuery({
    ...{connection, onError, interval: POLL_INTERVAL_MS},
    key: ['closed proposals', account],
    load: () => closedProposalsOf(connection, account),
  });
  const numbers = own.map(({number}) => number).join();
  // A proposal that is no longer open must not be missing from both lists until the next poll.
  useEffect(() => void ask({cancelRefetch: false}), [numbers, ask]);
  return {progress: statuses.progress, over, failure: failure ?? statuses.error?.message};
}
