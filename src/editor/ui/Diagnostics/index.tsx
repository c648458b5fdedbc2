import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {Diagnostic} from '../../../cms/lint';
import {rulePage} from '../../github';
import {messages} from '../../messages';
import {refOfDiagnostic} from '../../state/refs';
import {sentenceOf, useEditor} from '../useEditor';
import styles from './styles.module.css';

interface Props {
  diagnostics: readonly Diagnostic[];
  /** They may stay as they are. */
  areWarnings?: boolean;
  /** @returns what the button says that leads to the place. */
  nameOf: (diagnostic: Diagnostic) => string;
  onChosen?: () => void;
}

/** What is wrong, each with a button that leads to its place. */
export default function Diagnostics({diagnostics, areWarnings = false, nameOf, onChosen}: Props): ReactNode {
  const editor = useEditor();
  const {open} = editor;
  return (
    <ul className={clsx(styles.diagnostics, areWarnings && styles.notices)}>
      {diagnostics.map((diagnostic) => (
        <li key={`${diagnostic.file}:${diagnostic.range.start.line} ${diagnostic.message}`}>
          <button
            type="button"
            onClick={() => {
              open(refOfDiagnostic(diagnostic));
              onChosen?.();
            }}>
            {nameOf(diagnostic)}
          </button>{' '}
          {sentenceOf(diagnostic, editor)}{' '}
          <a href={rulePage(editor.connection, diagnostic.ruleId)} target="_blank" rel="noreferrer">
            {messages.diagnostic.rule}
          </a>
        </li>
      ))}
    </ul>
  );
}
