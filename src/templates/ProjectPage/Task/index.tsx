import type {ReactNode} from 'react';
import NumberedList from '../../../ui/NumberedList';
import RichText from '../../../ui/RichText';
import type {ProjectData} from '../../../site/page-types';
import StorySection from '../StorySection';

/** What the client needed, and what was done, as a numbered list; undefined when the story says neither. */
export default function Task({story: {question, scope}, messages}: Pick<ProjectData, 'story' | 'messages'>): ReactNode {
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
