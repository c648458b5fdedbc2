/** Sends the draft for review, and turns the answer of GitHub into an action of the store. */
import {changedFiles, type Draft} from '../../cms/edit';
import {
  branchAt,
  findPull,
  GitHubError,
  loadBranch,
  newDraftKey,
  proposalPage,
  type ProposedChange,
  type Connection,
  type sendProposal,
  type SentProposal,
} from '../github';
import type {DraftAction, DraftState, ProposalOutcome} from './draft-state';
import type {DraftStore} from './draft-store';

interface Session {
  connection: Connection;
  store: DraftStore;
}

/** @returns whether the draft went to GitHub or to another tab while something was loaded for it */
const hasMoved = (before: DraftState, {key, phase}: DraftState): boolean =>
  key !== before.key || phase.is === 'sending' || phase.is === 'following';

/** Starts a new proposal after the last one has ended. Unsent changes move to the website as their base. */
export async function startNewProposal({connection, store}: Session, outcome?: ProposalOutcome): Promise<void> {
  const before = store.get();
  if (hasMoved(before, before)) return;
  const base = await loadBranch(connection);
  // The answer to a send says where the draft belongs.
  if (!hasMoved(before, store.get())) store.dispatch({type: 'rebase', base, next: {key: newDraftKey(), outcome}});
}

/**
 * Continues an existing proposal, which may come from another device.
 * @throws GitHubError `busy` during a send, `elsewhere` while another tab has the draft
 */
export async function continueProposal(
  {connection, store}: Session,
  {number, url, branch}: Omit<SentProposal, 'commit'>,
): Promise<void> {
  const before = store.get();
  const base = await loadBranch(connection, branch);
  if (store.get().phase.is === 'following') throw new GitHubError('elsewhere');
  if (hasMoved(before, before) || hasMoved(before, store.get())) throw new GitHubError('busy');
  const sent = {number, url, branch, commit: base.commit};
  store.dispatch({type: 'rebase', base, next: {key: newDraftKey(), sent}});
}

interface Sending extends Session {
  propose: typeof sendProposal;
  review: string;
  /** Reports a failure. @throws errors that are not GitHub errors */
  onError: (error: unknown) => unknown;
}

/**
 * Sends all changes up to now; later ones stay in the draft. If GitHub refuses them, all stay, rebased on the newer
 * commit. Without an idle draft nothing is sent, and the control says why.
 */
export async function submitDraft(session: Sending, title: string, body: string): Promise<void> {
  const {connection, store, propose, review, onError} = session;
  if (store.get().phase.is !== 'idle') return;
  store.dispatch({type: 'send'});
  const before = store.get();
  const {base, draft, key, onto, helpers} = before;
  const files = filesOfDraft(draft);
  const change = {key, base: {name: base.name, commit: base.commit}, onto, files, title, body, helpers, review};
  try {
    const sent = await propose(connection, change);
    store.dispatch({
      type: 'submit',
      key: newDraftKey(),
      sent,
      base: await branchAt(connection, sent.branch, sent.commit),
    });
  } catch (error) {
    const failure = error instanceof GitHubError ? error : new GitHubError('broken');
    // If nothing more can be found out, the draft stays as it is and can be sent again.
    const answer = await answerTo(failure, connection, before).catch(() => undefined);
    store.dispatch(answer ?? {type: 'fail', failure});
    if (answer?.type !== 'submit') onError(error);
  }
}

const filesOfDraft = (draft: Draft): ProposedChange['files'] =>
  new Map([...changedFiles(draft)].map(([file, {now}]) => [file, now ?? null]));

/** @returns what an error says about the draft, if it says more than that the send has failed */
async function answerTo(
  {kind, details: {branch}}: GitHubError,
  connection: Connection,
  {base, sent, onto}: DraftState,
): Promise<DraftAction | undefined> {
  // An earlier attempt has arrived, and others have changed its proposal.
  if (branch !== undefined) return continuedAction(connection, branch);
  if (kind === 'published' || kind === 'withdrawn' || kind === 'branchGone') {
    const outcome: ProposalOutcome | undefined = sent && {
      number: sent.number,
      stage: kind === 'published' ? kind : 'withdrawn',
    };
    return {type: 'rebase', base: await loadBranch(connection), next: {key: newDraftKey(), outcome}};
  }
  if (kind === 'moved' || kind === 'gone') return {type: 'rebase', base: await loadBranch(connection, base.name)};
  if (kind === 'overtaken' && sent && onto) return {type: 'merge', proposal: {...sent, since: onto.commit}};
  // GitHub has exactly these files, so there is nothing left to do.
  if (kind === 'nothing' && !onto) {
    const now = await loadBranch(connection, base.name);
    return {type: 'submit', base: now, key: newDraftKey(), sent: sent && {...sent, commit: now.commit}};
  }
  return undefined;
}

async function continuedAction(connection: Connection, branch: string): Promise<DraftAction | undefined> {
  const pull = await findPull(connection, branch);
  if (!pull) return undefined;
  const base = await loadBranch(connection, branch);
  const sent = {number: pull.number, url: proposalPage(connection, pull.number), branch, commit: base.commit};
  return {type: 'rebase', base, next: {key: newDraftKey(), sent}};
}
