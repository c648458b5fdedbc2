import type {ReactNode} from 'react';
import type {Diagnostic} from '../../../cms/lint';
import {messages} from '../../messages';
import {labelOf} from '../../../site/labels';
import Diagnostics from '../Diagnostics';
import styles from './styles.module.css';

const fieldOf = ({path}: Diagnostic): string =>
  path?.map((key) => (typeof key === 'number' ? key + 1 : labelOf(key))).join(' › ') ?? messages.panel.body;

/** Replaces a new page that cannot be rendered yet, and lists what is missing. */
export default function MissingFields({diagnostics}: {diagnostics: readonly Diagnostic[]}): ReactNode {
  return (
    <section className={styles.missing}>
      <h2>{messages.waiting}</h2>
      <Diagnostics diagnostics={diagnostics} nameOf={fieldOf} />
    </section>
  );
}
