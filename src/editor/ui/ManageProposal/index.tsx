import {useId, useState, type ReactNode} from 'react';
import {progressMessages} from '../../messages/progress';
import styles from './styles.module.css';
import {type Proposal, rename, submitReview, isGitHubError, newDraftKey, withdraw} from '../../github';
import Dialog from '../Dialog';
import {useAction} from '../hooks/useLoaded';
import {useEditor} from '../hooks/useEditor';

interface Props {
  proposal: Proposal;
  account: string;
  /** Loads the open proposals again. */
  again: () => Promise<void>;
  withdrawn: (number: number) => void;
  /** Whether it is in a list, so that its buttons must name the proposal. */
  isListed?: boolean;
}

type ProposalAction = 'rename' | 'withdraw';

/** Renames or withdraws a proposal. */
export default function ManageProposal({isListed = false, ...props}: Props): ReactNode {
  const [asked, setAsked] = useState<ProposalAction>();
  const button = (way: ProposalAction) => (
    <button onClick={() => setAsked(way)}>
      {progressMessages[way].open}
      {isListed && <span className="srOnly"> {props.proposal.title}</span>}
    </button>
  );
  return (
    <>
      <span className={styles.ways}>
        {button('rename')}
        {button('withdraw')}
      </span>
      {asked && <ActionDialog way={asked} {...props} onClose={() => setAsked(undefined)} />}
    </>
  );
}

/** Asks for the new title, or for the reason, which becomes a comment before the proposal is closed. */
function ActionDialog({
  way,
  proposal,
  account,
  again,
  withdrawn,
  onClose,
}: Props & {way: ProposalAction; onClose: () => void}): ReactNode {
  const {title, what, label, now, doing, unsent, unsentOwn} = progressMessages[way];
  const {connection} = useEditor();
  const {number, by, commit} = proposal;
  const isRename = way === 'rename';
  const id = useId();
  const [typed, setTyped] = useState(isRename ? proposal.title : '');
  const [key] = useState(newDraftKey);
  const text = typed.trim();
  const {go, isDoing, failure} = useAction(async () => {
    if (isRename) {
      await rename(connection, number, typed);
      await again();
    } else {
      if (text !== '') {
        const review = {key, commit, decision: 'COMMENT', words: text, comments: []} as const;
        // After a failed attempt, the proposal may already be closed; then GitHub also has the reason.
        await submitReview(connection, number, review).catch((error: unknown) => {
          if (!isGitHubError(error, 'withdrawn')) throw error;
        });
      }
      await withdraw(connection, number);
    }
    onClose();
    if (!isRename) withdrawn(number);
  });
  const isPossible = !isRename || (text !== '' && text !== proposal.title);
  const field = {id, value: typed, onChange: ({target}: {target: {value: string}}) => setTyped(target.value)};
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{what}</p>
      <p className="note">{by === account ? unsentOwn : unsent(by)}</p>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (isPossible) go();
        }}>
        <label htmlFor={id}>{label}</label>
        {isRename ? <input {...field} /> : <textarea {...field} />}
        <button type="submit" disabled={!isPossible}>
          {isDoing ? doing : now}
        </button>
      </form>
      {failure !== undefined && <p role="alert">{failure}</p>}
    </Dialog>
  );
}
