import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  message: string;
  /** The words of the button. */
  take: string;
  onTaken: () => void;
}

/** Something that the editor can do for a person, with one press. */
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
