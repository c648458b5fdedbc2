import type {ReactNode} from 'react';
import type {ManagementMember} from '../../../site/page-types';
import {slug} from '../../../shared/slug';
import useAnchors from '../../../hooks/useAnchors';
import Card from './Card';
import styles from './styles.module.css';

/** One member: name and position, below a portrait that flips over. */
export default function Member({member}: {member: ManagementMember}): ReactNode {
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
