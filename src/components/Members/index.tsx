import type {ReactNode} from 'react';
import {usePage} from '../../hooks/usePage';
import styles from './styles.module.css';
import type {ManagementMember} from '../../site/page-types';
import {slug} from '../../shared/slug';
import useAnchors from '../../hooks/useAnchors';
import Card from './Member/Card';

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

/** One member: name and position, below a portrait that flips over. */
function Member({member}: {member: ManagementMember}): ReactNode {
  const id = slug(member.name);
  useAnchors([id]);
  return (
    <li id={id} className={styles.member}>
      <h3>{member.name}</h3>
      <p className={styles.position}>{member.position}</p>
      <Card {...member} />
    </li>
  );
}
