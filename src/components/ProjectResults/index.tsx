import {usePage} from '../../hooks/usePage';
import {withCommas} from '../../shared/numbers';
import DimensionLine from '../../ui/DimensionLine';
import TaggedSection from '../../ui/TaggedSection';
import styles from './styles.module.css';

/** The results of a project as large figures, each with a dimension line above its unit. */
export default function ProjectResults() {
  const {project, projectLabels: labels} = usePage('project');
  const {delivered} = project;
  if (!delivered || !labels) return null;
  return (
    <TaggedSection tag={labels.result} heading={labels.resultHeading} tone="ink">
      <dl className={styles.figures} data-axis>
        {delivered.map(({number, unit}) => (
          <div key={unit}>
            <dt>{unit}</dt>
            <dd>
              {withCommas(number)}
              <DimensionLine className={styles.line} />
            </dd>
          </div>
        ))}
      </dl>
    </TaggedSection>
  );
}
