import DataTable from '../../ui/DataTable';
import Validity, {RegisterLink} from '../Validity';
import {usePage} from '../../hooks/usePage';
import styles from './styles.module.css';

/** The company's registrations with public bodies, each with its number and a link to verify it. */
export default function Registrations() {
  const {registrations = [], recordLabels: messages} = usePage('certifications');
  if (!messages) return null;
  return (
    <DataTable
      caption={messages.registrations}
      rows={registrations}
      keyOf={({kind, number}) => `${kind} ${number}`}
      columns={[
        {
          name: messages.registration,
          cell: ({kind, name, category}) => (
            <>
              {kind}
              <div className={styles.name}>{category ? `${name}, ${category}` : name}</div>
            </>
          ),
        },
        {name: messages.number, cell: ({number}) => number},
        {name: messages.issuer, cell: ({issuer}) => issuer},
        {name: messages.validity, cell: (paper) => <Validity paper={paper} messages={messages} />},
        {
          name: messages.check,
          cell: ({kind, register}) => register && <RegisterLink to={register} name={kind} messages={messages} />,
        },
      ]}
    />
  );
}
