/** Loads the data for a session: the pages of the branch, the stored draft, and the proposal in the address. */
import {newDraft, Reader} from '../../../cms/edit';
import {
  accountOf,
  connect,
  findPull,
  headCommitOf,
  isGitHubError,
  loadBranch,
  canWrite,
  newDraftKey,
  openProposals,
  pullAt,
  GitHubError,
  type Branch,
  type Connection,
  type GithubService,
  type Proposal,
} from '../../github';
import type {EditorFacts} from '../../state/editor-facts';
import {messages} from '../../messages';
import {areUnsent, type StoredDraft} from '../../state/draft-state';
import type {DraftRecords} from '../../state/draft-records';
import type {DraftTab} from '../../state/draft-tab';
import {openDraft, type Owner} from '../device/drafts';
import {type Reader as SiteReader, siteDefinition} from '../../../site/site-definition';

export interface LoadedEditor {
  reader: SiteReader;
  facts: EditorFacts;
  connection: Connection;
  base: Branch;
  /** The account that owns the stored drafts. */
  account: string;
  owner: Owner;
  /** Whether this tab or another one has the draft. */
  tab: DraftTab;
  records: DraftRecords;
  /** Whether the account may propose changes and write comments. */
  isWriter: boolean;
  /** The open proposals, if they were needed before the first page; otherwise they load after it. */
  proposals?: readonly Proposal[];
  reviewed?: Proposal;
  kept?: StoredDraft;
  /** A message to show when the session begins. */
  notice?: string;
}

/** Returns what is asked for by `/edit?proposal=12`, or by `?branch=edit/…` from a host that does not know the number. */
function askedInAddress() {
  const query = new URLSearchParams(window.location.search);
  return {number: query.get('proposal'), branch: query.get('branch')};
}

function proposalInAddress(proposals: readonly Proposal[]): Proposal | undefined {
  const {number, branch} = askedInAddress();
  return proposals.find((proposal) => String(proposal.number) === number || proposal.branch === branch);
}

/** @returns what became of the proposal in the address, which is not open */
async function outcomeOfAsked(connection: Connection): Promise<string> {
  const {number, branch} = askedInAddress();
  const isNumber = /^\d{1,9}$/.test(number ?? '');
  const asked =
    branch !== null ? findPull(connection, branch) : isNumber ? pullAt(connection, Number(number)) : undefined;
  const pull = await asked?.catch((error: unknown) => {
    if (isGitHubError(error, 'notFound')) return undefined;
    throw error;
  });
  if (pull?.state !== 'closed') return messages.draft.ended.unknown;
  return pull.merged_at ? messages.draft.ended.published : messages.draft.ended.withdrawn;
}

const hasProposalInAddress = () => /[?&](?:proposal|branch)=/.test(window.location.search);

/** @throws GitHubError */
export async function loadEditor(facts: EditorFacts, service: GithubService, token: string): Promise<LoadedEditor> {
  const connection = connect(service, token);
  const reader = new Reader(siteDefinition);
  const load = (branch?: string) =>
    loadBranch(connection, branch, (file, text) => setTimeout(() => reader.sourceOf(file, text)));
  const [account, main, isWriter] = await Promise.all([
    accountOf(connection),
    hasProposalInAddress() ? undefined : load(),
    // An account without write access can still view proposals.
    canWrite(connection).catch((error: unknown) => {
      if (hasProposalInAddress() && isGitHubError(error, 'narrowToken', 'archived')) return false;
      throw error;
    }),
  ]);
  if (!isWriter && !hasProposalInAddress()) throw new GitHubError('readOnly');
  const owner = {repository: service.repository, account};
  const {tab, records} = await openDraft(owner);
  const {kept, isSetAside} = await records.load().catch(() => ({kept: undefined, isSetAside: false}));
  const session = {
    ...{reader, facts, connection, account, isWriter, owner, tab, records},
    notice: isSetAside ? messages.draft.setAside : undefined,
  };
  // A draft may belong to a proposal, which may have ended.
  const isOtherBranch = kept !== undefined && kept.branch !== service.branch;
  if (!isOtherBranch && main) return {...session, base: main, kept};

  const proposals = await openProposals(connection);
  const asked = proposalInAddress(proposals);
  if (!isWriter && !asked) throw new GitHubError('readOnly');
  const drafts = kept ? [kept.draft, ...(kept.waiting ?? [])] : [];
  if (asked && asked.branch !== kept?.branch && !areUnsent(drafts)) {
    const base = await load(asked.branch);
    return {...session, base, proposals, reviewed: asked, kept: draftForProposal(asked, base.commit)};
  }
  const isOpen = kept !== undefined && (await isStillOpen(connection, proposals, kept));
  const outcome = !asked && hasProposalInAddress() ? await outcomeOfAsked(connection) : undefined;
  const notice = asked && asked.branch !== kept?.branch ? messages.draft.otherFirst : (session.notice ?? outcome);
  const going = kept && (isOpen ? kept : {...kept, key: newDraftKey(), sent: undefined});
  return {
    ...session,
    notice,
    reviewed: asked,
    base: await load(isOpen ? kept.branch : undefined),
    proposals,
    kept: going,
  };
}

/** A list that lacks a proposal proves nothing for a moment after it was sent; its pull request or its branch does. */
async function isStillOpen(
  connection: Connection,
  proposals: readonly Proposal[],
  {branch}: StoredDraft,
): Promise<boolean> {
  if (proposals.some((proposal) => proposal.branch === branch)) return true;
  const pull = await findPull(connection, branch);
  if (pull) return pull.state === 'open';
  return headCommitOf(connection, branch).then(
    () => true,
    (error: unknown) => {
      if (isGitHubError(error, 'branchGone')) return false;
      throw error;
    },
  );
}

/** Returns an empty draft whose changes go to this proposal. */
const draftForProposal = ({number, url, branch}: Proposal, commit: string): StoredDraft => ({
  branch,
  key: newDraftKey(),
  draft: newDraft(commit),
  sent: {number, url, branch, commit},
  at: new Date(),
});
