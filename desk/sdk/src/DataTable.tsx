import { Button } from '@marquee/ui/Button';
import { EmptyState } from '@marquee/ui/EmptyState';
import {
  columnVisibilityFeature,
  createSortedRowModel,
  type RowData,
  rowSelectionFeature,
  rowSortingFeature,
  type SortingState,
  sortFns,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { type KeyboardEvent, type ReactNode, useId, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { csvOf, saveFile } from './csv';
import styles from './DataTable.module.css';
import { pressed } from './useKeys';

const features = tableFeatures({
  columnVisibilityFeature,
  rowSelectionFeature,
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  sortFns,
});

/** A column: what it shows of a row, and the plain value that it is sorted by. */
export interface DataColumn<Row extends RowData> {
  id: string;
  label: string;
  value: (row: Row) => string | number | null;
  /** The value unless said. */
  cell?: (row: Row) => ReactNode;
  /** What the CSV file has of it; the value unless said. */
  file?: (row: Row) => string | number | null;
  /** Figures stand at the end. */
  isFigure?: boolean;
  /** Hidden until somebody asks for it. */
  isExtra?: boolean;
}

/** Props of {@link DataTable}. */
export interface DataTableProps<Row extends RowData> {
  /** What the rows are, for screen readers, and the name of the CSV file. */
  caption: string;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Opens a row: Enter, or a press. */
  onOpen?: (row: Row) => void;
  empty: { title: string; text?: string };
  /** Where the next page begins, and how to read it; null at the end. */
  next?: string | null;
  onNext?: (after: string) => void;
  /** Distinguishes the tables of one page in the address. */
  name?: string;
}

/** Reads `amount.desc` from the address. */
function sortingIn(text: string | null): SortingState {
  const [id, way] = text?.split('.') ?? [];
  return id ? [{ id, desc: way === 'desc' }] : [];
}

/**
 * Rows for a day's work: sorted by a press on a heading, columns chosen, both kept in the address; `j` and `k` move,
 * Enter opens; what is shown can be saved as CSV. Pages come by keys: the rows of an open page do not move.
 */
export function DataTable<Row extends RowData>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, onOpen, empty, next, onNext, name = '' } = props;
  const [query, setQuery] = useSearchParams();
  const [at, setAt] = useState(0);
  const body = useRef<HTMLTableSectionElement>(null);
  const chooser = useId();
  const [sortName, hiddenName] = [`${name}sort`, `${name}columns`];
  const sorting = useMemo(() => sortingIn(query.get(sortName)), [query, sortName]);
  const extra = query.get(hiddenName);
  const shown = extra === null ? columns.filter((one) => !one.isExtra).map(({ id }) => id) : extra.split(' ');
  const change = (parameter: string, value: string | null) =>
    setQuery(
      (before) => {
        const after = new URLSearchParams(before);
        if (value === null) after.delete(parameter);
        else after.set(parameter, value);
        return after;
      },
      { replace: true },
    );
  const defined = useMemo(
    () =>
      columns.map((column) => ({ id: column.id, header: column.label, accessorFn: (row: Row) => column.value(row) })),
    [columns],
  );
  const table = useTable({
    features,
    columns: defined,
    data: rows as Row[],
    getRowId: rowKey,
    state: { sorting, columnVisibility: Object.fromEntries(columns.map(({ id }) => [id, shown.includes(id)])) },
    onSortingChange: (update) => {
      const [first] = typeof update === 'function' ? update(sorting) : update;
      change(sortName, first ? `${first.id}.${first.desc ? 'desc' : 'asc'}` : null);
    },
  });
  if (rows.length === 0) return <EmptyState title={empty.title} text={empty.text} />;

  const found = table.getRowModel().rows;
  const ofColumn = (id: string) => columns.find((column) => column.id === id);
  const move = (to: number) => {
    const place = Math.max(0, Math.min(found.length - 1, to));
    setAt(place);
    body.current?.querySelectorAll('tr')[place]?.focus();
  };
  function press(event: KeyboardEvent, place: number, row: Row) {
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return;
    const moves: Record<string, number> = { j: place + 1, ArrowDown: place + 1, k: place - 1, ArrowUp: place - 1 };
    const to =
      moves[pressed(event.nativeEvent)] ??
      (event.key === 'Home' ? 0 : event.key === 'End' ? found.length - 1 : undefined);
    if (to !== undefined) move(to);
    else if (event.key === 'Enter' && onOpen) onOpen(row);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
  const visible = columns.filter(({ id }) => shown.includes(id));
  const save = () =>
    saveFile(
      `${caption}.csv`,
      csvOf([
        visible.map(({ label }) => label),
        ...found.map(({ original }) => visible.map(({ file, value }) => (file ?? value)(original))),
      ]),
    );
  return (
    <div className={styles.whole}>
      <div className={styles.tools}>
        <span className={styles.count}>{rows.length} shown</span>
        <details className={styles.chooser}>
          <summary aria-controls={chooser}>Columns</summary>
          <fieldset id={chooser}>
            <legend className={styles.hidden}>Columns</legend>
            {columns.map(({ id, label }) => (
              <label key={id}>
                <input
                  type="checkbox"
                  checked={shown.includes(id)}
                  disabled={shown.length === 1 && shown.includes(id)}
                  onChange={({ target }) => {
                    const chosen = columns.filter((one) => (one.id === id ? target.checked : shown.includes(one.id)));
                    change(hiddenName, chosen.map((one) => one.id).join(' '));
                  }}
                />
                {label}
              </label>
            ))}
          </fieldset>
        </details>
        <Button size="s" variant="quiet" onClick={save}>
          Save as CSV
        </Button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by keyboard */}
      <section className={styles.scroll} tabIndex={0} aria-label={caption}>
        <table className={styles.table}>
          <caption className={styles.hidden}>{caption}</caption>
          <thead>
            {table.getHeaderGroups().map((group) => (
              <tr key={group.id}>
                {group.headers.map(({ id, column }) => {
                  const sorted = column.getIsSorted();
                  return (
                    <th
                      key={id}
                      scope="col"
                      data-figure={ofColumn(column.id)?.isFigure || undefined}
                      aria-sort={sorted ? (sorted === 'desc' ? 'descending' : 'ascending') : undefined}
                    >
                      <button type="button" onClick={column.getToggleSortingHandler()}>
                        {ofColumn(column.id)?.label}
                        <span aria-hidden="true">{sorted ? (sorted === 'desc' ? ' ↓' : ' ↑') : ''}</span>
                      </button>
                    </th>
                  );
                })}
              </tr>
            ))}
          </thead>
          <tbody ref={body}>
            {found.map((row, place) => (
              <tr
                key={row.id}
                tabIndex={place === at ? 0 : -1}
                data-opens={onOpen ? '' : undefined}
                onFocus={() => setAt(place)}
                onKeyDown={(event) => press(event, place, row.original)}
                onClick={({ target }) => {
                  if (!(target as Element).closest('a,button,input,label')) onOpen?.(row.original);
                }}
              >
                {row.getVisibleCells().map(({ id, column }) => {
                  const { cell, value, isFigure } = ofColumn(column.id) ?? {};
                  return (
                    <td key={id} data-figure={isFigure || undefined}>
                      {cell ? cell(row.original) : value?.(row.original)}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {next && onNext && (
        <div className={styles.more}>
          <Button onClick={() => onNext(next)}>Next page</Button>
        </div>
      )}
    </div>
  );
}
