import type {ReactNode} from 'react';
import {readMap} from '../../../shared/map';
import {lateMessages} from '../../messages/late';
import {typedOf, type ControlProps} from './typed';
import TextInput from './TextInput';
import styles from './styles.module.css';

/** Sets a position by the address of its map. */
export default function MapPosition(props: ControlProps): ReactNode {
  const view = readMap(typedOf(props.value));
  return (
    <div className={styles.picture}>
      <TextInput {...props} />
      {view && (
        <p className="note">
          {lateMessages.map.latitude} {view.latitude}, {lateMessages.map.longitude} {view.longitude}
        </p>
      )}
    </div>
  );
}
