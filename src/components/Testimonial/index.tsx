import {usePage} from '../../hooks/usePage';
import {Day} from '../../ui/Facts';
import TaggedSection from '../../ui/TaggedSection';
import styles from './styles.module.css';

/** What the client said about a project, with the date on which the person agreed to be quoted. */
export default function Testimonial() {
  const {project, projectLabels: labels} = usePage('project');
  const {quote} = project;
  if (!quote || !labels) return null;
  return (
    <TaggedSection tag={labels.quote} heading={`“${quote.words}”`} statement>
      <p className={styles.by} data-axis>
        <strong>{quote.name}</strong>
        {quote.position}
        <span className="note">
          {labels.consent} <Day day={quote.consent} />
        </span>
      </p>
    </TaggedSection>
  );
}
