import Link from '@docusaurus/Link';
import styles from './styles.module.css';

interface Props {
  /** The name of the group for screen readers. */
  label: string;
  chips: {name: string; count?: number; to: string; current: boolean}[];
}

/** Filters as links, so that visitors can share a filtered page. They are hidden without JavaScript. */
export default function Chips({label, chips}: Props) {
  return (
    <nav className={styles.chips} aria-label={label}>
      {chips.map(({name, count, to, current}) => (
        <Link key={to} to={to} className={styles.chip} aria-current={current || undefined}>
          <span>{name}</span> {count !== undefined && <span>{count}</span>}
        </Link>
      ))}
    </nav>
  );
}
