import {useEffectEvent, useLayoutEffect, useRef, type ReactNode} from 'react';
import {TextEditor} from '../../rich-text/text-editor';
import styles from './styles.module.css';

interface Props {
  /** The Markdown of one block. */
  text: string;
  label: string;
  isFocused: boolean;
  /** Runs at each keystroke. */
  onChange: (text: string) => void;
}

/** Edits one block as a document with an undo history of its own: the wording that a reviewer suggests. */
export default function BlockText({text, label, isFocused, onChange}: Props): ReactNode {
  const mount = useRef<HTMLDivElement>(null);
  const change = useEffectEvent((now: string) => onChange(now));
  const open = useEffectEvent((element: HTMLElement) => {
    const history = new BlockHistory(text);
    const show = (step: 'undo' | 'redo') => {
      const now = history[step]();
      made.show(now);
      change(now);
    };
    const made: TextEditor = new TextEditor({
      mount: element,
      text,
      attributes: {'aria-label': label, lang: 'en'},
      onWrite: (now, {joins}) => {
        history.record(now, joins);
        change(now);
      },
      undo: () => show('undo'),
      redo: () => show('redo'),
      // A suggestion is one block without photos, beside which there are no buttons and no dialog.
      ...{onChange: nothing, onPaste: nothing, editLink: nothing, focusToolbar: nothing},
    });
    if (isFocused) made.view.focus();
    return () => made.destroy();
  });
  useLayoutEffect(() => (mount.current ? open(mount.current) : undefined), []);
  return <div ref={mount} className={`${styles.document} ${styles.blockText}`} />;
}

const nothing = () => undefined;

class BlockHistory {
  private past: string[] = [];
  private future: string[] = [];

  constructor(private now: string) {}

  record(text: string, joins: boolean): void {
    if (!joins) this.past.push(this.now);
    this.now = text;
    this.future = [];
  }

  readonly undo = (): string => this.step(this.past, this.future);
  readonly redo = (): string => this.step(this.future, this.past);

  private step(from: string[], to: string[]): string {
    const text = from.pop();
    if (text === undefined) return this.now;
    to.push(this.now);
    this.now = text;
    return text;
  }
}
