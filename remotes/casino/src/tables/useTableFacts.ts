import type { GameTile } from '@marquee/contract/entities';
import { useFormat } from '@marquee/sdk';
import { useText } from '../text';

/** What a tile says of its table: the stakes it takes as money, and the seats taken where the table has seats. */
export function useTableFacts() {
  const format = useFormat();
  const t = useText();
  return {
    limits: ({ stake }: GameTile) => format.moneyRange(stake.minimum, stake.maximum),
    seats: ({ seats }: GameTile) =>
      seats ? t('seats', { taken: format.number(seats.taken), total: format.number(seats.total) }) : undefined,
  };
}
