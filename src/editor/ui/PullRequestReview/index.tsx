import {useEffect, useState, type ReactNode} from 'react';
import {isGitHubError, type GitHubError} from '../../github';
import {say} from '../../protocol';
import {reviewWords} from '../../messages/review';
import editor from '../Editor/styles.module.css';
import bar from '../Editor/bar.module.css';
import Desk from './Desk';
import type {Props} from './props';
import {useProposal} from './useProposal';

/** A proposal for somebody who decides on it: what it changes, page by page, and what is said of it. */
export default function Reviewing(props: Props): ReactNode {
  const {connection, proposal, frame, onError, onClose} = props;
  const {loaded, trouble, again: loadAgain} = useProposal(connection, proposal, onError);
  useEffect(() => {
    if (frame.isReady) say(frame.element.current?.contentWindow ?? null, {kind: 'will-mark'});
  }, [frame]);
  /** Why it was fetched again. */
  const [why, setWhy] = useState<string>();
  if (loaded) {
    const refresh = (failure: GitHubError) => {
      if (!isGitHubError(failure, 'newer')) return;
      setWhy(failure.message);
      loadAgain();
    };
    return <Desk key={loaded.now.commit} {...props} {...loaded} notice={why} refresh={refresh} />;
  }
  return (
    <div className={editor.editor}>
      <header className={`${bar.bar} onInk`}>
        <p className={bar.name}>{reviewWords.heading}</p>
        <p className={bar.status} role="status">
          {trouble ?? reviewWords.loading}
        </p>
        <button type="button" onClick={onClose}>
          {reviewWords.back}
        </button>
      </header>
    </div>
  );
}
