import Link from '@docusaurus/Link';
import {interpolate} from '../../shared/interpolate';
import {countVisibleCharacters} from '../../shared/letters';
import styles from './styles.module.css';
import {useSite} from '../../hooks/useSite';

/** The company's logo and name, with a link to Home. */
export default function Brand() {
  const site = useSite();
  // Both lines of the name must fit into the width of a phone.
  const letters = {
    '--name': countVisibleCharacters(site.shortName),
    '--second-name': countVisibleCharacters(site.secondName),
  } as object;
  return (
    <Link to="/" className={styles.brand} aria-label={interpolate(site.labels.home, {name: site.name})}>
      <svg className={styles.mark} viewBox="0 0 40 40" aria-hidden="true">
        <path fill="currentColor" d="M0 0h40v9H9.5v6.5H31v9H9.5V40H0z" />
        <path className={styles.datum} d="M17 29h23L28.5 40z" />
      </svg>
      <span className={styles.name} style={letters}>
        {site.shortName} <small>{site.secondName}</small>
      </span>
    </Link>
  );
}
