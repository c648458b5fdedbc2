import type {ReactNode} from 'react';
import ProjectCards from '../../ui/ProjectCards';
import TextLink from '../../ui/TextLink';
import type {JobData} from '../../site/page-types';
import {PROJECTS} from '../../shared/addresses';
import {interpolate} from '../../shared/interpolate';
import Page from '../Page';
import Facts from './Facts';
import Figures from './Figures';
import Part from './Part';
import Photos from './Photos';
import Said from './Said';
import Sheet from './Sheet';
import Task from './Task';
import Way from './Way';
import styles from './styles.module.css';

/** The page that a job with a story has to itself. What the story does not say has no section. */
export default function JobPage({page}: {page: JobData}): ReactNode {
  const {job, story, words, service, next} = page;
  const {photos, said, papers, delivered = job.outcome && [job.outcome]} = story;
  return (
    <Page page={page}>
      <Sheet>
        <Facts page={page} />
        <Task story={story} words={words} />
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
        {said && <Said said={said} words={words} />}
        {papers && (
          <Part tag={words.papers} heading={words.papersHeading}>
            <ul className={styles.papers} data-axis>
              {papers.map(({name, file}) => (
                <li key={file}>
                  <TextLink to={file}>{name}</TextLink>
                </li>
              ))}
            </ul>
          </Part>
        )}
        {next && (
          <Part
            tag={words.next}
            heading={interpolate(words.nextHeading, {service: service?.name ?? ''})}
            link={{to: PROJECTS, name: words.all}}>
            <ProjectCards projects={[next]} to={next.page ? undefined : PROJECTS} />
          </Part>
        )}
      </Sheet>
    </Page>
  );
}
