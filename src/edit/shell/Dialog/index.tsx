import {useEffect, useRef, type ReactNode} from 'react';
import {words} from '../../words';
import styles from './styles.module.css';

interface Props {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog over the editor; nothing below it is taken away. */
export default function Dialog({title, onClose, children}: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className={styles.dialog} aria-label={title} onClose={onClose}>
      <h2>{title}</h2>
      {children}
      <button type="button" className={styles.close} onClick={() => dialog.current?.close()}>
        {words.close}
      </button>
    </dialog>
  );
}
