import type {ReactNode} from 'react';
import Chips from '../../../ui/Chips';
import {usePage} from '../../../hooks/usePage';
import {interpolate} from '../../../shared/interpolate';
import {choiceAddress, TABLE, type ProjectChoice} from '../choice';
import styles from './styles.module.css';
import {useSite} from '../../../hooks/useSite';

interface Props {
  /** The current choice, if this page offers it. */
  choice: ProjectChoice;
  /** The years to choose from; only the table offers them. */
  years: readonly string[];
}

/** Lets visitors see the projects as pictures or as a table, and filter them by service and by year. */
export default function Choices({choice, years}: Props): ReactNode {
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
