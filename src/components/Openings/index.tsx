import Link from '@docusaurus/Link';
import {selectOpen, locationOf} from '../../site/openings';
import useToday from '../../hooks/useToday';
import {usePage} from '../../hooks/usePage';
import styles from './styles.module.css';
import Icon from '../../ui/Icon';
import {useSite} from '../../hooks/useSite';
import {longDate} from '../../shared/days';
import type {Opening} from '../../site/page-types';
import Button from '../../ui/Button';
import MoreEntries, {MAX_SHOWN} from '../../ui/MoreEntries';
import {interpolate} from '../../shared/interpolate';
import type {FrameIcon} from '../../ui/Icon/names';
import RichText from '../../ui/RichText';

/** The openings that accept applications today. An opening disappears when it closes. */
export default function Openings() {
  const openings = selectOpen(useToday(), usePage('careers').openings);
  if (openings.length === 0) return <NoOpenings />;
  return (
    <>
      <OpeningList openings={openings.slice(0, MAX_SHOWN)} />
      <MoreEntries entries={openings}>{(more) => <OpeningList openings={more} />}</MoreEntries>
    </>
  );
}

function OpeningList({openings}: {openings: readonly Opening[]}) {
  return (
    <ul className={styles.openings}>
      {openings.map((opening) => (
        <OpeningItem key={opening.id} opening={opening} />
      ))}
    </ul>
  );
}

/** Shown when there are no openings. */
function NoOpenings() {
  const {hrEmail, labels} = useSite();
  return (
    <div className={styles.empty}>
      <Icon name="clipboard-off" className={styles.icon} />
      <h3>{labels.noOpenings}</h3>
      <p>
        {labels.noOpeningsNext} <a href={`mailto:${hrEmail}`}>{hrEmail}</a>
      </p>
    </div>
  );
}

/** One opening with a link to its application form, which opens in a new tab. */
function OpeningItem({opening}: {opening: Opening}) {
  const {id, path, title, type, experience, description, applyLink, closes} = opening;
  const {labels} = useSite();
  const facts: [FrameIcon, string, string][] = [
    ['map-pin', labels.location, locationOf(opening)],
    ['briefcase', labels.jobType, type],
    ['clock', labels.experience, experience],
  ];
  return (
    <li id={id} className={styles.opening}>
      <div>
        <h3>
          <Link to={path}>{title}</Link>
        </h3>
        <RichText as="p" text={description} />
        {closes && (
          <p>
            <time dateTime={closes}>{interpolate(labels.closes, {date: longDate(closes)})}</time>
          </p>
        )}
      </div>
      <dl className={styles.facts}>
        {facts.map(([icon, label, value]) => (
          <div key={label}>
            <dt>
              <Icon name={icon} />
              <span className="srOnly">{label}</span>
            </dt>
            <RichText as="dd" text={value} />
          </div>
        ))}
      </dl>
      <Button to={applyLink} variant="line" small className={styles.apply}>
        {labels.apply}
        <Icon name="external-link" />
        <span className="srOnly">{interpolate(labels.applyFor, {name: title})}</span>
      </Button>
    </li>
  );
}
