import type {ReactNode} from 'react';
import {addressOf, isPage, SITE_FILE} from '../../../cms/parse';
import {HOME} from '../../../shared/addresses';
import type {Closed} from '../../github';
import {progressMessages} from '../../messages/progress';
import {pageNameOf, useEditor} from '../useEditor';
import styles from './styles.module.css';
import {unseenIn, type VisibleSince} from './useSeen';

const day = new Intl.DateTimeFormat('en-GB', {dateStyle: 'long'});
const clock = new Intl.DateTimeFormat('en-GB', {timeStyle: 'short'});

/** A proposal that is over: published, with the way to what visitors see of it, or closed, with the last words. */
export default function ClosedPullRequest({
  title,
  url,
  at: date,
  isPublished,
  paths,
  last,
  seen,
}: Closed & {seen?: VisibleSince}): ReactNode {
  const editor = useEditor();
  const {base} = editor;
  const file = paths.find((path) => isPage(path) && base.texts.has(path)) ?? paths.find((path) => path === SITE_FILE);
  const state =
    seen === undefined
      ? unseenIn(editor.connection.service)
      : seen === 'before'
        ? progressMessages.seen
        : progressMessages.seenSince(clock.format(seen));
  return (
    <li className={styles.one}>
      <p className={styles.title}>{title}</p>
      {isPublished ? (
        <p>
          {progressMessages.published(day.format(date))} {state}
        </p>
      ) : (
        <p>{progressMessages.closed(day.format(date))}</p>
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
