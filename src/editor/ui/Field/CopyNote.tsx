import type {ReactNode} from 'react';
import type {Path} from '../../../cms/edit';
import type {Source} from '../../../cms/parse';
import {labelOf} from '../../../site/labels';
import {earlierData, earlierPath, inheritedValues} from '../../state/new-entries';
import {messages} from '../../messages';
import {useEditor} from '../hooks/useEditor';
import styles from '../Panel/styles.module.css';

/** Lists what a new entry or page still has in common with the one from which it was probably copied. */
export default function CopyNote({source, path}: {source: Source; path: Path}): ReactNode {
  const {base, texts, sourceOf, open} = useEditor();
  const {file, parsed} = source;
  const isNew =
    path.length === 0
      ? !base.texts.has(file)
      : typeof path.at(-1) === 'number' && earlierPath(path, parsed?.data, earlierData(base.texts, file)) === undefined;
  const pages = path.length === 0 && isNew ? [...texts.keys()].flatMap((page) => sourceOf(page) ?? []) : [];
  const inherited = isNew ? inheritedValues(source, path, pages) : undefined;
  if (!inherited) return null;
  return (
    <div className={`${styles.note} ${styles.names}`}>
      <p>{messages.panel.stillFrom(inherited.from)}</p>
      <ul>
        {inherited.paths.map((place) => (
          <li key={place.join('.')}>
            <button onClick={() => open({file, path: place})}>{labelOf(String(place.at(-1)))}</button>
          </li>
        ))}
      </ul>
    </div>
  );
}
