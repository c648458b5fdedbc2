import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import ArrowLink from '../../ui/ArrowLink';
import DownloadLink, {PdfLink} from '../../ui/DownloadLink';
import {COMPANY_FILE} from '../../site/addresses';
import {interpolate} from '../../shared/interpolate';
import {usePage} from '../../hooks/usePage';
import styles from './styles.module.css';
import type {AnswerLabels, Line} from '../../site/page-types';
import Validity, {RegisterLink} from '../Validity';
import ContactText from '../../ui/ContactText';
import RichText from '../../ui/RichText';

/** A download of everything, then the questions of buyers. Each answer links to the page that it comes from. */
export default function Questions() {
  const {groups, answerLabels: messages, pack} = usePage('buyers');
  return (
    <>
      <div className={styles.files}>
        {pack && <PdfLink {...pack} />}
        <DownloadLink to={COMPANY_FILE}>{messages.download}</DownloadLink>
      </div>
      {groups.map(({name, questions}) => (
        <div key={name} className={styles.group}>
          <h3>{name}</h3>
          {questions.map(({question, lines, more, source}) => (
            <div key={question} className={styles.question}>
              <div className={styles.asked}>
                <h4>{question}</h4>
                {source && (
                  <ArrowLink to={source.path} className={styles.source}>
                    {interpolate(messages.source, {name: source.title})}
                  </ArrowLink>
                )}
              </div>
              <div>
                <Answer lines={lines} messages={messages} />
                {more > 0 && <More to={source?.path}>{interpolate(messages.more, {count: more})}</More>}
              </div>
            </div>
          ))}
        </div>
      ))}
    </>
  );
}

/** Says that an answer is shortened, with a link if one page has all of it. */
function More({to, children}: {to?: string; children: ReactNode}) {
  if (to === undefined) return <p className="note">{children}</p>;
  return (
    <ArrowLink to={to} className={styles.source}>
      {children}
    </ArrowLink>
  );
}

/** The lines of an answer as rows: a name, its value, and how to verify it. */
function Answer({lines, messages}: {lines: readonly Line[]; messages: AnswerLabels}) {
  return (
    <ul className={styles.lines}>
      {lines.map(({name, note, details, page, ownPage: source = page, paper, register}, index) => (
        <li key={index}>
          <div>
            <p className={styles.name}>{source ? <Link to={source}>{name}</Link> : name}</p>
            {note && <RichText as="p" className="note" text={note} />}
          </div>
          <div className={styles.details}>
            {details.map((detail) => (
              <p key={detail}>
                <ContactText text={detail} />
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
