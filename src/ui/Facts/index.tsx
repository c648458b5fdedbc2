import {Fragment, type ReactNode} from 'react';
import clsx from 'clsx';
import {longDate} from '../../shared/days';
import styles from './styles.module.css';

interface Fact {
  name: string;
  value: ReactNode;
}

interface Props {
  facts: readonly Fact[];
  /** Large facts side by side, aligned with the axis of the page. */
  row?: true;
  /** Each value beside its name. Reader views remove a group with little but a link, so these have no groups. */
  beside?: true;
}

/** A list of facts, each below its name, as in the title block of a drawing. Facts without a value are left out. */
export default function Facts({facts, row, beside}: Props) {
  const given = facts.filter(({value}) => value !== undefined);
  const Group = beside ? Fragment : 'div';
  return (
    <dl className={clsx(beside ? styles.beside : styles.facts, row && styles.row)} data-axis={row}>
      {given.map(({name, value}) => (
        <Group key={name}>
          <dt className="note">{name}</dt>
          <dd>{value}</dd>
        </Group>
      ))}
    </dl>
  );
}

/** A day as people write it: 30 November 2026 for 2026-11-30. */
export function Day({day}: {day: string}) {
  return <time dateTime={day}>{longDate(day)}</time>;
}
