import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {AnswerWords, Line} from '../../../site/page-types';
import RegisterLink from '../../../ui/RegisterLink';
import Validity from '../../../ui/Validity';
import RichText from '../../../ui/RichText';
import styles from './styles.module.css';

interface Props {
  lines: readonly Line[];
  messages: AnswerWords;
}

/** The lines of an answer as rows: a name, its value, and how to verify it. */
export default function Answer({lines, messages}: Props): ReactNode {
  return (
    <ul className={styles.lines}>
      {lines.map(({name, note, details, page, own = page, paper, register}, index) => (
        <li key={index}>
          <div>
            <p className={styles.name}>{own ? <Link to={own}>{name}</Link> : name}</p>
            {note && (
              <p className="note">
                <RichText text={note} />
              </p>
            )}
          </div>
          <div className={styles.details}>
            {details.map((detail) => (
              <p key={detail}>
                <RichText text={detail} />
              </p>
            ))}
          </div>
          {(paper ?? register) && (
            <div className={styles.check}>
              {paper && (
                <p>
                  <Validity paper={paper} messages={messages} />
                </p>
              )}
              {register && <RegisterLink to={register} name={name} messages={messages} />}
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
