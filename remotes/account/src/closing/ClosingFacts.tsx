import { Card, DescriptionList, useFormat } from '@marquee/sdk';
import { useText } from '../text';
import type { Closing } from './closing';

/** What is left in the account, and what must end before it closes. */
export function ClosingFacts({ closing }: { closing: Closing }) {
  const format = useFormat();
  const t = useText();
  const { balance, reserved, claim, open_bets, open_rounds, open_payments } = closing;
  const counts = [
    { term: t('closing.bets'), count: open_bets },
    { term: t('closing.rounds'), count: open_rounds },
    { term: t('closing.payments'), count: open_payments },
  ];
  return (
    <Card title={t('closing.now')}>
      <DescriptionList
        items={[
          { term: t('balance.cash'), value: format.money(balance) },
          ...(reserved > 0 ? [{ term: t('closing.reserved'), value: format.money(reserved) }] : []),
          ...(claim > 0 ? [{ term: t('closing.claim'), value: format.money(claim) }] : []),
          ...counts.map(({ term, count }) => ({ term, value: format.number(count) })),
        ]}
      />
    </Card>
  );
}
