import type {ReactNode} from 'react';
import {spoken} from '../../../cms/parse';
import type {Flaw} from '../../../cms/lint';
import {words} from '../../messages';
import Flaws from '../Diagnostics';
import styles from './styles.module.css';

const fieldOf = ({path}: Flaw): string =>
  path?.map((key) => (typeof key === 'number' ? key + 1 : spoken(key))).join(' › ') ?? words.panel.body;

/** In place of a new page that cannot be drawn yet: what is still missing. */
export default function Waiting({flaws}: {flaws: readonly Flaw[]}): ReactNode {
  return (
    <section className={styles.waiting}>
      <h2>{words.waiting}</h2>
      <Flaws flaws={flaws} nameOf={fieldOf} />
    </section>
  );
}
