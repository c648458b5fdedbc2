import type {Conversation} from '../github';

/** @returns how many remarks of others on the pages were not answered by an account yet */
export const waitingFor = (account: string, conversation?: Conversation): number =>
  (conversation?.threads ?? []).filter((thread) => (thread.answers.at(-1) ?? thread).by !== account).length;
