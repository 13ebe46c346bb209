import type { ReactNode } from 'react';
import styles from './Table.module.css';

/** A column of {@link Table}. */
export interface Column<R> {
  key: string;
  label: string;
  cell: (row: R) => ReactNode;
  /** Figures are right-aligned and tabular. */
  align?: 'start' | 'end';
  /** On a phone, where a row is a card: its heading. By default the first column. */
  lead?: boolean;
  /**
   * On a phone, where its label can be done without: `side` stands at the end of the heading's line, `below` in a quiet
   * line below it.
   */
  phone?: 'side' | 'below';
}

/** Props of {@link Table}. */
export interface TableProps<R> {
  /** The table's caption, for screen readers. */
  caption: string;
  columns: readonly Column<R>[];
  rows: readonly R[];
  rowKey: (row: R) => string | number;
  /** Totals below the rows: one cell per column. */
  foot?: readonly ReactNode[];
}

/** Rows of figures. On a phone each row becomes a card with labels. */
export function Table<R>({ caption, columns, rows, rowKey, foot }: TableProps<R>) {
  const lead = columns.find((column) => column.lead) ?? columns[0];
  const className = (column: Column<R> | undefined) => (column?.align === 'end' ? styles.end : undefined);
  return (
    // Explicit roles survive `display: grid` on phones, where browsers would drop the table's own.
    // biome-ignore-start lint/a11y/noRedundantRoles: see above
    <table role="table" className={styles.table}>
      <caption className={styles.caption}>{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th key={column.key} role="columnheader" scope="col" className={className(column)}>
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={rowKey(row)} role="row">
            {columns.map((column) => (
              <td
                key={column.key}
                role="cell"
                className={className(column)}
                data-label={column === lead || column.phone ? undefined : column.label}
                data-phone={column === lead ? 'lead' : column.phone}
              >
                {column.cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {foot && (
        <tfoot role="rowgroup">
          <tr role="row">
            {foot.map((cell, place) => (
              <td
                key={columns[place]?.key}
                role="cell"
                className={className(columns[place])}
                data-label={columns[place] === lead ? undefined : columns[place]?.label}
                data-phone={columns[place] === lead ? 'lead' : undefined}
              >
                {cell}
              </td>
            ))}
          </tr>
        </tfoot>
      )}
    </table>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above
  );
}
