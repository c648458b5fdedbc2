import Icon from '../../ui/Icon';
import RichText from '../../ui/RichText';
import {usePage} from '../../hooks/usePage';
import styles from './styles.module.css';

/** The e-mail addresses that the company uses for applicants, and what it never asks applicants for. */
export default function Recruitment() {
  const {recruitment} = usePage('recruitment', 'opening');
  if (!recruitment) return null;
  const {senders, never, recruitmentLabels: messages} = recruitment;
  return (
    <div className={styles.columns} data-axis>
      <div>
        <h3>{messages.senders}</h3>
        <ul className={styles.senders}>
          {senders.map((sender) => (
            <li key={sender}>{sender.includes('@') ? sender : `@${sender}`}</li>
          ))}
        </ul>
      </div>
      <div>
        <h3>{messages.never}</h3>
        <ul className={styles.never}>
          {never.map((what) => (
            <li key={what}>
              <Icon name="x" />
              <RichText text={what} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
