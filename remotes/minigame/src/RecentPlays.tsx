import { Table, useFormat } from '@marquee/sdk';
import { useText } from './text';
import type { MinigameState } from './useMinigame';

/** Recent plays, wins and losses alike. */
export function RecentPlays({ plays }: { plays: MinigameState['recent'] }) {
  const format = useFormat();
  const t = useText();
  if (plays.length === 0) return null;
  return (
    <Table
      caption={t('recent')}
      rows={plays}
      rowKey={({ play_id }) => play_id}
      columns={[
        { key: 'at', label: t('recent.time'), cell: ({ played_at }) => format.dateTime(played_at) },
        {
          key: 'kind',
          label: t('recent.kind'),
          lead: true,
          cell: ({ kind }) => t(kind === 'spin' ? 'page.spin' : 'page.minigame'),
        },
        { key: 'stake', label: t('recent.stake'), align: 'end', cell: ({ stake }) => format.number(stake) },
        { key: 'payout', label: t('recent.payout'), align: 'end', cell: ({ payout }) => format.number(payout) },
      ]}
    />
  );
}
