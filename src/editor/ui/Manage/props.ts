/** What a piece needs that changes a proposal as a whole. */
import type {Proposal} from '../../github';

export interface ManageProps {
  proposal: Proposal;
  /** Who is signed in. */
  account: string;
  /** Asks again which proposals are open. */
  again: () => Promise<void>;
  withdrawn: (number: number) => void;
}
