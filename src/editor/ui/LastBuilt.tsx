import type {ReactNode} from 'react';
import useLastBuilt from '../../hooks/useLastBuilt';
import {longDate} from '../../shared/days';
import {messages} from '../messages';

/** Shows when the website was last built and, if that is too long ago, what that means. */
export default function LastBuilt(): ReactNode {
  const built = useLastBuilt();
  if (!built) return null;
  return (
    <p className="note lastBuilt" data-late={built.late || undefined}>
      {messages.lastBuilt.on(longDate(built.day))} {built.late && messages.lastBuilt.late}
    </p>
  );
}
