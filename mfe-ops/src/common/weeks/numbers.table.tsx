import type { ReactNode } from 'react';
import styles from './weeks.module.css';

/** A region that scrolls is reached by the keyboard. */
const scrollable = { tabIndex: 0 } as const;

interface NumbersTableProps {
  label: string;
  heads: readonly string[];
  /** The first text names the row. */
  rows: readonly (readonly [name: string, ...numbers: string[]])[];
}

/** Scrolls by itself where it is wider than the page. */
export function NumbersTable({ label, heads, rows }: NumbersTableProps): ReactNode {
  return (
    <div role="region" aria-label={label} className={styles.scroll} {...scrollable}>
      <table className={styles.table}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...numbers]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {numbers.map((number, place) => (
                <td key={heads[place + 1]}>{number}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
