import {useState, type ReactNode} from 'react';
import type {ContentPosition} from '../../../cms/source-map/content-ref';
import {toPlainText} from '../../state/format-diagnostic';
import {factEdit, positionsOfFact} from '../../state/same-fact';
import {deferredMessages} from '../../messages/deferred';
import {fieldLabel, useEditor} from '../hooks/useEditor';
import styles from './styles.module.css';

interface Props {
  fact: string;
  now?: string;
  contentRef: ContentPosition;
  onChosen?: () => void;
}

/** Focuses an element instead of the button that has disappeared. */
const focus = (element: HTMLElement | null) => element?.focus();

/** Lists the other fields and texts with the same fact, each with a link, and offers to change all of them. */
export default function SameFactElsewhere({fact, now, contentRef, onChosen}: Props): ReactNode {
  const editor = useEditor();
  const {base, checked, open, edit, sourceOf} = editor;
  const found = checked ? positionsOfFact(fact, checked.content, contentRef, base.texts) : [];
  const [changed, setChanged] = useState(0);
  if (found.length === 0)
    return changed === 0 ? null : (
      <p className="note" role="status" tabIndex={-1} ref={focus}>
        {deferredMessages.elsewhere.changed(changed)}
      </p>
    );
  const changeAll = () => {
    setChanged(found.length);
    for (const contentRef of found.toReversed()) {
      const source = sourceOf(contentRef.file);
      const change = source && now !== undefined && factEdit(contentRef, source, fact, now);
      if (change) edit(contentRef.file, change);
    }
  };
  return (
    <div className={styles.elsewhere}>
      <p>{deferredMessages.elsewhere.also(toPlainText(fact), found.length)}</p>
      <ul>
        {found.map((contentRef) => (
          <li key={JSON.stringify(contentRef)}>
            <button
              onClick={() => {
                open(contentRef);
                onChosen?.();
              }}>
              {fieldLabel(contentRef, editor)}
            </button>
          </li>
        ))}
      </ul>
      {now !== undefined && now !== fact && now !== '' && (
        <button onClick={changeAll}>{deferredMessages.elsewhere.all(toPlainText(now))}</button>
      )}
    </div>
  );
}
