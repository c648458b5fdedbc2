import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  id?: string;
  texts: readonly string[];
  /** Fields that still have to be filled in; these are not errors. */
  open?: readonly string[];
}

export default function Problems({id, texts, open = []}: Props): ReactNode {
  if (texts.length + open.length === 0) return null;
  return (
    <ul id={id} className={styles.problems}>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
      {open.map((text) => (
        <li key={text} className={styles.open}>
          {text}
        </li>
      ))}
    </ul>
  );
}
