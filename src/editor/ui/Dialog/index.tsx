import {useEffect, useRef, type ReactNode} from 'react';
import {messages} from '../../messages';
import styles from './styles.module.css';

interface Props {
  title: string;
  /** Closes the dialog; without it, the person must answer. */
  onClose?: () => void;
  /** The label of the button that closes it. */
  close?: string;
  /** Whether the page stays visible beside the dialog. */
  isBeside?: boolean;
  children: ReactNode;
}

/** A dialog over the editor, which keeps its state. */
export default function Dialog({title, onClose, close = messages.close, isBeside = false, children}: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    const opener = document.activeElement;
    element.showModal();
    // The dialog does not shrink when content disappears, so that no button moves away from the finger.
    const observer = new ResizeObserver(() => element.style.setProperty('--tallest', `${element.offsetHeight}px`));
    observer.observe(element, {box: 'border-box'});
    return () => {
      observer.disconnect();
      // The browser gives the focus back only when a dialog is closed, and not when its answer removes it.
      if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  useEffect(() => {
    const element = dialog.current;
    // With another title it has other content and another height, and the control with the focus may be gone.
    element?.style.removeProperty('--tallest');
    if (element && !element.contains(document.activeElement)) element.focus();
  }, [title]);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-beside={isBeside || undefined}
      aria-label={title}
      tabIndex={-1}
      onCancel={(event) => {
        if (!onClose) event.preventDefault();
      }}
      onClose={onClose}>
      <h2>{title}</h2>
      {children}
      {onClose && (
        <button className={styles.close} onClick={() => dialog.current?.close()}>
          {close}
        </button>
      )}
    </dialog>
  );
}
