import NumberedList from '../ui/NumberedList';
import {usePage} from '../hooks/usePage';

/** What a service covers. */
export default function ScopeList() {
  const {scope = []} = usePage('service');
  return <NumberedList items={scope} />;
}
