import {useEffect, useRef, type ReactNode} from 'react';
import {fileNameOf, STATIC_FOLDER} from '../../../cms/parse';
import {readFrontMatter, undefinedIfUnwritable} from '../../../cms/edit';
import {valueAt} from '../../../cms/lint';
import {formatOf} from '../../state/measure';
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
  const known = {place, data: source?.parsed?.data};
  const latest = useLatest(known);
  /** A large photo is ready late: its entry may have moved meanwhile, or be gone. */
  const findPlace = (data: unknown) => movedPath(latest.current.place, latest.current.data, data);
  /** The step belongs to the field, although only its photo changes. */
  const crop = (bytes: Uint8Array) => {
    const data = dataIn(file, latestTexts().get(file));
    const current = findPlace(data);
    if (current === undefined || valueAt(data, current) !== before) return;
    edit(file, {kind: 'set', path: current, value: before}, [[STATIC_FOLDER + before, bytes]]);
  };
  const take = (path: string, bytes: Uint8Array) => {
    const now = latestTexts();
    const data = dataIn(file, now.get(file));
    const current = findPlace(data);
    if (data === undefined || current === undefined) return;
    // The change also deletes the old file if nothing else uses it.
    const old = toTyped(valueAt(data, current));
    const isNamed = [...now].some(([name, text]) => text.split(old).length - 1 > (name === file ? 1 : 0));
    const leaving = old === '' || isNamed ? [] : [[STATIC_FOLDER + old, undefined] as const];
    edit(file, {kind: 'set', path: current, value: path}, [[STATIC_FOLDER + path, bytes], ...leaving]);
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
        onChosen={take}
      />
      {control.kind === 'picture' && control.shape && now instanceof Uint8Array && canCrop(format) && (
        <Crop key={before} bytes={now} type={`image/${format}`} shape={control.shape} put={crop} />
      )}
    </div>
  );
}

const dataIn = (file: string, text = ''): unknown => undefinedIfUnwritable(() => readFrontMatter(file, text).data);

/** Photos that a page may show and that the browser can write again. */
const canCrop = (format: string | undefined) => format === 'jpeg' || format === 'png';

/** @returns the value of the last rendering */
function useLatest<Value>(value: Value) {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}
