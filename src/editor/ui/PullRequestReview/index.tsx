import {useEffect, useState, type ReactNode} from 'react';
import {isGitHubError, type GitHubError} from '../../github';
import {post} from '../../protocol';
import {reviewMessages} from '../../messages/review';
import editor from '../Editor/styles.module.css';
import bar from '../Editor/bar.module.css';
import Desktop from './Desktop';
import type {Props} from './props';
import {useProposal} from './useProposal';

/** Loads a proposal and opens its review. */
export default function Reviewing(props: Props): ReactNode {
  const {connection, proposal, frame, onError, onClose} = props;
  const {loaded, failure, again: loadAgain} = useProposal(connection, proposal, onError);
  useEffect(() => {
    if (frame.isReady) post(frame.element.current?.contentWindow ?? null, {kind: 'will-mark'});
  }, [frame]);
  /** The reason for loading it again. */
  const [why, setWhy] = useState<string>();
  if (loaded) {
    const refresh = (failure: GitHubError) => {
      if (!isGitHubError(failure, 'newer')) return;
      setWhy(failure.message);
      loadAgain();
    };
    return <Desktop key={loaded.now.commit} {...props} {...loaded} notice={why} refresh={refresh} />;
  }
  return (
    <div className={editor.editor}>
      <header className={`${bar.bar} onInk`}>
        <p className={bar.name}>{reviewMessages.heading}</p>
        <p className={bar.status} role="status">
          {failure ?? reviewMessages.loading}
        </p>
        <button type="button" onClick={onClose}>
          {reviewMessages.back}
        </button>
      </header>
    </div>
  );
}
