import type {ReactNode} from 'react';
import {usePage} from '../../hooks/usePage';
import Member from './Member';
import styles from './styles.module.css';

/** The leaders of the company as cards that flip over. */
export default function Members(): ReactNode {
  const {members} = usePage('management');
  return (
    <ul className={styles.members} data-axis>
      {members.map((member) => (
        <Member key={member.name} member={member} />
      ))}
    </ul>
  );
}
