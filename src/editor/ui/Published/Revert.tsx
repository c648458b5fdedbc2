import {useCallback, useState, type ReactNode} from 'react';
import {changedBy, readFile, type Published} from '../../github';
import {applyChanged} from '../../state/rebase-draft';
import {changesBetween} from '../../state/changes-between';
import type {Write} from '../../../cms/edit';
import {historyMessages} from '../../messages/history';
import Choose from '../ConflictDialog';
import {useEditor} from '../useEditor';
import {useLoaded} from '../useLoaded';

interface Props {
  published: Published;
  onClose: () => void;
}

const {published: say} = historyMessages;

/** Takes a whole proposal back into the draft. What others have changed since stays. */
export default function Revert({published, onClose}: Props): ReactNode {
  const {connection, base, texts, changed, put, dispatch, onError} = useEditor();
  const [message, setSaid] = useState<string>();
  // What is chosen is chosen about the draft as it was when this began.
  const [commitBase] = useState(() => applyChanged(base, texts, changed));
  const load = useCallback(async () => {
    const {before, after} = await changedBy(connection, published);
    return changesBetween(after, before, (file) => readFile(connection, file));
  }, [connection, published]);
  const {loaded: changes, failure} = useLoaded(load, onError);
  const done = useCallback(
    (writes: readonly Write[]) => {
      const differing = writes.filter(
        ({file, now}) => (commitBase.texts.get(file) ?? commitBase.files.get(file)) !== now,
      );
      put(differing.map(({file, now}) => [file, now] as const));
      dispatch({type: 'describe', sentence: say.sentence(published.title)});
      setSaid(differing.length === 0 ? say.nothing : say.done);
    },
    [commitBase, put, dispatch, published],
  );
  return (
    <>
      <p role="status">{message ?? failure ?? say.reverting}</p>
      {changes && message === undefined && (
        <Choose
          changes={changes}
          base={commitBase}
          names={historyMessages.choose.revert}
          done={done}
          onClose={onClose}
        />
      )}
    </>
  );
}
