import RichText from '../RichText';
import styles from './styles.module.css';

/** Steps in their order, on a datum line. */
export default function StepList({entries}: {entries: {title: string; description?: string}[]}) {
  return (
    <ol className={styles.steps}>
      {entries.map(({title, description}) => (
        <li key={title} className={styles.step}>
          <h3>{title}</h3>
          <RichText as="p" text={description} />
        </li>
      ))}
    </ol>
  );
}
