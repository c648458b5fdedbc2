import Prose from '../ui/Prose';
import {usePage} from '../hooks/usePage';

/** The paragraph about the company's legacy, on a dark band below its statement. */
export default function Legacy() {
  const {legacy} = usePage('history');
  return (
    <Prose>
      <p>{legacy}</p>
    </Prose>
  );
}
