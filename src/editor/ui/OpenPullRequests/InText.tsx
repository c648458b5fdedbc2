import type {ReactNode} from 'react';
import type {BodyBlock} from '../../../cms/edit';
import {pullRequestsAt, pullRequestsOnLines} from '../../state/open-pull-requests';
import {pullRequestMessages} from '../../messages/pull-requests';
import {useEditor} from '../useEditor';
import Note from './Note';
import styles from './styles.module.css';

interface Props {
  file: string;
  run: BodyBlock;
  /** The clicked line of the file. */
  line?: number;
}

/** Names the proposals that change the open text, and stays visible above it. */
export default function InText({file, run: {first, last}, line}: Props): ReactNode {
  const {openPullRequests, checked} = useEditor();
  if (!openPullRequests || !checked) return null;
  const here = line === undefined ? [] : pullRequestsAt(openPullRequests.all, {file, line}, checked.content, true);
  const around = pullRequestsOnLines(openPullRequests.all, {file, first, last}, checked.content).filter(
    (pullRequest) => !here.includes(pullRequest),
  );
  return (
    <div className={styles.text}>
      <Note openPullRequests={here} message={pullRequestMessages.here} ownMessage={pullRequestMessages.hereOwn} />
      <Note openPullRequests={around} message={pullRequestMessages.nearby} ownMessage={pullRequestMessages.nearbyOwn} />
    </div>
  );
}
