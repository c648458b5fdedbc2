import ArrowLink from '../../ui/ArrowLink';
import {usePage} from '../../hooks/usePage';
import styles from './styles.module.css';

/** The forms of the site. The whole card links to the form. */
export default function Forms() {
  const {forms = []} = usePage('contact');
  return (
    <ul className={styles.forms}>
      {forms.map(({name, href, description}) => (
        <li key={href}>
          <article className={styles.form}>
            <p>{description}</p>
            <ArrowLink to={href} className={`cover ${styles.name}`}>
              {name}
            </ArrowLink>
          </article>
        </li>
      ))}
    </ul>
  );
}
