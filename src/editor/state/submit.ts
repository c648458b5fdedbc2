/** Sends the draft for review, and turns the answer of GitHub into an action of the store. */
import {changedFiles} from '../../cms/edit';
import {
  isGitHubError,
  loadBranch,
  newDraftKey,
  type ProposedChange,
  type Connection,
  type sendProposal,
  type SentProposal,
} from '../github';
import type {DraftStore, ProposalOutcome} from './draft-store';

interface Session {
  connection: Connection;
  store: DraftStore;
}

/** Starts a new proposal after the last one has ended. Unsent changes move to the website as their base. */
export async function startNewProposal({connection, store}: Session, outcome?: ProposalOutcome): Promise<void> {
  store.dispatch({type: 'rebase', base: await loadBranch(connection), next: {key: newDraftKey(), outcome}});
}

/** Continues an existing proposal, which may come from another device. */
export async function continueProposal(
  {connection, store}: Session,
  {number, url, branch}: Omit<SentProposal, 'commit'>,
): Promise<void> {
  const base = await loadBranch(connection, branch);
  const sent = {number, url, branch, commit: base.commit};
  store.dispatch({type: 'rebase', base, next: {key: newDraftKey(), sent}});
}

/** Sends all changes. If GitHub refuses them, they stay in the draft, which is then rebased on the newer commit. */
export async function submitDraft(
  session: Session & {propose: typeof sendProposal; review: string; onError: (error: unknown) => unknown},
  title: string,
  body: string,
): Promise<void> {
  const {connection, store, propose, review, onError} = session;
  const {base, draft, key, sent, onto, helpers} = store.get();
  const files = new Map([...changedFiles(draft)].map(([file, {now}]) => [file, now ?? null]));
  try {
    const change: ProposedChange = {
      key,
      base: {name: base.name, commit: base.commit},
      onto,
      files,
      title,
      body,
      helpers,
      review,
    };
    const submitted = await propose(connection, change);
    store.dispatch({
      type: 'submit',
      key: newDraftKey(),
      sent: submitted,
      base: await loadBranch(connection, submitted.branch),
    });
  } catch (error) {
    onError(error);
    if (isGitHubError(error, 'published', 'withdrawn', 'branchGone')) await startNewProposal(session);
    if (isGitHubError(error, 'moved', 'gone')) {
      store.dispatch({type: 'rebase', base: await loadBranch(connection, base.name)});
    }
    if (sent && onto && isGitHubError(error, 'overtaken')) {
      store.dispatch({type: 'merge', proposal: {...sent, since: onto.commit}});
    }
    throw error;
  }
}
