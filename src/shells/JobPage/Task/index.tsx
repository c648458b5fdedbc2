import type {ReactNode} from 'react';
import Words from '../../../layout/Words';
import type {JobData} from '../../../content/kinds';
import Part from '../Part';
import styles from './styles.module.css';

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
  );
}
