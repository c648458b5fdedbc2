import type {Conversation, Thread} from '../github';

/** @returns the remarks of others that were neither answered by an account yet nor settled */
export const waitingFor = (account: string, conversation?: Conversation): Thread[] =>
  (conversation?.threads ?? []).filter(
    (thread) => thread.isResolved !== true && (thread.answers.at(-1) ?? thread).by !== account,
  );
