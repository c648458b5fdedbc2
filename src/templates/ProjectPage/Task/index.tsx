import type {ReactNode} from 'react';
import NumberedList from '../../../ui/NumberedList';
import Words from '../../../ui/Words';
import type {JobData} from '../../../site/page-types';
import Part from '../Part';

/** What the client needed, and what was done, as a numbered list; nothing where the story says neither. */
export default function Task({story: {question, scope}, words}: Pick<JobData, 'story' | 'words'>): ReactNode {
  if (!question && !scope) return null;
  return (
    <Part tag={words.task} heading={words.taskHeading}>
      {question && (
        <p className="lead" data-axis>
          <Words text={question} />
        </p>
      )}
      {scope && <NumberedList items={scope} axis />}
    </Part>
  );
}
