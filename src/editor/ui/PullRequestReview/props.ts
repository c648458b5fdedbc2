/** The data and functions that a review takes from its session. */
import type {Reader} from '../../../site/content';
import type {Draft} from '../../../cms/edit';
import type {Branch, Connection, Proposal} from '../../github';
import type {EditorFacts} from '../../state/facts';
import type {Owner} from '../drafts';
import type {PreviewFrame} from '../useFrame';
import type {Work} from '../useDraft';

export interface Loaded {
  before: Branch;
  now: Branch;
  /** Its changes, on its merge base. */
  draft: Draft;
}

export interface Props {
  connection: Connection;
  /** A reader that has already parsed the pages of the website. */
  reader: Reader;
  facts: EditorFacts;
  /** The person's current website and draft. */
  website: Work;
  owner: Owner;
  proposal: Proposal;
  frame: PreviewFrame;
  isWriter: boolean;
  onError: (error: unknown) => void;
  /** Merges the published website into the proposal. */
  mergeBaseIntoBranch: (proposal: Proposal) => void;
  onClose: () => void;
  /** Loads the open proposals again, for example after a new title. */
  again: () => Promise<void>;
  /** Removes a proposal that was withdrawn in this editor. */
  withdrawn: (number: number) => void;
  /** Opens a page of the proposal in the editor. */
  onChange: (page: string) => Promise<void>;
}
