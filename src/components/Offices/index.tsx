import {useState, type ReactNode} from 'react';
import clsx from 'clsx';
import {usePage} from '../../hooks/usePage';
import Panel from './Panel';
import styles from './styles.module.css';
import Tabs, {tabId} from './Tabs';
import useHash from './useHash';

/**
 * The offices as tabs. The address names the visible office; by default it is the first. Until the script runs the tabs
 * are links and CSS follows the address. Without JavaScript all offices are visible.
 */
export default function Offices(): ReactNode {
  const {offices} = usePage('contact');
  const hash = useHash();
  const [mapAsked, setMapAsked] = useState(false);
  // With one office there is nothing to choose.
  const several = offices.length > 1;
  const ready = several && hash !== undefined;
  const named = offices.findIndex(({id}) => id === hash);
  const current = Math.max(0, named);
  return (
    <div className={clsx(styles.offices, !ready && styles.pending)}>
      {several && <Tabs ready={ready} current={current} />}
      {offices.map((office, index) => (
        <Panel
          key={office.id}
          office={office}
          labelledBy={ready ? tabId(office.id) : undefined}
          hidden={ready && index !== current}
          mapAsked={mapAsked}
          onMapAsked={setMapAsked}
        />
      ))}
    </div>
  );
}
