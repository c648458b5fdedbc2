import RichText from '../RichText';
import styles from './styles.module.css';

/** A scope of work as a numbered list in two columns, aligned with the axis of its section if it has one. */
export default function NumberedList({items, axis}: {items: readonly string[]; axis?: true}) {
  return (
    <ol className={styles.list} data-axis={axis}>
      {items.map((item) => (
        <RichText as="li" key={item} text={item} />
      ))}
    </ol>
  );
}
