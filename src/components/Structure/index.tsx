import {usePage} from '../../hooks/usePage';
import styles from './styles.module.css';

/** The management structure: each group is a tree whose branches are its members. */
export default function Structure() {
  const {structure} = usePage('management');
  return (
    <div className={styles.trees} data-axis>
      {structure.map(({title, items}) => (
        <div key={title}>
          <h3>{title}</h3>
          <ul className={styles.tree}>
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
