import RichText from '../../ui/RichText';
import {usePage} from '../../hooks/usePage';
import styles from './styles.module.css';

/** The codes by which buyers find a service, grouped by scheme. */
export default function Codes() {
  const {codes = []} = usePage('service');
  const schemes = [...new Set(codes.map(({scheme}) => scheme))];
  return (
    <dl className={styles.codes}>
      {schemes.map((scheme) => (
        <div key={scheme} className={styles.scheme}>
          <dt className="note">{scheme}</dt>
          <dd>
            <ul>
              {codes
                .filter((code) => code.scheme === scheme)
                .map(({code, name}) => (
                  <li key={code}>
                    <strong>{code}</strong> <RichText text={name} />
                  </li>
                ))}
            </ul>
          </dd>
        </div>
      ))}
    </dl>
  );
}
