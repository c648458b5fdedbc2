import {useState, type ReactNode} from 'react';
import {messages} from '../../messages';

interface Props {
  /** Whether a change was not possible, because it arrived after another tab took the draft. */
  isRefused?: boolean;
  takeOver: () => void;
}

/** Replaces the controls while another tab has the draft. */
export default function DraftElsewhere({isRefused = false, takeOver}: Props): ReactNode {
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      {isRefused && <p role="alert">{messages.draft.refused}</p>}
      <p role="status">{isAsked ? messages.draft.takingOver : messages.draft.elsewhere}</p>
      <button
        onClick={() => {
          setAsked(true);
          takeOver();
        }}>
        {messages.draft.takeOver}
      </button>
    </>
  );
}
