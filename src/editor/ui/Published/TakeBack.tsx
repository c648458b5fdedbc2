import {useCallback, useState, type ReactNode} from 'react';
import {changedBy, readFile, type Published} from '../../github';
import {groundOfDraft} from '../../state/rebase-draft';
import {changesBetween} from '../../state/changes-between';
import type {Write} from '../../../cms/edit';
import {historyWords} from '../../messages/history';
import Choose from '../ConflictDialog';
import {useEditor} from '../useEditor';
import {useLoaded} from '../useLoaded';

interface Props {
  published: Published;
  onClose: () => void;
}

const {published: say} = historyWords;

/** Takes a whole proposal back into the draft. What others have changed since stays. */
export default function TakeBack({published, onClose}: Props): ReactNode {
  const {connection, base, texts, changed, put, suggest, onError} = useEditor();
  const [message, setSaid] = useState<string>();
  // What is chosen is chosen about the draft as it was when this began.
  const [ground] = useState(() => groundOfDraft(base, texts, changed));
  const load = useCallback(async () => {
    const {before, after} = await changedBy(connection, published);
    return changesBetween(after, before, (file) => readFile(connection, file));
  }, [connection, published]);
  const {loaded: changes, trouble} = useLoaded(load, onError);
  const done = useCallback(
    (writes: readonly Write[]) => {
      const differing = writes.filter(({file, now}) => (ground.texts.get(file) ?? ground.files.get(file)) !== now);
      put(differing.map(({file, now}) => [file, now] as const));
      suggest?.(say.sentence(published.title));
      setSaid(differing.length === 0 ? say.nothing : say.done);
    },
    [ground, put, suggest, published],
  );
  return (
    <>
      <p role="status">{message ?? trouble ?? say.takingBack}</p>
      {changes && message === undefined && (
        <Choose changes={changes} ground={ground} names={historyWords.choose.takeBack} done={done} onClose={onClose} />
      )}
    </>
  );
}
