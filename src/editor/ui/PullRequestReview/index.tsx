import {useCallback, useEffect, useState, type ReactNode} from 'react';
import {newDraft, changeFiles} from '../../../cms/edit';
import {isGitHubError, loadProposal, type GitHubError} from '../../github';
import {changesBetween} from '../../state/draft-changes';
import {useLoaded} from '../hooks/useLoaded';
import {post} from '../../protocol';
import {reviewMessages} from '../../messages/review';
import editor from '../Editor/styles.module.css';
import bar from '../Editor/bar.module.css';
import ReviewWorkspace from './ReviewWorkspace';
import type {LoadedProposal, ReviewProps} from './useReview';

export default function PullRequestReview(props: ReviewProps): ReactNode {
  const {connection, proposal, frame, onError, onClose} = props;
  const load = useCallback(async (): Promise<LoadedProposal> => {
    const {before, now, difference} = await loadProposal(connection, proposal);
    const changes = await changesBetween(connection, difference.before, difference.after);
    return {before, now, draft: changeFiles(newDraft(before.commit), changes)};
  }, [connection, proposal]);
  const {loaded, failure, again: loadAgain} = useLoaded(load, onError);
  useEffect(() => {
    if (frame.isReady) post(frame.element.current?.contentWindow ?? null, {kind: 'will-mark'});
  }, [frame]);
  /** The reason for loading it again, and the commit that was on screen. */
  const [why, setWhy] = useState<{text: string; commit: string}>();
  if (loaded) {
    const refresh = (failure: GitHubError) => {
      if (!isGitHubError(failure, 'newer')) return;
      setWhy({text: failure.message, commit: loaded.now.commit});
      loadAgain();
    };
    return (
      <ReviewWorkspace
        key={loaded.now.commit}
        {...props}
        {...loaded}
        notice={why?.commit === loaded.now.commit ? undefined : why?.text}
        refresh={refresh}
        loadNewest={loadAgain}
      />
    );
  }
  return (
    <div className={editor.editor}>
      <header className={`${bar.bar} onInk`}>
        <p className={bar.name}>{reviewMessages.heading}</p>
        <p className={bar.status} role="status">
          {failure ?? reviewMessages.loading}
        </p>
        <button onClick={onClose}>{reviewMessages.back}</button>
      </header>
    </div>
  );
}
