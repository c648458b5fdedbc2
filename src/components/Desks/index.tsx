import type {ReactNode} from 'react';
import useAnchors from '../../hooks/useAnchors';
import {usePage} from '../../hooks/usePage';
import Desk from './Desk';
import styles from './styles.module.css';

/** Whom to ask for what, as a register; each desk has its own address. */
export default function Desks(): ReactNode {
  const {desks = []} = usePage('contact');
  useAnchors(desks.map(({id}) => id));
  return (
    <div className={styles.desks}>
      {desks.map((desk) => (
        <Desk key={desk.id} {...desk} />
      ))}
    </div>
  );
}
