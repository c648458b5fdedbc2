import {CAREERS_PATH, locationOf, selectOpen} from '../../site/openings';
import Button from '../../ui/Button';
import {interpolate} from '../../shared/interpolate';
import Icon from '../../ui/Icon';
import useToday from '../../hooks/useToday';
import {usePage} from '../../hooks/usePage';
import {useSite} from '../../hooks/useSite';
import Facts, {Day} from '../../ui/Facts';
import RichText from '../../ui/RichText';
import TaggedSection from '../../ui/TaggedSection';
import styles from './styles.module.css';

/** The facts of an opening, and the link to its application form. It stands above the body of each opening. */
export default function OpeningFacts() {
  const {opening, openingLabels} = usePage('opening');
  const {labels, hrEmail} = useSite();
  const isOpen = selectOpen(useToday(), [opening]).length > 0;
  if (!openingLabels) return null;
  return (
    <TaggedSection
      tag={openingLabels.tag}
      heading={openingLabels.heading}
      link={{to: CAREERS_PATH, name: openingLabels.all}}>
      <Facts
        row
        facts={[
          {name: labels.location, value: locationOf(opening)},
          {name: labels.jobType, value: opening.type},
          {name: labels.experience, value: <RichText text={opening.experience} />},
          {name: openingLabels.posted, value: opening.posted && <Day day={opening.posted} />},
          {name: openingLabels.closes, value: opening.closes && <Day day={opening.closes} />},
        ]}
      />
      <div className={styles.apply} data-axis>
        {isOpen ? (
          <Button to={opening.applyLink} variant="signal">
            {labels.apply}
            <span className="srOnly">{interpolate(labels.applyFor, {name: opening.title})}</span>
            <Icon name="external-link" />
          </Button>
        ) : (
          <p className="lead">{openingLabels.closed}</p>
        )}
        <p>
          {openingLabels.question} <a href={`mailto:${hrEmail}`}>{hrEmail}</a>
        </p>
      </div>
    </TaggedSection>
  );
}
