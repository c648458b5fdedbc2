import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface Fact {
  name: string;
  value: ReactNode;
}

/** Facts below each other, each below its name, as in the title block of a drawing. What has no value is left out. */
export default function Facts({facts}: {facts: readonly Fact[]}): ReactNode {
  return (
    <dl className={styles.facts}>
      {facts
        .filter(({value}) => value !== undefined)
        .map(({name, value}) => (
          <div key={name}>
            <dt className="note">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
