import {useMemo} from 'react';
import {progressMessages} from '../../messages/progress';
import type {Outcome as ProposalOutcome} from '../../state/draft-store';
import {useEditor} from '../useEditor';
import {unseenIn, useSeen} from './useSeen';

/** Shows how the last proposal has ended, until visitors see it. */
export default function Outcome({outcome}: {outcome: ProposalOutcome}): string {
  const {service} = useEditor().connection;
  const seen = useSeen(useMemo(() => (outcome.stage === 'published' ? [outcome] : []), [outcome]));
  if (outcome.stage === 'withdrawn') return progressMessages.isClosed;
  return progressMessages.isPublished(seen.has(outcome.number) ? progressMessages.seenNow : unseenIn(service));
}
