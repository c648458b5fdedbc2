import clsx from 'clsx';
import type {ReactNode} from 'react';
import {addressOf, isPage} from '../../../cms/parse';
import type {Diagnostic} from '../../../cms/lint';
import {rulePage} from '../../github';
import {messages} from '../../messages';
import {positionOfDiagnostic} from '../../state/positions';
import {sentenceOf, useEditor} from '../hooks/useEditor';
import styles from './styles.module.css';
import {labelOf} from '../../../site/labels';
import editorStyles from '../Editor/styles.module.css';

interface Props {
  diagnostics: readonly Diagnostic[];
  /** Whether these are warnings, which do not stop sending. */
  areWarnings?: boolean;
  /** @returns the label of the button that opens the field or text of a diagnostic. */
  nameOf: (diagnostic: Diagnostic) => string;
  onChosen?: () => void;
}

/** Lists diagnostics, each with a button that opens its field or text. */
export default function Diagnostics({diagnostics, areWarnings = false, nameOf, onChosen}: Props): ReactNode {
  const editor = useEditor();
  const {open, show} = editor;
  return (
    <ul className={clsx(styles.diagnostics, areWarnings && styles.notices)}>
      {diagnostics.map((diagnostic) => (
        <li key={`${diagnostic.file}:${diagnostic.range.start.line} ${diagnostic.message}`}>
          <button
            onClick={() => {
              if (isPage(diagnostic.file)) show(addressOf(diagnostic.file));
              open(positionOfDiagnostic(diagnostic));
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

const fieldOf = ({path}: Diagnostic): string =>
  path?.map((key) => (typeof key === 'number' ? key + 1 : labelOf(key))).join(' › ') ?? messages.panel.body;

interface MissingFieldsProps {
  title?: string;
  diagnostics: readonly Diagnostic[];
}

/** Replaces a page that cannot be rendered yet, and lists what is missing. */
export function MissingFields({title = messages.waiting, diagnostics}: MissingFieldsProps): ReactNode {
  return (
    <section className={editorStyles.missing}>
      <h2>{title}</h2>
      <Diagnostics diagnostics={diagnostics} nameOf={fieldOf} />
    </section>
  );
}
