import ArrowLink from '../../ui/ArrowLink';
import {usePage} from '../../hooks/usePage';
import styles from './styles.module.css';

/** The forms of the site. Each looks like a sheet with empty fields, and the whole sheet links to the form. */
export default function Forms() {
  const {forms = []} = usePage('contact');
  return (
    <div className={styles.forms}>
      {forms.map(({name, href, description}) => (
        <article key={href} className={styles.form}>
          <p>{description}</p>
          <div className={styles.fields} aria-hidden="true">
            <span />
            <span />
            <span />
          </div>
          <ArrowLink to={href} className={`cover ${styles.name}`}>
            {name}
          </ArrowLink>
        </article>
      ))}
    </div>
  );
}
