/** The context that the components of a review share. */
import {createContext, useContext} from 'react';
import type {Reader} from '../../../site/site-definition';
import type {Draft} from '../../../cms/edit';
import type {PageChange} from '../../../cms/report';
import type {ReportSentence} from '../../../cms/report/page-sentences';
import type {Branch, Connection, GitHubError, Proposal, OnError} from '../../github';
import type {refsOfPages} from '../../state/also-shown-on';
import type {ReviewItem} from '../../state/review-items';
import type {EditorFacts} from '../../state/editor-facts';
import type {Owner} from '../device/drafts';
import type {PreviewFrame} from '../hooks/useFrame';
import type {LintedPages} from '../hooks/useDraft';
import type {PendingComments} from './usePendingComments';

export interface LoadedProposal {
  before: Branch;
  now: Branch;
  /** Its changes, on its merge base. */
  draft: Draft;
}

/** What a review receives from its session. */
export interface ReviewProps {
  connection: Connection;
  /** A reader that has already parsed the pages of the website. */
  reader: Reader;
  facts: EditorFacts;
  /** The person's current website and draft. */
  website: LintedPages;
  owner: Owner;
  proposal: Proposal;
  frame: PreviewFrame;
  isWriter: boolean;
  onError: OnError;
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

export interface ReviewState extends ReviewProps {
  /** The commit on screen. */
  commit: string;
  pages: readonly PageChange[];
  sentences: readonly ReportSentence[];
  items: readonly ReviewItem[];
  /** The reference of the change on screen. */
  current?: string;
  /** The references that each page shows, now and before. */
  refsDrawn: ReturnType<typeof refsOfPages>;
  /** Whether the proposal is neither published nor closed. */
  isOpen: boolean;
  pending: PendingComments;
  /** Loads the proposal again if it has changed in the meantime, and says so. */
  refresh: (failure: GitHubError) => void;
  goTo: (named: string) => void;
  /** Returns the name of a reference for people; undefined if it does not exist. */
  nameAt: (named: string) => string | undefined;
}

export const ReviewContext = createContext<ReviewState | undefined>(undefined);

export function useReview(): ReviewState {
  const review = useContext(ReviewContext);
  if (!review) throw new Error('useReview must be used within PullRequestReview.');
  return review;
}
