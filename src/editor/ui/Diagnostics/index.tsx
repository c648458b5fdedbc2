import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {Flaw} from '../../../cms/lint';
import {placeOfFlaw} from '../../state/places';
import {sentenceOf, useEditor} from '../useEditor';
import styles from './styles.module.css';

interface Props {
  flaws: readonly Flaw[];
  /** They may stay as they are. */
  areNotices?: boolean;
  /** @returns what the button says that leads to the place. */
  nameOf: (flaw: Flaw) => string;
  onChosen?: () => void;
}

/** What is wrong, each with a button that leads to its place. */
export default function Flaws({flaws, areNotices = false, nameOf, onChosen}: Props): ReactNode {
  const editor = useEditor();
  const {open} = editor;
  return (
    <ul className={clsx(styles.flaws, areNotices && styles.notices)}>
      {flaws.map((flaw) => (
        <li key={`${flaw.file}:${flaw.line} ${flaw.text}`}>
          <button
            type="button"
            onClick={() => {
              open(placeOfFlaw(flaw));
              onChosen?.();
            }}>
            {nameOf(flaw)}
          </button>{' '}
          {sentenceOf(flaw, editor)}
        </li>
      ))}
    </ul>
  );
}
