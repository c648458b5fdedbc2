import type {ReactNode} from 'react';
import site from '@generated/content/default/site.json';
import type {ContactPage} from '../../content/schema';
import {usePage} from '../../site/usePage';
import styles from './styles.module.css';

/** The office hours of the week. */
export default function OfficeHours(): ReactNode {
  const {hours} = usePage<ContactPage>();
  return (
    <table className={styles.hours} data-axis>
      <caption className="srOnly">{site.labels.hours}</caption>
      <tbody>
        {hours.map((row) => (
          <tr key={row.days}>
            <th scope="row">{row.days}</th>
            <td>{row.hours}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
