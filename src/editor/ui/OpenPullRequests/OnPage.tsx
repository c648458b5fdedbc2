import type {ReactNode} from 'react';
import {othersOn} from '../../state/others';
import {otherWords} from '../../messages/others';
import {useEditor} from '../useEditor';
import Note from './Note';
import styles from './styles.module.css';

interface Props {
  path: string;
  /** Below a long list it stays in view, and nothing of the list moves when it comes. */
  isPinned?: boolean;
}

/** Says which proposals touch the page at an address. */
export default function OnPage({path, isPinned}: Props): ReactNode {
  const {others, checked} = useEditor();
  const found = others && checked ? othersOn(others.all, path, checked.content) : [];
  return (
    <div className={isPinned ? styles.pinned : undefined}>
      <Note others={found} says={otherWords.page} saysOwn={otherWords.pageOwn} />
    </div>
  );
}
