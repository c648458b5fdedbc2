import type {ReactNode} from 'react';
import {messages} from '../../messages';
import {deferredMessages} from '../../messages/deferred';
import {useEditor} from '../hooks/useEditor';
import styles from './styles.module.css';
import type {Paste} from './usePaste';

interface Props {
  paste?: Paste;
  body: string;
  /** Gives the text the focus, because the button to undo goes away. */
  focusText: () => void;
}

/** Says what a paste lost, until the text changes. */
export default function PasteNotice({paste, body, focusText}: Props): ReactNode {
  const {undo} = useEditor();
  const isCurrent = paste?.body === body;
  const {pasted, missingPictures} = deferredMessages.body;
  return (
    <div role="status" className={isCurrent ? styles.paste : undefined}>
      {isCurrent && (
        <p>
          {paste.isSimplified && <span>{pasted} </span>}
          {paste.missingPictures > 0 && <span>{missingPictures(paste.missingPictures)} </span>}
          <button
            type="button"
            onClick={() => {
              undo();
              focusText();
            }}>
            {messages.bar.undo}
          </button>
        </p>
      )}
    </div>
  );
}
