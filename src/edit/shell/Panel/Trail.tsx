import type {ReactNode} from 'react';
import {valueAt} from '../../../content/check';
import {spoken} from '../../../content/read';
import type {Path} from '../../../content/write';
import {nameOf} from '../Field/names';
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
      {path.map((key, index) => {
        const at = path.slice(0, index + 1);
        const label = typeof key === 'number' ? (nameOf(valueAt(data, at)) ?? key + 1) : spoken(key);
        const isOpen = index === path.length - 1;
        return (
          <span key={index}>
            {' › '}
            {isOpen ? (
              label
            ) : (
              <button type="button" onClick={() => open({file, path: at})}>
                {label}
              </button>
            )}
          </span>
        );
      })}
    </p>
  );
}
