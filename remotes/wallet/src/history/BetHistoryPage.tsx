import type { Output } from '@marquee/contract/calls';
import { csvText } from '@marquee/contract/csv';
import { decimalText } from '@marquee/contract/statementCsv';
import { Badge, Link, Money, Stat, useFormat, useLanguage, useSearchParams } from '@marquee/sdk';
import { useText } from '../text';
import { BetReceipt } from './BetReceipt';
import { betStates, betTones, howEnded } from './betStates';
import { detailLink } from './detailLink';
import { EntryFrame } from './EntryFrame';
import { History } from './History';
import styles from './History.module.css';
import { lineTexts } from './sportsLines';

type Bet = Output<'wallet/bets'>['value'][number];

/** A stake, and the part of it that was no cash. */
const BetStake = ({ stake, bonus_stake = 0 }: Bet) => {
  const format = useFormat();
  const t = useText();
  return (
    <>
      <Money minor={stake} />
      {bonus_stake > 0 && (
        <small className={styles.detail}>{t('bet.ofBonus', { amount: format.money(bonus_stake) })}</small>
      )}
    </>
  );
};

/** The texts of a bet: a sports bet's selections in the player's language, else its stored title. */
function useBetTexts(): (bet: Bet) => { title: string; detail: string }[] {
  const { number } = useFormat();
  const { language } = useLanguage();
  const t = useText();
  return ({ lines, title, detail }) =>
    lines.length > 0 ? lines.map((line) => lineTexts(t, line, language, number)) : [{ title, detail }];
}

/** All bets: rounds of games and sports bets; each opens as it was taken. */
export function BetHistoryPage() {
  const [search] = useSearchParams();
  const t = useText();
  const bet = search.get('bet');
  return (
    <EntryFrame entry={bet} label={t(bet === null ? 'page.bets' : 'page.receipt')}>
      {bet === null ? <Bets /> : <BetReceipt key={bet} id={bet} back={detailLink('/bet-history', search)} />}
    </EntryFrame>
  );
}

function Bets() {
  const [search] = useSearchParams();
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
        { key: 'at', label: t('column.time'), phone: 'below', cell: ({ placed_at }) => format.dateTime(placed_at) },
        {
          key: 'title',
          label: t('column.bet'),
          lead: true,
          cell: (bet) =>
            textsOf(bet).map(({ title, detail }, index) => (
              <div key={`${title} ${detail}`}>
                {index === 0 ? (
                  <Link to={detailLink('/bet-history', search, { bet: bet.bet_id })}>{title}</Link>
                ) : (
                  <span>{title}</span>
                )}
                {detail && <small className={styles.detail}>{detail}</small>}
              </div>
            )),
        },
        {
          key: 'state',
          label: t('column.state'),
          phone: 'side',
          cell: ({ state, automatic }) => (
            <>
              <Badge tone={betTones[state] ?? 'neutral'}>{t(betStates[state] ?? 'bet.open')}</Badge>
              {automatic && <small className={styles.detail}>{t(howEnded(state))}</small>}
            </>
          ),
        },
        { key: 'stake', label: t('column.stake'), align: 'end', cell: (bet) => <BetStake {...bet} /> },
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
            'bonus_stake',
            'bonus_return',
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
            decimalText(bet.bonus_stake ?? 0, currency),
            decimalText(bet.bonus_payout ?? 0, currency),
          ]),
        ])
      }
    />
  );
}
