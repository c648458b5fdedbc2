import type {ReactNode} from 'react';
import Button from '../../../ui/Button';
import Buttons from '../../../ui/Buttons';
import {interpolate} from '../../../shared/interpolate';
import {usePage} from '../../../hooks/usePage';
import Meant from '../Meant';
import styles from './styles.module.css';

/** Shown when nothing is found: the nearest word of the site, and other ways to continue. */
export default function NoResults({term, meant}: {term: string; meant?: string}): ReactNode {
  const {nothing} = usePage('search');
  return (
    <div className={styles.empty}>
      <h2>{interpolate(nothing.heading, {term})}</h2>
      <Meant meant={meant} />
      <p>{nothing.text}</p>
      <Buttons>
        {nothing.links.map(({name, href}, index) => (
          <Button key={href} to={href} look={index === 0 ? 'ink' : 'line'}>
            {name}
          </Button>
        ))}
      </Buttons>
    </div>
  );
}
