import type {Conversation} from '../github';

/** @returns how many remarks of others were neither answered by an account yet nor settled */
export const waitingFor = (account: string, conversation?: Conversation): number =>
  (conversation?.threads ?? []).filter(
    (thread) => thread.isResolved !== true && (thread.answers.at(-1) ?? thread).by !== account,
  ).length;
