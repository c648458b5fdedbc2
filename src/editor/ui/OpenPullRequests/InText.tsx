import type {ReactNode} from 'react';
import type {Block} from '../../../cms/edit';
import {othersAt, othersOnLines} from '../../state/others';
import {otherWords} from '../../messages/others';
import {useEditor} from '../useEditor';
import Note from './Note';
import styles from './styles.module.css';

interface Props {
  file: string;
  run: Block;
  /** The line of the file that was pointed at. */
  line?: number;
}

/** Says which proposals change the paragraph that was opened, or another of the same text; it stays in view above it. */
export default function InText({file, run: {first, last}, line}: Props): ReactNode {
  const {others, checked} = useEditor();
  if (!others || !checked) return null;
  const here = line === undefined ? [] : othersAt(others.all, {file, line}, checked.content, true);
  const around = othersOnLines(others.all, {file, first, last}, checked.content).filter(
    (pullRequest) => !here.includes(pullRequest),
  );
  return (
    <div className={styles.text}>
      <Note others={here} says={otherWords.here} saysOwn={otherWords.hereOwn} />
      <Note others={around} says={otherWords.nearby} saysOwn={otherWords.nearbyOwn} />
    </div>
  );
}
