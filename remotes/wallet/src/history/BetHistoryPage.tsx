import type { Output } from '@marquee/contract/calls';
import { csvText } from '@marquee/contract/csv';
import { decimalText } from '@marquee/contract/statementCsv';
import type { LabelOf } from '@marquee/federation/defineRemote';
import { Badge, Money, Stat, useFormat, useLanguage } from '@marquee/sdk';
import type en from '../locales/en.json';
import { useText } from '../text';
import { History } from './History';
import styles from './History.module.css';
import { lineTexts } from './sportsLines';

type Bet = Output<'wallet/bets'>['value'][number];

/** States of a bet with their labels. */
const betStates: Record<string, LabelOf<typeof en>> = {
  open: 'bet.open',
  won: 'bet.won',
  lost: 'bet.lost',
  refunded: 'bet.refunded',
  cashed_out: 'bet.cashedOut',
};

const tones: Record<string, 'positive'> = { won: 'positive', cashed_out: 'positive' };

/** The texts of a bet: a sports bet's selections in the player's language, else its stored title. */
function useBetTexts(): (bet: Bet) => { title: string; detail: string }[] {
  const { number } = useFormat();
  const { language } = useLanguage();
  const t = useText();
  return ({ lines, title, detail }) =>
    lines.length > 0 ? lines.map((line) => lineTexts(t, line, language, number)) : [{ title, detail }];
}
/** How a round ended that its player did not end. */
const howEnded = (state: string): LabelOf<typeof en> => (state === 'refunded' ? 'bet.unfinished' : 'bet.completed');

/** All bets: rounds of games and sports bets. */
export function BetHistoryPage() {
  const format = useFormat();
  const t = useText();
  const textsOf = useBetTexts();
  return (
    <History<'wallet/bets', Bet>
      name="wallet/bets"
      title={t('page.bets')}
      file="bets"
      types={[
        { value: 'game', label: t('bet.game') },
        { value: 'sports', label: t('bet.sports') },
      ]}
      states={Object.entries(betStates).map(([value, label]) => ({ value, label: t(label) }))}
      rowsOf={({ value }) => value}
      keyOf={({ bet_id }) => bet_id}
      empty={{ icon: 'ticket', title: t('bets.none'), text: t('bets.noneText') }}
      totals={({ staked, returned }) => (
        <div className={styles.totals}>
          <Stat label={t('total.staked')} value={<Money minor={staked} />} />
          <Stat label={t('total.returned')} value={<Money minor={returned} />} />
          <Stat label={t('statement.net')} value={<Money minor={returned - staked} kind="change" />} />
        </div>
      )}
      columns={[
        { key: 'at', label: t('column.time'), cell: ({ placed_at }) => format.dateTime(placed_at) },
        {
          key: 'title',
          label: t('column.bet'),
          lead: true,
          cell: (bet) =>
            textsOf(bet).map(({ title, detail }) => (
              <div key={`${title} ${detail}`}>
                <span>{title}</span>
                {detail && <small className={styles.detail}>{detail}</small>}
              </div>
            )),
        },
        {
          key: 'state',
          label: t('column.state'),
          cell: ({ state, automatic }) => (
            <>
              <Badge tone={tones[state] ?? 'neutral'}>{t(betStates[state] ?? 'bet.open')}</Badge>
              {automatic && <small className={styles.detail}>{t(howEnded(state))}</small>}
            </>
          ),
        },
        { key: 'stake', label: t('column.stake'), align: 'end', cell: ({ stake }) => <Money minor={stake} /> },
        { key: 'payout', label: t('column.payout'), align: 'end', cell: ({ payout }) => <Money minor={payout} /> },
      ]}
      csvOf={(bets, currency) =>
        csvText([
          [
            'bet_id',
            'placed',
            'settled',
            'kind',
            'state',
            'title',
            'detail',
            'stake',
            'return',
            'currency',
            'automatic',
          ],
          ...bets.map((bet) => [
            bet.bet_id,
            bet.placed_at,
            bet.settled_at ?? '',
            bet.kind,
            bet.state,
            ...(['title', 'detail'] as const).map((key) =>
              textsOf(bet)
                .map((text) => text[key])
                .join(' · '),
            ),
            decimalText(bet.stake, currency),
            decimalText(bet.payout, currency),
            currency,
            bet.automatic ? 'yes' : '',
          ]),
        ])
      }
    />
  );
}
