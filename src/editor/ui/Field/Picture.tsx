import type {ReactNode} from 'react';
import {fileNameOf, STATIC_FOLDER} from '../../../cms/parse';
import {valueAt} from '../../../cms/lint';
import {formatOf} from '../../state/measure';
import {followPath} from '../../state/follow-path';
import {deferredMessages} from '../../messages/deferred';
import Upload, {type Receive, type UploadedFile} from '../Upload';
import {pictureAddress, useEditor} from '../hooks/useEditor';
import {toTyped, type ControlProps} from './names';
import styles from './styles.module.css';
import Crop from './Crop';

/** Shows a picture or a download, and lets a person choose another one from this device. */
export default function Picture({attributes, control, value, file, path: place}: ControlProps): ReactNode {
  const editor = useEditor();
  const {edit, changed, texts, sourceOf, latestTexts} = editor;
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
  /** The step belongs to the field, although only its photo changes. */
  const beginCrop = (): Receive<Uint8Array> => {
    const find = followPath(editor, file, place);
    return (bytes) => {
      const found = find();
      if (!bytes || !found || valueAt(found.data, found.path) !== before) return;
      edit(file, {kind: 'set', path: found.path, value: before}, [[STATIC_FOLDER + before, bytes]]);
    };
  };
  const beginChange = (): Receive<UploadedFile> => {
    const find = followPath(editor, file, place);
    return (uploaded) => {
      const found = find();
      if (!uploaded || !found) return;
      // The change also deletes the old file if nothing else uses it.
      const old = toTyped(valueAt(found.data, found.path));
      const isNamed = [...latestTexts()].some(([name, text]) => text.split(old).length - 1 > (name === file ? 1 : 0));
      const leaving = old === '' || isNamed ? [] : [[STATIC_FOLDER + old, undefined] as const];
      const {path: value, bytes} = uploaded;
      edit(file, {kind: 'set', path: found.path, value}, [[STATIC_FOLDER + value, bytes], ...leaving]);
    };
  };
  const address = pictureAddress(before, editor);
  const now = changed.get(STATIC_FOLDER + before)?.now;
  const format = now instanceof Uint8Array ? formatOf(now) : undefined;
  return (
    <div className={styles.picture}>
      {kind === 'picture' && address !== undefined && <img src={address} alt="" />}
      <span className="note">{fileNameOf(before)}</span>
      <Upload
        {...{kind, attributes}}
        near={before || toTyped(sister?.value) || texts.get(file)}
        label={(before === '' ? deferredMessages.picture.choose : deferredMessages.picture.other)[kind]}
        onChoose={beginChange}
      />
      {control.kind === 'picture' && control.shape && now instanceof Uint8Array && canCrop(format) && (
        <Crop key={before} bytes={now} type={`image/${format}`} shape={control.shape} onChoose={beginCrop} />
      )}
    </div>
  );
}

/** Photos that a page may show and that the browser can write again. */
const canCrop = (format: string | undefined) => format === 'jpeg' || format === 'png';
