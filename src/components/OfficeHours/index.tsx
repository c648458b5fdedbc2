import type {ReactNode} from 'react';
import {weekdayOf} from '../../shared/days';
import type {ContactPage} from '../../content/schema';
import useLagosDay from '../../hooks/useLagosDay';
import {usePage} from '../../hooks/usePage';
import styles from './styles.module.css';

/** The office hours of the week; the row of today is marked as soon as the script knows what day it is in Lagos. */
export default function OfficeHours(): ReactNode {
  const {hours, labels} = usePage<ContactPage>();
  const weekday = weekdayOf(useLagosDay());
  return (
    <table className={styles.hours}>
      <caption className="srOnly">{labels.hours}</caption>
      <tbody>
        {hours.map((row) => {
          const today = row.weekdays.some((name) => name === weekday);
          return (
            <tr key={row.days} aria-current={today ? 'date' : undefined}>
              <th scope="row">
                {row.days} {today && <span className="note">{labels.today}</span>}
              </th>
              <td>{row.hours}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
