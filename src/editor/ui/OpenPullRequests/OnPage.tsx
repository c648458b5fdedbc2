import type {ReactNode} from 'react';
import {pullRequestsOn} from '../../state/open-pull-requests';
import {pullRequestMessages} from '../../messages/pull-requests';
import {useEditor} from '../useEditor';
import Note from './Note';
import styles from './styles.module.css';

interface Props {
  path: string;
  /** Whether it stays visible below a long list, which does not move when it appears. */
  isPinned?: boolean;
}

/** Names the proposals that change the page at an address. */
export default function OnPage({path, isPinned}: Props): ReactNode {
  const {openPullRequests, checked} = useEditor();
  const found = openPullRequests && checked ? pullRequestsOn(openPullRequests.all, path, checked.content) : [];
  return (
    <div className={isPinned ? styles.pinned : undefined}>
      <Note openPullRequests={found} message={pullRequestMessages.page} ownMessage={pullRequestMessages.pageOwn} />
    </div>
  );
}
