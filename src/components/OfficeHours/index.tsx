import {twelveHours} from '../../shared/days';
import {weekdayOf} from '../../shared/weekdays';
import useToday from '../../hooks/useToday';
import {usePage} from '../../hooks/usePage';
import styles from './styles.module.css';

/** The office hours of the week. The script highlights today's row once it knows the day in Lagos. */
export default function OfficeHours() {
  const {hours, labels} = usePage('contact');
  const weekday = weekdayOf(useToday());
  return (
    <table className={styles.hours}>
      <caption className="srOnly">{labels.hours}</caption>
      <tbody>
        {hours.map((row) => {
          const today = row.weekdays.some((name) => name === weekday);
          return (
            <tr key={row.days} aria-current={today ? 'date' : undefined}>
              <th scope="row">
                <span>{row.days}</span> {today && <span className="note">{labels.today}</span>}
              </th>
              <td>{formatHours(row) ?? labels.closed}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

const formatHours = ({opens, closes}: {opens?: string; closes?: string}): string | undefined =>
  opens && closes && `${twelveHours(opens)} – ${twelveHours(closes)}`;
