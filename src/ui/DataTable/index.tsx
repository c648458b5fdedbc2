import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface Column<Row> {
  name: string;
  cell: (row: Row) => ReactNode;
  /** Content of the column head instead of the name, such as a link that sorts. */
  head?: ReactNode;
  sorted?: 'ascending' | 'descending';
}

interface Props<Row> {
  caption: string;
  /** The first column names the row. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
}

/** A table of facts. On a phone each row becomes a card, with the name of the column above every value. */
export default function DataTable<Row>({caption, columns, rows, keyOf}: Props<Row>) {
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

/** Wraps a value, which has its name beside it on a phone. An empty cell stays empty. */
const within = (value: ReactNode) => (value === undefined ? undefined : <div>{value}</div>);
