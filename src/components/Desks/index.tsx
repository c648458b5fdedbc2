import type {ReactNode} from 'react';
import useAnchors from '../../hooks/useAnchors';
import {usePage} from '../../hooks/usePage';
import ContactCard from './ContactCard';
import styles from './styles.module.css';

/** The contact points of the company, each with an address to link to. */
export default function ContactPoints(): ReactNode {
  const {desks = []} = usePage('contact');
  useAnchors(desks.map(({id}) => id));
  return (
    <div className={styles.desks}>
      {desks.map((desk) => (
        <ContactCard key={desk.id} {...desk} />
      ))}
    </div>
  );
}
