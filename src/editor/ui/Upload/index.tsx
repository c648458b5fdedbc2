import {useState, type InputHTMLAttributes, type ReactNode} from 'react';
import {isHeic, MAX_PICTURE_BYTES, MEGABYTE, pdfDiagnostic, messageOf} from '../../../cms/lint';
import {STATIC_FOLDER} from '../../../cms/parse';
import {shrinkPhoto} from '../../state/resize-photo';
import {readUpload, unusedPath, type UploadKind} from '../../state/upload';
import {deferredMessages} from '../../messages/deferred';
import {useEditor} from '../hooks/useEditor';
import styles from './styles.module.css';

const TYPES: Record<UploadKind, string> = {picture: 'image/*,.heic', file: 'application/pdf'};

interface Props {
  kind: UploadKind;
  label: string;
  /** A text that contains file paths; a new file goes into the folder of the first one. */
  near?: string;
  attributes?: InputHTMLAttributes<HTMLInputElement>;
  /** Receives the file with its path on the site. */
  onChosen: (path: string, bytes: Uint8Array) => void;
}

type UploadState = {is: 'idle' | 'reading'} | {is: 'tooLarge'; file: File} | {is: 'refused'; why: string};

/** A button that adds a file from this device under a valid name. */
export default function Upload({kind, label, near = '', attributes, onChosen}: Props): ReactNode {
  const {contentOf} = useEditor();
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
    if (kind === 'picture' && isHeic(bytes)) {
      // Safari can read such a photo, and so make a JPEG of it.
      shrink(chosen, deferredMessages.picture.heic);
      return;
    }
    setState({is: 'idle'});
    onChosen(
      unusedPath(chosen.name, kind, near, (path) => contentOf(STATIC_FOLDER + path) !== undefined),
      bytes,
    );
  };
  const shrink = (file: File, why: string = deferredMessages.picture.unreadable) => {
    setState({is: 'reading'});
    const fail = () => setState({is: 'refused', why});
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
