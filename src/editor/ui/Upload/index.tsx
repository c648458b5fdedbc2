import {useState, type ReactNode} from 'react';
import {MAX_PICTURE_BYTES, MEGABYTE, pdfDiagnostic, readSvg, toValidName, messageOf} from '../../../cms/lint';
import {extensionOf, STATIC_FOLDER} from '../../../cms/parse';
import {shrinkPhoto} from '../../state/resize-photo';
import {deferredMessages} from '../../messages/deferred';
import type {ControlAttributes} from '../Field/names';
import {useEditor} from '../useEditor';
import styles from './styles.module.css';

const TYPES = {picture: 'image/*,.heic', file: 'application/pdf'};
const DEFAULT_FOLDERS = {picture: '/img/', file: '/files/'};
const FOLDERS = {picture: /\/img\/(?:[\w.-]+\/)*/, file: /\/files\/(?:[\w.-]+\/)*/};

interface Props {
  kind: keyof typeof TYPES;
  label: string;
  /** A text that contains file paths; a new file goes into the folder of the first one. */
  near?: string;
  attributes?: ControlAttributes;
  /** Receives the file with its path on the site. */
  onChosen: (path: string, bytes: Uint8Array) => void;
}

type UploadState = {is: 'idle' | 'reading'} | {is: 'tooLarge'; file: File} | {is: 'refused'; why: string};

/** A button that adds a file from this device under a valid name. */
export default function Upload({kind, label, near = '', attributes, onChosen}: Props): ReactNode {
  const {sizes} = useEditor();
  const [state, setState] = useState<UploadState>({is: 'idle'});
  const choose = async (chosen: File) => {
    if (kind === 'picture' && chosen.size > MAX_PICTURE_BYTES) {
      setState({is: 'tooLarge', file: chosen});
      return;
    }
    setState({is: 'reading'});
    const bytes = await readUpload(chosen).catch(() => undefined);
    const diagnostic = kind === 'file' && bytes ? pdfDiagnostic(bytes) : undefined;
    if (!bytes || diagnostic) {
      setState({is: 'refused', why: diagnostic ? messageOf(diagnostic) : deferredMessages.picture.unreadable});
      return;
    }
    setState({is: 'idle'});
    const [folder] = FOLDERS[kind].exec(near) ?? [DEFAULT_FOLDERS[kind]];
    const path = unusedPathFor(chosen.name, folder, (item) => sizes.has(STATIC_FOLDER + item));
    onChosen(path, bytes);
  };
  const shrink = (file: File) => {
    setState({is: 'reading'});
    const fail = () => setState({is: 'refused', why: deferredMessages.picture.unreadable});
    void shrinkPhoto(file).then(choose, fail);
  };
  return (
    <>
      <label className={styles.choose}>
        <input
          {...attributes}
          type="file"
          className="srOnly"
          accept={TYPES[kind]}
          onChange={({target}) => {
            const [chosen] = target.files ?? [];
            if (chosen) void choose(chosen);
            // The browser reports a choice only if it differs from the last one.
            target.value = '';
          }}
        />
        {state.is === 'reading' ? deferredMessages.picture.measuring : label}
      </label>
      {state.is === 'refused' && <p role="alert">{state.why}</p>}
      {state.is === 'tooLarge' && (
        <p role="alert">
          {deferredMessages.picture.tooLarge(MAX_PICTURE_BYTES / MEGABYTE)}{' '}
          <button onClick={() => shrink(state.file)}>{deferredMessages.picture.shrink}</button>
        </p>
      )}
    </>
  );
}

/** @returns the bytes of a file; the metadata of the drawing program is removed from an SVG. */
async function readUpload(chosen: File): Promise<Uint8Array> {
  const bytes = new Uint8Array(await chosen.arrayBuffer());
  if (extensionOf(chosen.name) !== '.svg') return bytes;
  const drawing = readSvg(bytes);
  // The linter reports invalid SVGs at their field.
  return 'plain' in drawing ? new TextEncoder().encode(drawing.plain) : bytes;
}

/** @returns an unused path for a new file, with lowercase letters, digits and hyphens. */
function unusedPathFor(chosen: string, folder: string, isTaken: (path: string) => boolean): string {
  const name = toValidName(chosen, 'photo');
  const ending = extensionOf(name);
  const stem = folder + name.slice(0, name.length - ending.length);
  let path = stem + ending;
  for (let number = 2; isTaken(path); number += 1) path = `${stem}-${number}${ending}`;
  return path;
}
