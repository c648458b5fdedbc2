import type {ReactNode} from 'react';
import clsx from 'clsx';
import {interpolate} from '../../shared/interpolate';
import ProjectCards from '../../ui/ProjectCards';
import {usePage} from '../../hooks/usePage';
import {TABLE, useChoice} from './choice';
import Choices from './Choices';
import TrackRecord from './TrackRecord';
import styles from './styles.module.css';
import {useSite} from '../../hooks/useSite';

/**
 * All projects, or those of one service; a service without projects shows all of them. Visitors can switch to a table.
 */
export default function ProjectGrid(): ReactNode {
  const site = useSite();
  const {projects, disciplines, trackRecordWords: messages} = usePage('projects');
  const wanted = useChoice();
  const isTable = messages !== undefined && wanted.view === TABLE;
  const years = isTable ? yearsOf(projects) : [];
  const choice = {
    ...wanted,
    view: isTable ? TABLE : undefined,
    discipline: disciplines.find(({id}) => id === wanted.discipline)?.id,
    since: years.find((year) => year === wanted.since),
  };
  const shown = projects
    .filter(({discipline}) => choice.discipline === undefined || discipline === choice.discipline)
    .filter(({to = ''}) => choice.since === undefined || to >= choice.since);
  return (
    <>
      <Choices choice={choice} years={years} />
      <p className="srOnly" aria-live="polite">
        {interpolate(site.labels.filtered, {count: shown.length, total: projects.length})}
      </p>
      <div className={clsx(isTable && styles.unseen)}>
        <ProjectCards projects={projects} shown={shown} complete />
      </div>
      {messages && (
        <div className={clsx(!isTable && styles.withoutScript)}>
          <TrackRecord projects={shown} messages={messages} choice={choice} />
        </div>
      )}
    </>
  );
}

const YEAR_LENGTH = '2026'.length;

/** @returns the years in which projects were completed, the latest first. */
const yearsOf = (projects: readonly {to?: string}[]): string[] =>
  [...new Set(projects.flatMap(({to}) => to?.slice(0, YEAR_LENGTH) ?? []))].sort().reverse();
