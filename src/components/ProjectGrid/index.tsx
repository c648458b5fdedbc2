import type {ReactNode} from 'react';
import clsx from 'clsx';
import {interpolate} from '../../shared/interpolate';
import ProjectCards from '../../ui/ProjectCards';
import {usePage} from '../../hooks/usePage';
import {TABLE, useChoice, choiceAddress, type ProjectChoice} from './choice';
import TrackRecord from './TrackRecord';
import styles from './styles.module.css';
import {useSite} from '../../hooks/useSite';
import Chips from '../../ui/Chips';

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

interface Props {
  /** The current choice, if this page offers it. */
  choice: ProjectChoice;
  /** The years to choose from; only the table offers them. */
  years: readonly string[];
}

/** Lets visitors see the projects as pictures or as a table, and filter them by service and by year. */
function Choices({choice, years}: Props): ReactNode {
  const site = useSite();
  const {projects, disciplines, trackRecordWords: messages} = usePage('projects');
  const {filter, all} = site.labels;
  const isTable = choice.view === TABLE;
  const withDiscipline = (discipline?: string) => ({
    to: choiceAddress({...choice, discipline}),
    current: discipline === choice.discipline,
  });
  const withYear = (since?: string) => ({to: choiceAddress({...choice, since}), current: since === choice.since});
  return (
    <div className={styles.choices}>
      {messages && (
        <Chips
          label={messages.view}
          chips={[
            {name: messages.cards, to: choiceAddress({discipline: choice.discipline}), current: !isTable},
            {name: messages.table, to: choiceAddress({...choice, view: TABLE}), current: isTable},
          ]}
        />
      )}
      <Chips
        label={filter}
        chips={[
          {name: all, count: projects.length, ...withDiscipline()},
          ...disciplines.map(({id, name, count}) => ({name, count, ...withDiscipline(id)})),
        ]}
      />
      {messages && years.length > 0 && (
        <Chips
          label={messages.since}
          chips={[
            {name: messages.anyYear, ...withYear()},
            ...years.map((year) => ({name: interpolate(messages.sinceYear, {year}), ...withYear(year)})),
          ]}
        />
      )}
    </div>
  );
}
