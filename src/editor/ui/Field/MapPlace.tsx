import type {ReactNode} from 'react';
import {readMap} from '../../../shared/map';
import {lateMessages} from '../../messages/later';
import {typedOf, type ControlProps} from './typed';
import Words from './Words';
import styles from './styles.module.css';

/** A place on the map, by the address of its map. */
export default function MapPlace(props: ControlProps): ReactNode {
  const view = readMap(typedOf(props.value));
  return (
    <div className={styles.picture}>
      <Words {...props} />
      {view && (
        <p className="note">
          {lateMessages.map.latitude} {view.latitude}, {lateMessages.map.longitude} {view.longitude}
        </p>
      )}
    </div>
  );
}
