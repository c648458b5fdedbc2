import type {ReactNode} from 'react';
import styles from './styles.module.css';
import {withDashes, isChangedSample} from '../../state/suggestions';
import {deferredMessages} from '../../messages/deferred';
import {useEditor} from '../hooks/useEditor';
import type {Path} from '../../../cms/edit';

/** Suggests an action that the editor can perform with one click. */
function SuggestionBox({message, take, onTaken}: {message: string; take: string; onTaken: () => void}): ReactNode {
  return (
    <div className={styles.offer}>
      <p>{message}</p>
      <button onClick={onTaken}>{take}</button>
    </div>
  );
}

/** Offers to replace a hyphen between numbers by a dash, if the page uses dashes there. */
export function DashSuggestion({
  file,
  text,
  write,
}: {
  file: string;
  text: string;
  write: (text: string) => unknown;
}): ReactNode {
  const {texts} = useEditor();
  const dashed = withDashes(text, texts.get(file) ?? '');
  if (dashed === undefined) return null;
  return (
    <SuggestionBox
      message={deferredMessages.dash.beside}
      take={deferredMessages.dash.take}
      onTaken={() => write(dashed)}
    />
  );
}

interface ExampleProps {
  file: string;
  /** The path of the entry; empty for the page. */
  path: Path;
  value: unknown;
}

/** Suggests removing the sample mark from changed content. */
export function SampleSuggestion({file, path, value}: ExampleProps): ReactNode {
  const {edit, base, texts} = useEditor();
  if (!isChangedSample(file, base.texts, texts.get(file) ?? '', path, value)) return null;
  const {page, entry, take} = deferredMessages.example;
  return (
    <SuggestionBox
      message={path.length === 0 ? page : entry}
      take={take}
      onTaken={() => edit(file, {kind: 'remove', path: [...path, 'sample']})}
    />
  );
}
