import type {ReactNode} from 'react';
import {readMap} from '../../../shared/map';
import {words} from '../../words';
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
          {words.map.latitude} {view.latitude}, {words.map.longitude} {view.longitude}
        </p>
      )}
    </div>
  );
}
