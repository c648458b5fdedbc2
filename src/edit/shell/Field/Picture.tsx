import {useState, type ReactNode} from 'react';
import {STATIC_FOLDER} from '../../../content/paths';
import {endingOf, nameOf} from '../../../content/pictures';
import {MAX_PICTURE_BYTES, MEGABYTE} from '../../../content/pictures/files';
import {slug} from '../../../shared/slug';
import {madeAddress} from '../../model/pictures';
import {words} from '../../words';
import {useEditor} from '../useEditor';
import {typedOf, type ControlProps} from './typed';
import styles from './styles.module.css';

const TYPES = {picture: 'image/*,.heic', file: 'application/pdf'};
const FOLDERS = {picture: '/img', file: '/files'};

/** @returns the path that a new file gets: in the folder of the one before, named by small letters, digits and hyphens. */
function pathFor(chosen: string, before: string, folder: string, taken: (path: string) => boolean): string {
  const place = before.includes('/') ? before.slice(0, before.lastIndexOf('/')) : folder;
  const ending = endingOf(chosen).replace('.jpeg', '.jpg');
  const stem = slug(chosen.replace(/\.[^.]*$/, '')) || 'photo';
  const names = [stem, ...Array.from({length: 99}, (_, index) => `${stem}-${index + 2}`)];
  return names.map((name) => `${place}/${name}${ending}`).find((path) => !taken(path)) ?? before;
}

/** A picture or a file to download: the one that is there, and a way to choose another from this device. */
export default function Picture({id, describedBy, control, value, file, path: place}: ControlProps): ReactNode {
  const {sizes, edit, addressOf, texts, facts} = useEditor();
  const [isBusy, setBusy] = useState(false);
  const [tooLarge, setTooLarge] = useState<File>();
  const before = typedOf(value);
  const kind = control.kind === 'file' ? 'file' : 'picture';
  const choose = async (chosen: File) => {
    const isTooLarge = kind === 'picture' && chosen.size > MAX_PICTURE_BYTES;
    setTooLarge(isTooLarge ? chosen : undefined);
    if (isTooLarge) return;
    setBusy(true);
    const path = pathFor(chosen.name, before, FOLDERS[kind], (one) => sizes.has(STATIC_FOLDER + one));
    const bytes = new Uint8Array(await chosen.arrayBuffer());
    // What nothing names any more leaves with the change.
    const isNamed = [...texts].some(([name, text]) => text.split(before).length - 1 > (name === file ? 1 : 0));
    const leaving = before === '' || isNamed ? [] : [[STATIC_FOLDER + before, undefined] as const];
    edit(file, {kind: 'set', at: place, value: path}, [[STATIC_FOLDER + path, bytes], ...leaving]);
    setBusy(false);
  };
  const address = addressOf(before) ?? madeAddress(facts, before);
  return (
    <div className={styles.picture}>
      {kind === 'picture' && address !== undefined && <img src={address} alt="" />}
      <span className="note">{nameOf(before)}</span>
      <label className={styles.choose}>
        <input
          id={id}
          type="file"
          className="srOnly"
          accept={TYPES[kind]}
          aria-describedby={describedBy}
          onChange={({target}) => {
            const [chosen] = target.files ?? [];
            if (chosen) void choose(chosen);
          }}
        />
        {isBusy ? words.picture.measuring : before === '' ? words.picture.choose : words.picture.other}
      </label>
      {tooLarge && (
        <p role="alert">
          {words.picture.tooLarge(MAX_PICTURE_BYTES / MEGABYTE)}{' '}
          <button
            type="button"
            onClick={() => void import('../../model/shrink').then(({shrunk}) => shrunk(tooLarge)).then(choose)}>
            {words.picture.shrink}
          </button>
        </p>
      )}
    </div>
  );
}
