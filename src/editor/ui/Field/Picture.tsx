import type {ReactNode} from 'react';
import {fileNameOf, STATIC_FOLDER} from '../../../cms/parse';
import {readFrontMatter, undefinedIfUnwritable} from '../../../cms/edit';
import {movedPath} from '../../state/entry-keys';
import {deferredMessages} from '../../messages/deferred';
import Upload from '../Upload';
import {pictureAddress, useEditor} from '../hooks/useEditor';
import {toTyped, type ControlProps} from './names';
import styles from './styles.module.css';
import Crop from './Crop';

/** Shows a picture or a download, and lets a person choose another one from this device. */
export default function Picture({attributes, control, value, file, path: place}: ControlProps): ReactNode {
  const editor = useEditor();
  const {edit, put, changed, texts, sourceOf, contentOf} = editor;
  const source = sourceOf(file);
  const before = toTyped(value);
  const kind = control.kind === 'file' ? 'file' : 'picture';
  /** The same field in another entry, whose path contains the usual folder. */
  const sister = source?.values.find(
    ({value: other, path}) =>
      typeof other === 'string' &&
      other.startsWith('/') &&
      path.length === place.length &&
      path.every(
        (key, index) => key === place[index] || (typeof key === typeof place[index] && typeof key === 'number'),
      ),
  );
  /** A large photo is ready late: its entry may have moved meanwhile, or be gone. */
  const placeNow = () => {
    const now = contentOf(file);
    if (now === texts.get(file)) return place;
    if (typeof now !== 'string') return undefined;
    return undefinedIfUnwritable(() => movedPath(place, source?.parsed?.data, readFrontMatter(file, now).data));
  };
  const take = (path: string, bytes: Uint8Array) => {
    const current = placeNow();
    if (current === undefined) return;
    // The change also deletes the old file if nothing else uses it.
    const isNamed = [...texts].some(([name, text]) => text.split(before).length - 1 > (name === file ? 1 : 0));
    const leaving = before === '' || isNamed ? [] : [[STATIC_FOLDER + before, undefined] as const];
    edit(file, {kind: 'set', path: current, value: path}, [[STATIC_FOLDER + path, bytes], ...leaving]);
  };
  const address = pictureAddress(before, editor);
  const now = changed.get(STATIC_FOLDER + before)?.now;
  return (
    <div className={styles.picture}>
      {kind === 'picture' && address !== undefined && <img src={address} alt="" />}
      <span className="note">{fileNameOf(before)}</span>
      <Upload
        {...{kind, attributes}}
        near={before || toTyped(sister?.value) || texts.get(file)}
        label={(before === '' ? deferredMessages.picture.choose : deferredMessages.picture.other)[kind]}
        onChosen={take}
      />
      {control.kind === 'picture' && control.shape && now instanceof Uint8Array && !before.endsWith('.svg') && (
        <Crop
          key={before}
          bytes={now}
          type={before.endsWith('.png') ? 'image/png' : 'image/jpeg'}
          shape={control.shape}
          put={(bytes) => put([[STATIC_FOLDER + before, bytes]])}
        />
      )}
    </div>
  );
}
