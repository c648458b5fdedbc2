import type {ReactNode} from 'react';
import DataTable from '../../ui/DataTable';
import RegisterLink from '../../ui/RegisterLink';
import Validity from '../../ui/Validity';
import {usePage} from '../../hooks/usePage';
import styles from './styles.module.css';

/** The registrations of the company with public bodies, each with its number and the way to check it. */
export default function Registrations(): ReactNode {
  const {registrations = [], recordWords: words} = usePage('certifications');
  if (!words) return null;
  return (
    <DataTable
      caption={words.registrations}
      rows={registrations}
      keyOf={({kind, number}) => `${kind} ${number}`}
      columns={[
        {
          name: words.registration,
          cell: ({kind, name, category}) => (
            <>
              {kind}
              <div className={styles.name}>{category ? `${name}, ${category}` : name}</div>
            </>
          ),
        },
        {name: words.number, cell: ({number}) => number},
        {name: words.issuer, cell: ({issuer}) => issuer},
        {name: words.validity, cell: (paper) => <Validity paper={paper} words={words} />},
        {
          name: words.check,
          cell: ({kind, register}) => register && <RegisterLink to={register} name={kind} words={words} />,
        },
      ]}
    />
  );
}
