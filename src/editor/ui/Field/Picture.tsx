import type {ReactNode} from 'react';
import {fileNameOf, STATIC_FOLDER} from '../../../cms/parse';
import {generatedAddress} from '../../state/pictures';
import {lateMessages} from '../../messages/late';
import Crop from '../Offer/Crop';
import Upload from '../Upload';
import {useEditor} from '../useEditor';
import {typedOf, type ControlProps} from './typed';
import styles from './styles.module.css';

/** A picture or a file to download: the one that is there, and a way to choose another from this device. */
export default function Picture({id, describedBy, control, value, file, path: place}: ControlProps): ReactNode {
  const {edit, put, changed, addressOf, texts, facts, sourceOf} = useEditor();
  const before = typedOf(value);
  const kind = control.kind === 'file' ? 'file' : 'picture';
  /** The same field of another entry names the folder of its kind. */
  const sister = sourceOf(file)?.values.find(
    ({value: other, path}) =>
      typeof other === 'string' &&
      other.startsWith('/') &&
      path.length === place.length &&
      path.every(
        (key, index) => key === place[index] || (typeof key === typeof place[index] && typeof key === 'number'),
      ),
  );
  const take = (path: string, bytes: Uint8Array) => {
    // What nothing names any more leaves with the change.
    const isNamed = [...texts].some(([name, text]) => text.split(before).length - 1 > (name === file ? 1 : 0));
    const leaving = before === '' || isNamed ? [] : [[STATIC_FOLDER + before, undefined] as const];
    edit(file, {kind: 'set', path: place, value: path}, [[STATIC_FOLDER + path, bytes], ...leaving]);
  };
  const address = addressOf(before) ?? generatedAddress(facts, before);
  const now = changed.get(STATIC_FOLDER + before)?.now;
  return (
    <div className={styles.picture}>
      {kind === 'picture' && address !== undefined && <img src={address} alt="" />}
      <span className="note">{fileNameOf(before)}</span>
      <Upload
        {...{kind, id, describedBy}}
        near={before || typedOf(sister?.value) || texts.get(file)}
        label={(before === '' ? lateMessages.picture.choose : lateMessages.picture.other)[kind]}
        onChosen={take}
      />
      {control.kind === 'picture' && control.shape && now instanceof Uint8Array && !before.endsWith('.svg') && (
        <Crop
          key={`${before} ${now.length}`}
          bytes={now}
          type={before.endsWith('.png') ? 'image/png' : 'image/jpeg'}
          shape={control.shape}
          put={(bytes) => put([[STATIC_FOLDER + before, bytes]])}
        />
      )}
    </div>
  );
}
