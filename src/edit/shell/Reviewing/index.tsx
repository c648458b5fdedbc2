import type {ReactNode} from 'react';
import type {Connection, Proposal} from '../../github';
import type {Facts} from '../../model/facts';
import {reviewWords} from '../../words/review';
import type {Owner} from '../drafts';
import editor from '../Editor/styles.module.css';
import bar from '../Editor/bar.module.css';
import type {Frame} from '../useFrame';
import Desk from './Desk';
import {useProposal} from './useProposal';

export interface Props {
  connection: Connection;
  facts: Facts;
  owner: Owner;
  proposal: Proposal;
  frame: Frame;
  onTrouble: (error: unknown) => void;
  onClose: () => void;
  /** Goes on with the proposal as its author does. */
  onChange: () => void;
}

/** A proposal for somebody who decides on it: what it changes, page by page, and what is said of it. */
export default function Reviewing(props: Props): ReactNode {
  const {connection, proposal, onTrouble, onClose} = props;
  const {loaded, trouble, loadAgain} = useProposal(connection, proposal, onTrouble);
  if (loaded) return <Desk key={loaded.now.commit} {...props} {...loaded} loadAgain={loadAgain} />;
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
