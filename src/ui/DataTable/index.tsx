import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface Column<Row> {
  name: string;
  cell: (row: Row) => ReactNode;
  /** What is in the head in place of the name, such as a link that sorts. */
  head?: ReactNode;
  sorted?: 'ascending' | 'descending';
}

interface Props<Row> {
  caption: string;
  /** The first one names the row. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
}

/** A table of facts. On a phone each row becomes a card, with the name of the column above every value. */
export default function DataTable<Row>({caption, columns, rows, keyOf}: Props<Row>): ReactNode {
  return (
    <table className={styles.table}>
      <caption className="srOnly">{caption}</caption>
      <thead>
        <tr>
          {columns.map(({name, head, sorted}) => (
            <th key={name} scope="col" aria-sort={sorted}>
              {head ?? name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map(({name, cell}, index) =>
              index === 0 ? (
                <th key={name} scope="row">
                  {cell(row)}
                </th>
              ) : (
                <td key={name} data-name={name}>
                  {within(cell(row))}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A box for a value, which is beside its name on a phone; an empty cell is empty. */
const within = (value: ReactNode) => (value === undefined ? undefined : <div>{value}</div>);
