import {useInPanel} from '../ui/Panel';
import Tiles from '../ui/Tiles';
import RichText from '../ui/RichText';
import {usePage} from '../hooks/usePage';

/** Reasons to work here, or to fill in a form. */
export default function Benefits() {
  const {benefits = []} = usePage('careers', 'form');
  if (!useInPanel()) return <Tiles entries={benefits} />;
  return (
    <ul className="ticks">
      {benefits.map(({title, description}) => (
        <li key={title}>
          <strong>{title}.</strong> <RichText text={description} />
        </li>
      ))}
    </ul>
  );
}
