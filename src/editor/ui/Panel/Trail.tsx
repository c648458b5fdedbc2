import type {ReactNode} from 'react';
import type {Path} from '../../../cms/edit';
import {stepName} from '../Field/names';
import {pageNameOf, useEditor} from '../useEditor';
import styles from './styles.module.css';

/** The way from the page to what is open, each step of which can be opened. */
export default function Trail({file, path, data}: {file: string; path: Path; data: unknown}): ReactNode {
  const editor = useEditor();
  const {open} = editor;
  return (
    <p className={styles.trail}>
      <button type="button" onClick={() => open({file})}>
        {pageNameOf(file, editor)}
      </button>
      {path.map((_key, index) => {
        const keys = path.slice(0, index + 1);
        const label = stepName(data, keys);
        const isOpen = index === path.length - 1;
        return (
          <span key={index}>
            {' › '}
            {isOpen ? (
              label
            ) : (
              <button type="button" onClick={() => open({file, path: keys})}>
                {label}
              </button>
            )}
          </span>
        );
      })}
    </p>
  );
}
