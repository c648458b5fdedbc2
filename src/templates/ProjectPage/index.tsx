import type {ReactNode} from 'react';
import ProjectCards from '../../ui/ProjectCards';
import TextLink from '../../ui/TextLink';
import type {ProjectData} from '../../site/page-types';
import {PROJECTS} from '../../shared/addresses';
import {interpolate} from '../../shared/interpolate';
import Page from '../Page';
import Facts from './Facts';
import Figures from './Figures';
import StorySection from './StorySection';
import Photos from './Photos';
import Testimonial from './Testimonial';
import Sheet from './Sheet';
import Method from './Method';
import styles from './styles.module.css';
import NumberedList from '../../ui/NumberedList';
import RichText from '../../ui/RichText';

/** The page of a project with a story. Parts that the story lacks have no section. */
export default function ProjectPage({page}: {page: ProjectData}): ReactNode {
  const {job, story, messages, service, next} = page;
  const {photos, said, papers, delivered = job.outcome && [job.outcome]} = story;
  return (
    <Page page={page}>
      <Sheet>
        <Facts page={page} />
        <Task story={story} messages={messages} />
        {delivered && (
          <StorySection tag={messages.result} heading={messages.resultHeading} tone="ink">
            <Figures figures={delivered} />
          </StorySection>
        )}
        {photos && (
          <StorySection tag={messages.pictures} heading={messages.picturesHeading}>
            <Photos photos={photos} messages={messages} />
          </StorySection>
        )}
        <Method story={story} messages={messages} />
        {said && <Testimonial said={said} messages={messages} />}
        {papers && (
          <StorySection tag={messages.papers} heading={messages.papersHeading}>
            <ul className={styles.papers} data-axis>
              {papers.map(({name, file}) => (
                <li key={file}>
                  <TextLink to={file}>{name}</TextLink>
                </li>
              ))}
            </ul>
          </StorySection>
        )}
        {next && (
          <StorySection
            tag={messages.next}
            heading={interpolate(messages.nextHeading, {service: service?.name ?? ''})}
            link={{to: PROJECTS, name: messages.all}}>
            <ProjectCards projects={[next]} to={next.page ? undefined : PROJECTS} />
          </StorySection>
        )}
      </Sheet>
    </Page>
  );
}

/** What the client needed, and what was done, as a numbered list; undefined when the story has neither. */
function Task({story: {question, scope}, messages}: Pick<ProjectData, 'story' | 'messages'>): ReactNode {
  if (!question && !scope) return null;
  return (
    <StorySection tag={messages.task} heading={messages.taskHeading}>
      {question && (
        <p className="lead" data-axis>
          <RichText text={question} />
        </p>
      )}
      {scope && <NumberedList items={scope} axis />}
    </StorySection>
  );
}
