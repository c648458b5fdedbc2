import {useEffect, useState} from 'react';
import {openProposals, type Connection, type Proposal} from '../../github';
import {waitingFor} from '../../model/waiting-remarks';
import type {Ready} from '../ready';
import {useConversation} from '../useConversation';

interface Told {
  connection: Connection;
  /** The proposal to which what is changed goes. */
  sent?: {number: number};
  account: string;
  isShown: boolean;
  onTrouble: (error: unknown) => void;
}

const NONE: readonly Proposal[] = [];

/** The proposals that wait for review, the one that is looked at, and what is said of the one that was sent. */
export function useProposals(ready: Pick<Ready, 'proposals' | 'reviewed'>, told: Told) {
  const {connection, sent, account, isShown, onTrouble} = told;
  const [proposals, setProposals] = useState(ready.proposals);
  const [reviewed, review] = useState(ready.reviewed);
  const said = useConversation(connection, sent?.number, onTrouble);
  useEffect(() => {
    if (!isShown || proposals) return;
    openProposals(connection).then(setProposals, onTrouble);
  }, [isShown, proposals, connection, onTrouble]);
  const lookAtSent = () =>
    void openProposals(connection).then((all) => review(all.find(({number}) => number === sent?.number)), onTrouble);
  const remarks = waitingFor(account, said.conversation);
  return {proposals: proposals ?? NONE, reviewed, review, lookAtSent, said, remarks};
}
