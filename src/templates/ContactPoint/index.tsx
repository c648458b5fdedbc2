import Link from '@docusaurus/Link';
import {telephoneLink} from '../../shared/telephone-links';
import type {AnsweringContact} from '../../site/page-data';
import styles from './styles.module.css';
import {useSite} from '../../hooks/useSite';

/** The contact point for questions about the page. */
export default function ContactPoint({to, name, who, phones, email, answer}: AnsweringContact) {
  const site = useSite();
  return (
    <aside className={styles.band} aria-label={site.labels.answeredBy}>
      <div className="wrap">
        <p className="note">{site.labels.answeredBy}</p>
        <p>
          <Link to={to}>{name}</Link> {who}
        </p>
        <p>
          {(phones ?? []).map((number) => (
            <a key={number} href={telephoneLink(number)}>
              {number}
            </a>
          ))}
          {email && <a href={`mailto:${email}`}>{email}</a>}
        </p>
        <p>{answer}</p>
      </div>
    </aside>
  );
}
