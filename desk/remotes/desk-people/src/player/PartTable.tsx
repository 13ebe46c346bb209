import type { PlayerPart } from '@marquee/contract/staff/players';
import {
  Badge,
  Button,
  Card,
  type DataColumn,
  DataTable,
  DescriptionList,
  money,
  Reading,
  Sheet,
  useRead,
  useSearchParams,
  When,
} from '@marquee/desk-sdk';
import { type ReactNode, useMemo, useState } from 'react';
import { keyOf, type PartColumn, type PartRow, partViews, plainOf } from './parts';
import styles from './player.module.css';

/** Which player, and what the amounts of rows without a currency are in. */
export interface PlayerPlace {
  site: string;
  player: string;
  currency: string;
}

/** Texts of players may be long: the table shows their beginning, the opened row all of it. */
const shownLength = 80;

/** A value of a row: a time, a state, an amount, or text. */
export function Value({
  row,
  column,
  site,
  currency,
  isWhole,
}: {
  row: PartRow;
  column: PartColumn;
  site: string;
  currency: string;
  isWhole?: boolean;
}): ReactNode {
  const plain = plainOf(row, column, currency, money);
  if (plain === '') return isWhole ? '–' : null;
  if (column.kind === 'time') return <When at={plain} site={site} />;
  if (column.kind === 'state') return <Badge>{plain}</Badge>;
  if (isWhole) return <span className={styles.words}>{plain}</span>;
  return <bdi>{plain.length > shownLength ? `${plain.slice(0, shownLength)}…` : plain}</bdi>;
}

/** One part of a player, page by page. A row opens with all that it has. */
export function PartTable({
  of: { site, player, currency },
  part,
  rowAct,
}: {
  of: PlayerPlace;
  part: PlayerPart;
  /** What can be done with an opened row. */
  rowAct?: ((row: PartRow) => ReactNode) | undefined;
}) {
  const [query, setQuery] = useSearchParams();
  const [opened, setOpened] = useState<PartRow>();
  const view = partViews[part];
  const afterName = `${part}-after`;
  const after = query.get(afterName);
  const read = useRead('players/read', { site, player, part, limit: 25, ...(after && { after }) });
  const columns = useMemo(
    () =>
      view.columns.map(
        (column): DataColumn<PartRow> => ({
          ...column,
          isFigure: column.kind === 'money' || column.kind === 'figure',
          // Minor units sort and are summed as numbers; what is shown has the currency.
          value: (row) =>
            typeof row[column.id] === 'number' ? Number(row[column.id]) : plainOf(row, column, currency, money),
          cell: (row) => <Value row={row} column={column} site={site} currency={currency} />,
        }),
      ),
    [view, site, currency],
  );
  const goTo = (key: string | null) =>
    setQuery((before) => {
      const next = new URLSearchParams(before);
      if (key) next.set(afterName, key);
      else next.delete(afterName);
      return next;
    });
  return (
    <Card
      title={view.title}
      action={
        after && (
          <Button size="s" variant="quiet" onClick={() => goTo(null)}>
            Back to the newest
          </Button>
        )
      }
    >
      <Reading of={read}>
        {({ parts: [page] }) =>
          page && page.rows.length > 0 ? (
            <DataTable
              caption={view.title}
              name={`${part}-`}
              columns={columns}
              rows={page.rows}
              rowKey={(row) => keyOf(view, row)}
              onOpen={setOpened}
              empty={{ title: 'Nothing' }}
              next={page.next}
              onNext={goTo}
            />
          ) : (
            <p className={styles.nothing}>Nothing</p>
          )
        }
      </Reading>
      <Sheet open={opened !== undefined} onClose={() => setOpened(undefined)} title={view.title} place="side">
        {opened && (
          <>
            <DescriptionList
              items={view.columns.map((column) => ({
                term: column.label,
                key: column.id,
                value: <Value row={opened} column={column} site={site} currency={currency} isWhole />,
              }))}
            />
            {rowAct?.(opened)}
          </>
        )}
      </Sheet>
    </Card>
  );
}
