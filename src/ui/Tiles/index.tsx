import Icon from '../Icon';
import RichText from '../RichText';
import styles from './styles.module.css';

interface Tile {
  title: string;
  icon?: string;
  description?: string;
  items?: string[];
}

/** Short entries between hairlines, as many per row as fit. */
export default function Tiles({entries}: {entries: Tile[]}) {
  return (
    <ul className={styles.tiles}>
      {entries.map(({title, icon, description, items}) => (
        <li key={title} className={styles.tile}>
          {icon && <Icon named={icon} className={styles.icon} />}
          <h3>{title}</h3>
          {description && <RichText as="p" text={description} />}
          {items && (
            <ul className="ticks">
              {items.map((item) => (
                <RichText as="li" key={item} text={item} />
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}
