import {useMemo, useState} from 'react';
import {openProposals, type Connection} from '../../github';
import {waitingFor} from '../../state/unanswered-threads';
import {useOpenPullRequests} from '../OpenPullRequests/useOpenPullRequests';
import type {Ready} from './begin';
import {useConversation} from '../useConversation';

interface Told {
  connection: Connection;
  /** The proposal to which what is changed goes. */
  sent?: {number: number; commit: string};
  account: string;
  isShown: boolean;
  onError: (error: unknown) => void;
}

/** The proposals that wait for review, the one that is looked at, and the message about the one that was sent. */
export function useProposals(ready: Pick<Ready, 'proposals' | 'reviewed'>, report: Told) {
  const {connection, sent, account, isShown, onError} = report;
  const {
    proposals,
    others: openPullRequests,
    ask,
  } = useOpenPullRequests({connection, account, isShown, begun: ready.proposals, onError});
  const [chosen, review] = useState(ready.reviewed);
  const conversation = useConversation(connection, sent, onError);
  const own = sent?.number;
  const all = useMemo(() => openPullRequests.filter(({proposal}) => proposal.number !== own), [openPullRequests, own]);
  // It may be renamed while it is looked at.
  const title = proposals.find(({number}) => number === chosen?.number)?.title ?? chosen?.title;
  const reviewed = useMemo(() => chosen && {...chosen, title: title ?? chosen.title}, [chosen, title]);
  const lookAtSent = () =>
    void openProposals(connection).then((open) => review(open.find(({number}) => number === own)), onError);
  const remarks = waitingFor(account, conversation.conversation);
  return {proposals, all, account, reviewed, review, ask, lookAtSent, said: conversation, remarks};
}

/** All that the editor itself is told of them. */
export interface Waiting extends Omit<ReturnType<typeof useProposals>, 'reviewed'> {
  /** Tells that a proposal was withdrawn from here. */
  withdrawn: (number: number) => void;
}
