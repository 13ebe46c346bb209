import type { Output } from '@marquee/contract/calls';
import { type Column, Link, observer, Paginator, Skeleton, Table, useFormat, useResource } from '@marquee/sdk';
import { useState } from 'react';
import { Loaded } from '../Loaded';
import { useText } from '../text';

type Entry = Output<'bonuses/entries'>['value'][number];

/** Entries of a page (`bonuses/entries`). */
const perPage = 20;

const kindLabels = {
  granted: 'bonus.entry.granted',
  stake: 'bonus.entry.stake',
  win: 'bonus.entry.win',
  refund: 'bonus.entry.refund',
  counted: 'bonus.entry.counted',
  uncounted: 'bonus.entry.uncounted',
  corrected: 'bonus.entry.corrected',
  converted: 'bonus.entry.converted',
  ended: 'bonus.entry.ended',
} as const;

/** What changed a bonus, newest first. */
export const Entries = observer(function Entries(props: { bonusId: string; currency: string; label: string }) {
  const { bonusId, currency, label } = props;
  const [page, setPage] = useState(1);
  const entries = useResource('bonuses/entries', { bonus_id: bonusId, page });
  const format = useFormat();
  const t = useText();
  const change = (minor: number) => (
    <bdi>{minor === 0 ? '–' : `${minor > 0 ? '+' : ''}${format.money(minor, currency)}`}</bdi>
  );
  const columns: Column<Entry>[] = [
    {
      key: 'kind',
      label: t('bonus.entryKind'),
      lead: true,
      cell: ({ kind, bet_id }) =>
        bet_id ? (
          <Link to={`/bet-history?bet=${encodeURIComponent(bet_id)}`}>{t(kindLabels[kind])}</Link>
        ) : (
          t(kindLabels[kind])
        ),
    },
    { key: 'at', label: t('bonus.entryTime'), phone: 'below', cell: ({ at }) => format.dateTime(at) },
    { key: 'amount', label: t('bonus.amount'), align: 'end', cell: ({ amount }) => change(amount) },
    { key: 'counted', label: t('bonus.entryCounted'), align: 'end', cell: ({ counted }) => change(counted) },
  ];
  return (
    <Loaded resource={entries} skeleton={<Skeleton shape="rows" count={3} />}>
      {({ value, total }) =>
        value.length === 0 ? (
          <p>{t('bonus.entriesNone')}</p>
        ) : (
          <>
            <Table
              caption={label}
              columns={columns}
              rows={value}
              rowKey={({ at, kind, bet_id }) => `${at} ${kind} ${bet_id}`}
            />
            <Paginator total={total} page={page} itemsPerPage={perPage} onPage={setPage} />
          </>
        )
      }
    </Loaded>
  );
});
