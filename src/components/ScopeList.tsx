import type {ReactNode} from 'react';
import NumberedList from '../ui/NumberedList';
import {usePage} from '../hooks/usePage';

/** What a service covers. */
export default function ScopeList(): ReactNode {
  const {scope = []} = usePage('service');
  return <NumberedList items={scope} />;
}
