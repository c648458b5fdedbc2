import Link from '@docusaurus/Link';
import {usePage} from '../../hooks/usePage';
import {periodOf} from '../../shared/days';
import {interpolate} from '../../shared/interpolate';
import {withCommas} from '../../shared/numbers';
import Facts from '../../ui/Facts';
import RichText from '../../ui/RichText';
import styles from './styles.module.css';

/**
 * The facts that buyers ask for first, above the body of each project, like the title block of a drawing. The page of a
 * project prints on one page of A4.
 */
export default function ProjectFacts() {
  const {project, service, projectLabels: labels} = usePage('project');
  if (!labels) return null;
  const {client, place, contract, outcome, to, people, manHours, standards} = project;
  return (
    <section className={styles.facts}>
      <div className="wrap">
        <h2 className="srOnly">{labels.facts}</h2>
        <Facts
          row
          facts={[
            {name: labels.client, value: client},
            {name: labels.discipline, value: service && <Link to={service.path}>{service.name}</Link>},
            {name: labels.place, value: place},
            {name: labels.period, value: periodOf(project)},
            {name: labels.contract, value: contract},
            {name: labels.status, value: to && interpolate(labels.handedOver, {month: periodOf({to}) ?? to})},
            {
              name: labels.outcome,
              value: outcome && <RichText text={`${withCommas(outcome.number)} ${outcome.unit}`} />,
            },
            {name: labels.people, value: people},
            {name: labels.hours, value: manHours === undefined ? undefined : withCommas(manHours)},
            {name: labels.standards, value: standards?.join(', ')},
          ]}
        />
      </div>
    </section>
  );
}
