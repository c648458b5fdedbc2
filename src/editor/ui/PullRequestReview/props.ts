/** What a review needs of the session around it. */
import type {Reader} from '../../../site/content';
import type {Connection, Proposal} from '../../github';
import type {EditorFacts} from '../../state/facts';
import type {Owner} from '../drafts';
import type {PreviewFrame} from '../useFrame';
import type {Work} from '../useDraft';

export interface Props {
  connection: Connection;
  /** Has read the pages of the website. */
  reader: Reader;
  facts: EditorFacts;
  /** The website as the person has it. */
  website: Work;
  owner: Owner;
  proposal: Proposal;
  frame: PreviewFrame;
  /** Whether the account may say something. */
  isWriter: boolean;
  onError: (error: unknown) => void;
  /** Puts the proposal and what was published meanwhile together, as its author does. */
  mergeBaseIntoBranch: (proposal: Proposal) => void;
  onClose: () => void;
  /** Asks again which proposals are open, as after another title. */
  again: () => Promise<void>;
  /** Tells that a proposal was withdrawn from here. */
  withdrawn: (number: number) => void;
  /** Goes on with the proposal as its author does, at a page of it. */
  onChange: (page: string) => Promise<void>;
}
