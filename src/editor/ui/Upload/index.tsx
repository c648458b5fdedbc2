import {useState, type ReactNode} from 'react';
import {MAX_PICTURE_BYTES, MEGABYTE, pdfDiagnostic, rightName, messageOf} from '../../../cms/lint';
import {endingOf, STATIC_FOLDER} from '../../../cms/parse';
import {lazyWithRetry} from '../../lazy-with-retry';
import {lateMessages} from '../../messages/late';
import {useEditor} from '../useEditor';
import styles from './styles.module.css';

const shrink = lazyWithRetry(() => import('../../state/shrink'));
const requests = lazyWithRetry(() => import('../../state/render-requests'));

const TYPES = {picture: 'image/*,.heic', file: 'application/pdf'};
const USUAL_FOLDERS = {picture: '/img/', file: '/files/'};
const FOLDERS = {picture: /\/img\/(?:[\w.-]+\/)*/, file: /\/files\/(?:[\w.-]+\/)*/};

interface Props {
  kind: keyof typeof TYPES;
  /** What the button says. */
  label: string;
  /** Words that name files of the site: a new one is put into the folder of the first. */
  near?: string;
  id?: string;
  describedBy?: string;
  /** Takes the file by the path that it gets on the site. */
  onChosen: (path: string, bytes: Uint8Array) => void;
}

/** A button that takes a file from this device and names it for the site. */
export default function Upload({kind, label, near = '', id, describedBy, onChosen}: Props): ReactNode {
  const {sizes} = useEditor();
  const [isBusy, setBusy] = useState(false);
  const [tooLarge, setTooLarge] = useState<File>();
  const [refused, setRefused] = useState<string>();
  const choose = async (chosen: File) => {
    const isTooLarge = kind === 'picture' && chosen.size > MAX_PICTURE_BYTES;
    setTooLarge(isTooLarge ? chosen : undefined);
    if (isTooLarge) return;
    setBusy(true);
    const bytes = await bytesOf(chosen);
    setBusy(false);
    const diagnostic = kind === 'file' ? pdfDiagnostic(bytes) : undefined;
    setRefused(diagnostic && messageOf(diagnostic));
    if (diagnostic) return;
    const [folder] = FOLDERS[kind].exec(near) ?? [USUAL_FOLDERS[kind]];
    const path = pathFor(chosen.name, folder, (item) => sizes.has(STATIC_FOLDER + item));
    onChosen(path, bytes);
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
        {isBusy ? lateMessages.picture.measuring : label}
      </label>
      {refused && <p role="alert">{refused}</p>}
      {tooLarge && (
        <p role="alert">
          {lateMessages.picture.tooLarge(MAX_PICTURE_BYTES / MEGABYTE)}{' '}
          <button
            type="button"
            onClick={() =>
              void shrink()
                .then(({shrunk}) => shrunk(tooLarge))
                .then(choose)
            }>
            {lateMessages.picture.shrink}
          </button>
        </p>
      )}
    </>
  );
}

/** @returns the bytes of a file; those of a drawing without what a program has noted in it. */
async function bytesOf(chosen: File): Promise<Uint8Array> {
  const bytes = new Uint8Array(await chosen.arrayBuffer());
  if (endingOf(chosen.name) !== '.svg') return bytes;
  const request = (await requests()).readSvg(bytes);
  // What is wrong with another one, the linter reports at its field.
  return 'plain' in request ? new TextEncoder().encode(request.plain) : bytes;
}

/** @returns the path that a new file gets, named by small letters, digits and hyphens. */
function pathFor(chosen: string, folder: string, isTaken: (path: string) => boolean): string {
  const name = rightName(chosen, 'photo');
  const ending = endingOf(name);
  const stem = folder + name.slice(0, name.length - ending.length);
  let path = stem + ending;
  for (let number = 2; isTaken(path); number += 1) path = `${stem}-${number}${ending}`;
  return path;
}
