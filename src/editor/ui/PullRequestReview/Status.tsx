import {useState, type ReactNode} from 'react';
import {bringUpToDate} from '../../github';
import {reviewMessages} from '../../messages/review';
import Dialog from '../Dialog';
import {useDoing} from '../useDoing';
import WhyNot from '../WhyNot';
import Publish, {type PublishProps} from './Publish';
import type {Remarks} from './useRemarks';
import type {Props as ReviewProps} from './props';

type Props = Pick<ReviewProps, 'isWriter' | 'mergeBaseIntoBranch'> & PublishProps;

interface StatusProps {
  remarks: Remarks;
}

/** Shows what is missing before a proposal can be published. */
export const Missing = ({remarks: {progress}}: StatusProps): ReactNode =>
  progress?.missing.map((what) => <p key={what}>{reviewMessages.missing[what]}</p>);

/** Shows the status of a proposal: its preview, what is missing and, if nothing is, the button that publishes it. */
export default function Status({remarks, isWriter, mergeBaseIntoBranch, ...props}: Props): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const {progress} = remarks;
  const [isUpdating, setUpdating] = useState(false);
  const {
    go: update,
    failure,
    url,
  } = useDoing(async () => {
    await bringUpToDate(props.connection, props.proposal.number, props.commit);
    setUpdating(true);
  });
  if (!progress) return null;
  const {stage, sentence, missing, preview} = progress;
  const isOver = stage === 'published' || stage === 'withdrawn';
  return (
    <section aria-live="polite">
      <h2>{reviewMessages.standing}</h2>
      {isOver ? <p>{sentence}</p> : <Missing remarks={remarks} />}
      {isWriter && missing.includes('conflict') && (
        <button type="button" onClick={() => mergeBaseIntoBranch(props.proposal)}>
          {reviewMessages.merged}
        </button>
      )}
      {isWriter && missing.includes('behind') && (
        <button type="button" disabled={isUpdating} onClick={() => update()}>
          {reviewMessages.upToDate}
        </button>
      )}
      {isUpdating && <p role="status">{reviewMessages.updating}</p>}
      <WhyNot {...{failure, url}} />
      {preview !== undefined && (
        <p>
          <a href={preview} target="_blank" rel="noreferrer">
            {reviewMessages.preview}
          </a>
        </p>
      )}
      {!isOver && isWriter && missing.length === 0 && (
        <button type="button" onClick={() => setOpen(true)}>
          {reviewMessages.publish.open}
        </button>
      )}
      {isOpen && (
        <Dialog title={reviewMessages.publish.title} onClose={() => setOpen(false)}>
          <Publish {...props} remarks={remarks} />
        </Dialog>
      )}
    </section>
  );
}
