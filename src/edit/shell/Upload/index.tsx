import {useState, type ReactNode} from 'react';
import {STATIC_FOLDER} from '../../../content/paths';
import {endingOf} from '../../../content/pictures';
import {MAX_PICTURE_BYTES, MEGABYTE} from '../../../content/pictures/files';
import {slug} from '../../../shared/slug';
import {words} from '../../words';
import {useEditor} from '../useEditor';
import styles from './styles.module.css';

const TYPES = {picture: 'image/*,.heic', file: 'application/pdf'};
const FOLDERS = {picture: '/img', file: '/files'};

interface Props {
  kind: keyof typeof TYPES;
  /** What the button says. */
  label: string;
  /** The file that it takes the place of, or an empty text. */
  before?: string;
  id?: string;
  describedBy?: string;
  /** Takes the file by the path that it gets on the site. */
  onChosen: (path: string, bytes: Uint8Array) => void;
}

/** A button that takes a file from this device and names it for the site. */
export default function Upload({kind, label, before = '', id, describedBy, onChosen}: Props): ReactNode {
  const {sizes} = useEditor();
  const [isBusy, setBusy] = useState(false);
  const [tooLarge, setTooLarge] = useState<File>();
  const choose = async (chosen: File) => {
    const isTooLarge = kind === 'picture' && chosen.size > MAX_PICTURE_BYTES;
    setTooLarge(isTooLarge ? chosen : undefined);
    if (isTooLarge) return;
    setBusy(true);
    const path = pathFor(chosen.name, before, FOLDERS[kind], (one) => sizes.has(STATIC_FOLDER + one));
    onChosen(path, new Uint8Array(await chosen.arrayBuffer()));
    setBusy(false);
  };
  return (
    <>
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
        {isBusy ? words.picture.measuring : label}
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
    </>
  );
}

/** @returns the path that a new file gets: in the folder of the one before, named by small letters, digits and hyphens. */
function pathFor(chosen: string, before: string, folder: string, taken: (path: string) => boolean): string {
  const place = before.includes('/') ? before.slice(0, before.lastIndexOf('/')) : folder;
  const ending = endingOf(chosen).replace('.jpeg', '.jpg');
  const stem = slug(chosen.replace(/\.[^.]*$/, '')) || 'photo';
  const names = [stem, ...Array.from({length: 99}, (_, index) => `${stem}-${index + 2}`)];
  return names.map((name) => `${place}/${name}${ending}`).find((path) => !taken(path)) ?? before;
}
