import DimensionLine from '../../ui/DimensionLine';
import {usePage} from '../../hooks/usePage';
import {withCommas} from '../../shared/numbers';
import styles from './styles.module.css';

/** Large figures of a service with their units, each with a dimension line. */
export default function Measures() {
  const {measures = []} = usePage('service');
  return (
    <dl className={styles.measures}>
      {measures.map(({number, suffix, label}) => (
        <div key={label} className={styles.measure}>
          <dt>{label}</dt>
          <dd>
            {withCommas(number)} <small>{suffix}</small>
            <DimensionLine className={styles.line} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
