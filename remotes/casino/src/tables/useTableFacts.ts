import type { GameTile } from '@marquee/contract/entities';
import { useFormat } from '@marquee/sdk';
import { useText } from '../text';

/** Facts on a table's tile: stakes as money, and seats taken, if it has seats. */
export function useTableFacts() {
  const format = useFormat();
  const t = useText();
  return {
    limits: ({ stake }: GameTile) => format.moneyRange(stake.minimum, stake.maximum),
    seats: ({ seats }: GameTile) =>
      seats ? t('seats', { taken: format.number(seats.taken), total: format.number(seats.total) }) : undefined,
  };
}
