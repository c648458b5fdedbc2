import {useCallback, useEffect, useState, type ReactNode} from 'react';
import {changedBy, readFile, Trouble, type Published} from '../../github';
import {groundOfDraft, type Change} from '../../model/carry-over';
import {inverseOf} from '../../model/take-back';
import type {Write} from '../../../content/write';
import {historyWords} from '../../words/history';
import Choose from '../Choose';
import {useEditor} from '../useEditor';

interface Props {
  published: Published;
  onClose: () => void;
}

const {published: say} = historyWords;

/** Takes a whole proposal back into the draft. What others have changed since stays. */
export default function TakeBack({published, onClose}: Props): ReactNode {
  const {connection, base, texts, changed, put, suggest, onTrouble} = useEditor();
  const [changes, setChanges] = useState<readonly Change[]>();
  const [said, setSaid] = useState<string>(say.takingBack);
  // What is chosen is chosen about the draft as it was when this began.
  const [ground] = useState(() => groundOfDraft(base, texts, changed));
  useEffect(() => {
    let isOld = false;
    const load = async () => {
      try {
        const difference = await changedBy(connection, published);
        const found = await inverseOf(difference, (file) => readFile(connection, file));
        if (!isOld) setChanges(found);
      } catch (error) {
        onTrouble(error);
        if (!(error instanceof Trouble)) throw error;
        if (!isOld) setSaid(error.message);
      }
    };
    void load();
    return () => {
      isOld = true;
    };
  }, [connection, published, onTrouble]);
  const done = useCallback(
    (writes: readonly Write[]) => {
      const differing = writes.filter(({file, now}) => (ground.texts.get(file) ?? ground.files.get(file)) !== now);
      put(differing.map(({file, now}) => [file, now] as const));
      suggest?.(say.sentence(published.title));
      setChanges(undefined);
      setSaid(differing.length === 0 ? say.nothing : say.done);
    },
    [ground, put, suggest, published],
  );
  return (
    <>
      <p role="status">{said}</p>
      {changes && (
        <Choose changes={changes} ground={ground} names={historyWords.choose.takeBack} done={done} onClose={onClose} />
      )}
    </>
  );
}
