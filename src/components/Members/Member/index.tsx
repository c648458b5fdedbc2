import type {ReactNode} from 'react';
import type {ManagementMember} from '../../../content/kinds/management';
import {slug} from '../../../shared/slug';
import Card from './Card';
import styles from './styles.module.css';

/** One leader: name and position, below a portrait that turns over. */
export default function Member({member}: {member: ManagementMember}): ReactNode {
  return (
    <li id={slug(member.name)} className={styles.member}>
      <h3>{member.name}</h3>
      <p className={styles.position}>{member.position}</p>
      <Card {...member} />
    </li>
  );
}
