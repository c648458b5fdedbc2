import type {ReactNode} from 'react';
import Words from '../../layout/Words';
import type {JobData} from '../../content/kinds';
import {PROJECTS} from '../../shared/addresses';
import {longDate} from '../../shared/days';
import {fillPlaces} from '../../shared/fill-places';
import ProjectCards from '../../layout/ProjectCards';
import PdfPaper from '../../layout/DownloadLink';
import Page from '../Page';
import Facts from './Facts';
import Figures from './Figures';
import Part from './Part';
import Photos from './Photos';
import Way from './Way';
import styles from './styles.module.css';

/** The page that a job with a story has to itself. What the story does not say has no section. */
export default function JobPage({page}: {page: JobData}): ReactNode {
  const {story, words, service, next} = page;
  const {question, scope, delivered, photos, said, papers} = story;
  return (
    <Page page={page}>
      <Part tag={words.tag} heading={words.heading} link={{to: PROJECTS, name: words.all}}>
        <Facts page={page} />
      </Part>
      {(question ?? scope) && (
        <Part tag={words.task} heading={words.taskHeading}>
          {question && (
            <p className={`lead ${styles.question}`} data-axis>
              <Words text={question} />
            </p>
          )}
          {scope && (
            <ol className={styles.scope} data-axis>
              {scope.map((item) => (
                <li key={item}>
                  <Words text={item} />
                </li>
              ))}
            </ol>
          )}
        </Part>
      )}
      {delivered && (
        <Part tag={words.result} heading={words.resultHeading} tone="ink">
          <Figures figures={delivered} />
        </Part>
      )}
      {photos && (
        <Part tag={words.pictures} heading={words.picturesHeading}>
          <Photos photos={photos} words={words} />
        </Part>
      )}
      <Way story={story} words={words} />
      {said && (
        <Part tag={words.said} heading={`“${said.words}”`} tone="alt" statement>
          <p className={styles.by} data-axis>
            <strong>{said.name}</strong>, {said.position}
            <span className="note">{fillPlaces(words.consent, {date: longDate(said.consent)})}</span>
          </p>
        </Part>
      )}
      {papers && (
        <Part tag={words.papers} heading={words.papersHeading}>
          <div data-axis>
            {papers.map(({name, file}) => (
              <PdfPaper key={file} to={file}>
                {name}
              </PdfPaper>
            ))}
          </div>
        </Part>
      )}
      {next && (
        <Part
          tag={words.next}
          heading={fillPlaces(words.nextHeading, {service: service?.name ?? ''})}
          link={service && {to: service.path, name: service.name}}>
          <ProjectCards projects={[next]} to={PROJECTS} />
        </Part>
      )}
    </Page>
  );
}
