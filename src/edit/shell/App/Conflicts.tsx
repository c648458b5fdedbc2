import type {ReactNode} from 'react';
import type {Draft} from '../../model/draft';
import {words} from '../../words';
import Dialog from '../Dialog';
import styles from './styles.module.css';

interface Props {
  /** The files that others have changed as well. */
  files: readonly string[];
  draft: Draft;
  theirs: ReadonlyMap<string, string>;
  choose: (file: string, mine: boolean) => void;
}

const saidBy = (held: unknown): string => (typeof held === 'string' ? held : '–');

/** The same page was changed by two people: both texts, and the choice. */
export default function Conflicts({files, draft, theirs, choose}: Props): ReactNode {
  const [file] = files;
  if (file === undefined) return null;
  return (
    <Dialog key={file} title={words.draft.moved} onClose={() => choose(file, true)}>
      <p className="note">{file}</p>
      <div className={styles.both}>
        {[
          {name: words.draft.mine, text: saidBy(draft.get(file)), isMine: true},
          {name: words.draft.theirs, text: saidBy(theirs.get(file)), isMine: false},
        ].map(({name, text, isMine}) => (
          <section key={name}>
            <button type="button" onClick={() => choose(file, isMine)}>
              {name}
            </button>
            <pre>{text}</pre>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
