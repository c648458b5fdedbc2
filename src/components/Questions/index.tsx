import type {ReactNode} from 'react';
import ArrowLink from '../../layout/ArrowLink';
import DownloadLink from '../../layout/DownloadLink';
import PdfLink from '../../layout/PdfLink';
import {COMPANY_FILE} from '../../shared/addresses';
import {fillPlaces} from '../../shared/fill-places';
import {usePage} from '../../hooks/usePage';
import Answer from './Answer';
import styles from './styles.module.css';

/** The questions of a buyer with their answers, group by group, each with the page from which the answer comes. */
export default function Questions(): ReactNode {
  const {groups, answerWords: words, pack} = usePage('buyers');
  return (
    <>
      {groups.map(({name, questions}) => (
        <div key={name} className={styles.group}>
          <h3>{name}</h3>
          {questions.map(({question, lines, more, source}) => (
            <div key={question} className={styles.question}>
              <div className={styles.asked}>
                <h4>{question}</h4>
                {source && (
                  <ArrowLink to={source.path} className={styles.source}>
                    {fillPlaces(words.source, {name: source.title})}
                  </ArrowLink>
                )}
              </div>
              <div>
                <Answer lines={lines} words={words} />
                {more > 0 && <p className="note">{fillPlaces(words.more, {count: more})}</p>}
              </div>
            </div>
          ))}
        </div>
      ))}
      {pack && <PdfLink {...pack} />}
      <DownloadLink to={COMPANY_FILE}>{words.download}</DownloadLink>
    </>
  );
}
