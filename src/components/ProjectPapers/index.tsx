import {usePage} from '../../hooks/usePage';
import TaggedSection from '../../ui/TaggedSection';
import TextLink from '../../ui/TextLink';
import styles from './styles.module.css';

/** The documents that support what a project's page says. */
export default function ProjectPapers() {
  const {project, projectLabels: labels} = usePage('project');
  const {papers} = project;
  if (!papers || !labels) return null;
  return (
    <TaggedSection tag={labels.papers} heading={labels.papersHeading}>
      <ul className={styles.papers} data-axis>
        {papers.map(({name, file}) => (
          <li key={file}>
            <TextLink to={file}>{name}</TextLink>
          </li>
        ))}
      </ul>
    </TaggedSection>
  );
}
