import Link from '@docusaurus/Link';
import Icon from '../../ui/Icon';
import LogoPlate from '../../ui/LogoPlate';
import {usePage} from '../../hooks/usePage';
import styles from './styles.module.css';

/** The logo and the name of every client; the last cell invites the visitor to become one. */
export default function ClientWall() {
  const {clients, invitation} = usePage('clients');
  return (
    <ul className={styles.wall}>
      {clients.map(({id, name, logo}) => (
        <li key={id} className={styles.cell}>
          <LogoPlate logo={logo} className={styles.logo} />
          <p className="note">{name}</p>
        </li>
      ))}
      {invitation && (
        <li className={styles.invitation}>
          <Link to={invitation.href} className="onInk">
            {invitation.text}
            <span>
              {invitation.name} <Icon name="arrow-right" />
            </span>
          </Link>
        </li>
      )}
    </ul>
  );
}
