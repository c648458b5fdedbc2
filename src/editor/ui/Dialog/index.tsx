import {useEffect, useRef, type ReactNode} from 'react';
import {messages} from '../../messages';
import styles from './styles.module.css';

interface Props {
  title: string;
  /** Without it the dialog waits for an answer. */
  onClose?: () => void;
  /** What the button is called that closes it. */
  close?: string;
  /** The page stays in view beside it. */
  isBeside?: boolean;
  children: ReactNode;
}

/** A dialog over the editor; nothing below it is taken away. */
export default function Dialog({title, onClose, close = messages.close, isBeside = false, children}: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    element.showModal();
    // What leaves it moves no button away from below the finger.
    const observer = new ResizeObserver(() => element.style.setProperty('--tallest', `${element.offsetHeight}px`));
    observer.observe(element, {box: 'border-box'});
    return () => observer.disconnect();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-beside={isBeside || undefined}
      aria-label={title}
      onCancel={(event) => {
        if (!onClose) event.preventDefault();
      }}
      onClose={onClose}>
      <h2>{title}</h2>
      {children}
      {onClose && (
        <button type="button" className={styles.close} onClick={() => dialog.current?.close()}>
          {close}
        </button>
      )}
    </dialog>
  );
}
