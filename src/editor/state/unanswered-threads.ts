import type {Conversation, Thread} from '../github';

/** @returns the remarks of others that the account has not answered, and that are not resolved */
export const waitingFor = (account: string, conversation?: Conversation): Thread[] =>
  (conversation?.threads ?? []).filter(
    (thread) => thread.isResolved !== true && (thread.answers.at(-1) ?? thread).by !== account,
  );
