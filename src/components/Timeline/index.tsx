import useAnchors from '../../hooks/useAnchors';
import RichText from '../../ui/RichText';
import {usePage} from '../../hooks/usePage';
import styles from './styles.module.css';

/** The milestones on a line: a datum mark if the year is known, otherwise a plain tick. */
export default function Timeline() {
  const {timeline} = usePage('history');
  useAnchors(timeline.map(({id}) => id));
  return (
    <ol className={styles.line}>
      {timeline.map(({id, year, title, description}) => (
        <li key={id} id={id} className={year === undefined ? styles.tick : styles.datum}>
          {year !== undefined && <p className={styles.year}>{year}</p>}
          <h3>{title}</h3>
          <RichText as="p" className={styles.description} text={description} />
        </li>
      ))}
    </ol>
  );
}
