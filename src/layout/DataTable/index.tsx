import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface Column<Row> {
  name: string;
  cell: (row: Row) => ReactNode;
  /** What stands in the head in place of the name, such as a link that sorts. */
  head?: ReactNode;
  sorted?: 'ascending' | 'descending';
  /** Figures, which stand below each other by their last digit. */
  figures?: true;
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
          {columns.map(({name, head, sorted, figures}) => (
            <th key={name} scope="col" aria-sort={sorted} className={figures && styles.figures}>
              {head ?? name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map(({name, cell, figures}, index) =>
              index === 0 ? (
                <th key={name} scope="row">
                  {cell(row)}
                </th>
              ) : (
                <td key={name} data-name={name} className={figures && styles.figures}>
                  {cell(row)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
