import {useState, type ReactNode} from 'react';
import {type ContentRef, isWithin, nameOfRef, resolveNames, segmentsOf} from '../../../cms/source-map/content-ref';
import {placed} from '../../state/thread-refs';
import {editAt} from '../../state/suggestion';
import {reviewMessages} from '../../messages/review';
import {useEditor} from '../useEditor';
import styles from './styles.module.css';
import Thread from './Thread';

/** Shows the remarks about a field beside it, where the author answers them and uses suggested wording. */
export default function AtRef({contentRef}: {contentRef: ContentRef}): ReactNode {
  const {checked, conversation, sent, sourceOf, edit, dispatch} = useEditor();
  const [taken, setTaken] = useState<readonly number[]>([]);
  const [refused, setRefused] = useState<string>();
  const named = checked && nameOfRef(contentRef, checked.content);
  const threads = (checked ? placed(conversation?.conversation?.threads ?? [], checked.content) : []).filter(
    (thread) => named !== undefined && thread.place !== undefined && isWithin(thread.place, named),
  );
  if (!sent || !conversation || threads.length === 0) return null;
  /** Replaces the current text by a suggestion. */
  const takeOver = (id: number, by: string, address: string, instead: string) => {
    const {file, names} = segmentsOf(address);
    const found = checked && resolveNames(file, names, checked.content);
    const source = sourceOf(file);
    const item = found && source && editAt(found, source, instead);
    if (!item) return;
    const problem = edit(file, item);
    setRefused(problem);
    if (problem !== undefined) return;
    dispatch({type: 'credit', helper: by});
    setTaken([...taken, id]);
  };
  return (
    <section aria-label={reviewMessages.message} className={styles.atRef}>
      {threads.map((thread) => (
        <div key={thread.id}>
          <Thread
            thread={thread}
            number={sent.number}
            isWriter
            onAnswered={conversation.ask}
            takeOver={
              taken.includes(thread.id)
                ? undefined
                : (instead) => takeOver(thread.id, thread.by, thread.place ?? '', instead)
            }
          />
          {taken.includes(thread.id) && <p role="status">{reviewMessages.spot.taken}</p>}
        </div>
      ))}
      {refused !== undefined && <p role="alert">{refused}</p>}
    </section>
  );
}
