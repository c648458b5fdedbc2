import {useId, useState, type ReactNode} from 'react';
import {undefinedIfUnwritable, type Path} from '../../../cms/edit';
import type {Source} from '../../../cms/parse';
import type {Files} from '../../state/draft-state';
import {replaceUses, usesOf, type Target} from '../../state/uses';
import {deferredMessages} from '../../messages/deferred';
import Dialog from '../Dialog';
import {fieldLabel, useEditor} from '../hooks/useEditor';
import styles from './styles.module.css';

interface Props {
  /** The name of what is to be removed. */
  name: string;
  target: Target;
  /** Where it is itself. */
  except: {file: string; path: Path};
  /** What the other pages may show afterwards. */
  options: readonly {target: Target; name: string}[];
  /** @returns the files of the removal itself, from texts in which nothing refers to it; undefined if it is not there */
  removal: (sources: readonly Source[]) => Files | undefined;
  onRemoved: () => void;
  onClose: () => void;
}

/** Names what else shows an entry or a page, and removes both in one step, or shows something else there. */
export default function RemovalDialog(props: Props): ReactNode {
  const editor = useEditor();
  const {texts, sourceOf, put} = editor;
  const {name, target, except, options, removal, onRemoved, onClose} = props;
  const id = useId();
  // Others may publish while the dialog is open, so it looks at the current pages.
  const sources = [...texts.keys()].flatMap((file) => sourceOf(file) ?? []);
  const uses = usesOf(target, sources, except);
  const canRemove = uses.every(({removable}) => removable !== undefined);
  const [chosen, choose] = useState('');
  const [isRefused, setRefused] = useState(false);
  const {title, shows, instead, nothing, choice, refused, remove, keep} = deferredMessages.removal;
  const labels = [...new Set(uses.map(({file, path}) => fieldLabel({file, path}, editor)))];
  const confirm = () => {
    const files = undefinedIfUnwritable(() => {
      const others = replaceUses(uses, sources, options[Number(chosen || NaN)]?.target);
      const now = new Map(others);
      const current = sources.map((source) => ({...source, text: String(now.get(source.file) ?? source.text)}));
      const removed = removal(current);
      if (!removed) return undefined;
      const removedFiles = removed.map(([file]) => file);
      // An undo shows the first file.
      return [...removed, ...others.filter(([file]) => !removedFiles.includes(file))];
    });
    setRefused(files === undefined);
    if (!files) return;
    put(files);
    onRemoved();
  };
  return (
    <Dialog title={title(name)} close={keep} onClose={onClose}>
      <p>{shows}</p>
      <ul className={styles.uses}>
        {labels.map((label) => (
          <li key={label}>{label}</li>
        ))}
      </ul>
      <label htmlFor={id} className={styles.choice}>
        {instead}
        <select id={id} value={chosen} onChange={({target}) => choose(target.value)}>
          <option value="">{canRemove ? nothing : choice}</option>
          {options.map((option, index) => (
            <option key={index} value={index}>
              {option.name}
            </option>
          ))}
        </select>
      </label>
      {isRefused && <p role="alert">{refused}</p>}
      <button className={styles.remove} disabled={!canRemove && chosen === ''} onClick={confirm}>
        {remove}
      </button>
    </Dialog>
  );
}
