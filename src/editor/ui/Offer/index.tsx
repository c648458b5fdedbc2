import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  message: string;
  /** The label of the button. */
  take: string;
  onTaken: () => void;
}

/** Offers an action that the editor can do with one click. */
export default function Offer({message, take, onTaken}: Props): ReactNode {
  return (
    <div className={styles.offer}>
      <p>{message}</p>
      <button type="button" onClick={onTaken}>
        {take}
      </button>
    </div>
  );
}
