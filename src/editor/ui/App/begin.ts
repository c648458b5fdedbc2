/** What a session begins with: the pages of the branch, what this account has kept, the proposal that an address names. */
import {changedFiles, newDraft, Reader} from '../../../cms/edit';
import {
  accountOf,
  connect,
  isGitHubError,
  loadBranch,
  mayWrite,
  newKey,
  openProposals,
  GitHubError,
  type Branch,
  type Connection,
  type GithubService,
  type Proposal,
} from '../../github';
import type {EditorFacts} from '../../state/facts';
import {messages} from '../../messages';
import type {Kept} from '../../state/draft-store';
import {keptDraft} from '../drafts';
import type {Reader as SiteReader} from '../../../site/content';
import {siteDefinition} from '../../../site/site-definition';

/** Everything that a session begins with. */
export interface Ready {
  reader: SiteReader;
  facts: EditorFacts;
  connection: Connection;
  base: Branch;
  /** Whose drafts are kept. */
  account: string;
  /** Whether the account may propose changes and remarks. */
  isWriter: boolean;
  /** Where they were needed for the first page; else they are asked for once it is there. */
  proposals?: readonly Proposal[];
  /** The proposal that the address asks to look at. */
  reviewed?: Proposal;
  kept?: Kept;
  /** What a person has to know at the beginning. */
  notice?: string;
}

/** `/edit?proposal=12` opens the review of a proposal by its number, `?branch=edit/…` by its branch, where a host knows no number. */
function askedFor(proposals: readonly Proposal[]): Proposal | undefined {
  const query = new URLSearchParams(window.location.search);
  const [number, name] = [query.get('proposal'), query.get('branch')];
  return proposals.find((proposal) => String(proposal.number) === number || proposal.branch === name);
}

const isAsked = () => /[?&](?:proposal|branch)=/.test(window.location.search);

/** @throws GitHubError */
export async function begin(facts: EditorFacts, service: GithubService, token: string): Promise<Ready> {
  const connection = connect(service, token);
  const reader = new Reader(siteDefinition);
  const load = (branch?: string) =>
    loadBranch(connection, branch, (file, text) => setTimeout(() => reader.sourceOf(file, text)));
  const [account, main, isWriter] = await Promise.all([
    accountOf(connection),
    isAsked() ? undefined : load(),
    // Who may look only can look at a proposal.
    mayWrite(connection).catch((error: unknown) => {
      if (isAsked() && isGitHubError(error, 'narrowToken', 'archived')) return false;
      throw error;
    }),
  ]);
  if (!isWriter && !isAsked()) throw new GitHubError('readOnly');
  const owner = {repository: service.repository, account};
  const {kept, isSetAside} = await keptDraft(owner).catch(() => ({kept: undefined, isSetAside: false}));
  const begun = {
    reader,
    facts,
    connection,
    account,
    isWriter,
    notice: isSetAside ? messages.draft.setAside : undefined,
  };
  // A draft may be that of a proposal, which may be over.
  const isApart = kept !== undefined && kept.branch !== service.branch;
  if (!isApart && main) return {...begun, base: main, kept};

  const proposals = await openProposals(connection);
  const asked = askedFor(proposals);
  if (!isWriter && !asked) throw new GitHubError('readOnly');
  const isUnsent = kept !== undefined && changedFiles(kept.draft).size > 0;
  if (asked && asked.branch !== kept?.branch && !isUnsent) {
    const base = await load(asked.branch);
    return {...begun, base, proposals, reviewed: asked, kept: goingOn(asked, base.commit)};
  }
  const isOpen = proposals.some(({branch}) => branch === kept?.branch);
  const notice = asked && asked.branch !== kept?.branch ? messages.draft.otherFirst : begun.notice;
  const going = kept && (isOpen ? kept : {...kept, key: newKey(), sent: undefined});
  return {
    ...begun,
    notice,
    reviewed: asked,
    base: await load(isOpen ? kept?.branch : undefined),
    proposals,
    kept: going,
  };
}

/** Nothing is changed yet; what will be goes to this proposal. */
const goingOn = ({number, url, branch}: Proposal, commit: string): Kept => ({
  branch,
  key: newKey(),
  draft: newDraft(commit),
  sent: {number, url, branch, commit},
  at: new Date(),
});
