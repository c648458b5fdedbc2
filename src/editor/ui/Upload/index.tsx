import {useRef, useState, type InputHTMLAttributes, type ReactNode} from 'react';
import {MAX_PICTURE_BYTES, MEGABYTE} from '../../../cms/lint';
import {STATIC_FOLDER} from '../../../cms/parse';
import {prepareUpload, unusedPath, type Upload as Prepared, type UploadKind} from '../../state/upload';
import {deferredMessages} from '../../messages/deferred';
import {useEditor} from '../hooks/useEditor';
import styles from './styles.module.css';

const TYPES: Record<UploadKind, string> = {picture: 'image/*,.heic', file: 'application/pdf'};

/** A file from this device, with its path on the site. */
export interface UploadedFile {
  path: string;
  bytes: Uint8Array;
}

/** Takes what was made of a choice, or nothing if it cannot be used or came too late. */
export type Receive<Made> = (made?: Made) => void;

interface Props {
  kind: UploadKind;
  label: string;
  /** A text that contains file paths; a new file goes into the folder of the first one. */
  near?: string;
  attributes?: InputHTMLAttributes<HTMLInputElement>;
  /** Whether each chosen file counts, even if another one is chosen before it is ready. */
  keepsAll?: boolean;
  /** Is called when a file is chosen. The function that it returns receives it when it is ready. */
  onChoose: () => Receive<UploadedFile>;
}

type UploadState = {is: 'idle' | 'reading'} | Exclude<Prepared, {is: 'ready'}>;

/** A button that adds a file from this device under a valid name. */
export default function Upload({kind, label, near = '', attributes, keepsAll, onChoose}: Props): ReactNode {
  const {contentOf} = useEditor();
  const [state, setState] = useState<UploadState>({is: 'idle'});
  /** Counts the choices: a large photo may be ready only after the next one. */
  const latest = useRef(0);
  const input = useRef<HTMLInputElement>(null);
  const take = async (preparing: Promise<Prepared>) => {
    latest.current += 1;
    const request = latest.current;
    setState({is: 'reading'});
    const receive = onChoose();
    const prepared = await preparing;
    const isOvertaken = request !== latest.current;
    if (!isOvertaken) setState(prepared.is === 'ready' ? {is: 'idle'} : prepared);
    const isWanted = prepared.is === 'ready' && (!isOvertaken || keepsAll);
    const isUsed = (path: string) => contentOf(STATIC_FOLDER + path) !== undefined;
    receive(isWanted ? {path: unusedPath(prepared.name, kind, near, isUsed), bytes: prepared.bytes} : undefined);
  };
  return (
    <>
      <label className={styles.choose}>
        <input
          {...attributes}
          ref={input}
          type="file"
          className="srOnly"
          accept={TYPES[kind]}
          onChange={({target}) => {
            const [chosen] = target.files ?? [];
            if (chosen) void take(prepareUpload(chosen, kind));
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
          <button
            onClick={() => {
              // The button goes away.
              input.current?.focus();
              void take(prepareUpload(state.file, kind, true));
            }}>
            {deferredMessages.picture.shrink}
          </button>
        </p>
      )}
    </>
  );
}
