import type { Output } from '@marquee/contract/calls';
import {
  Badge,
  DescriptionList,
  EmptyState,
  ErrorCard,
  Money,
  observer,
  Skeleton,
  useFormat,
  useLanguage,
  useResource,
} from '@marquee/sdk';
import { Page } from '../Page';
import { useText } from '../text';
import { betStates, betTones, howEnded } from './betStates';
import { Receipt } from './Receipt';
import styles from './Receipt.module.css';
import { SlipLines } from './SlipLines';

type Bet = Output<'wallet/bet'>['value'][number];
type Slip = Output<'sports/bet'>['value'][number];

/** One bet: a round of a game, or a slip with its result. `back` leads to the history. */
export const BetReceipt = observer(function BetReceipt({ id, back }: { id: string; back: string }) {
  const { state, value, error, reload } = useResource('wallet/bet', { bet_id: id });
  const [bet] = value?.value ?? [];
  const slip = useResource('sports/bet', bet?.kind === 'sports' ? { bet_id: id } : null);
  const t = useText();

  function content() {
    if (error?.statusMessage === 'betUnknown') return <EmptyState icon="ticket" title={t('receipt.unknownBet')} />;
    if (bet && (bet.kind === 'game' || slip.value || slip.state === 'failed'))
      return <Facts bet={bet} slip={slip.value?.value[0]} />;
    if (state !== 'failed') return <Skeleton shape="rows" count={6} />;
    return <ErrorCard title={t('failed')} text={t('failedText')} onRetry={() => void reload()} />;
  }

  return (
    <Page title={t('page.receipt')}>
      <Receipt back={{ to: back, label: t('page.bets') }}>{content()}</Receipt>
    </Page>
  );
});

const slipKinds = { single: 'slip.single', combo: 'slip.combo', system: 'slip.system' } as const;

/** The way to the page of the game's provider that shows a settled round again; nothing where there is none. */
const Replay = observer(function Replay({ bet }: { bet: Bet }) {
  const { language } = useLanguage();
  const isSettledRound = bet.kind === 'game' && bet.state !== 'open';
  const { value } = useResource('product/round_proof', isSettledRound ? { bet_id: bet.bet_id, language } : null);
  const t = useText();
  if (!value?.replay_url) return null;
  return (
    <p className={styles.more}>
      <a href={value.replay_url} target="_blank" rel="noreferrer">
        {t('receipt.replay')}
      </a>
    </p>
  );
});

function Facts({ bet, slip }: { bet: Bet; slip: Slip | undefined }) {
  const format = useFormat();
  const t = useText();
  const title = slip ? t(slipKinds[slip.kind]) : bet.title;
  const isOpen = bet.state === 'open';
  return (
    <>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        <Badge tone={betTones[bet.state] ?? 'neutral'}>{t(betStates[bet.state] ?? 'bet.open')}</Badge>
      </div>
      {bet.kind === 'sports' && <SlipLines lines={slip?.legs ?? bet.lines} />}
      <div className={styles.facts}>
        <DescriptionList
          items={[
            ...(bet.provider_name ? [{ term: t('receipt.provider'), value: bet.provider_name }] : []),
            ...(slip && slip.lines > 1
              ? [
                  {
                    term: t('slip.stakePerLine'),
                    value: (
                      <>
                        <Money minor={slip.stake_per_line} />{' '}
                        <span>({t('slip.lineCount', { count: slip.lines, number: format.number(slip.lines) })})</span>
                      </>
                    ),
                  },
                ]
              : []),
            { term: t('column.stake'), value: <Money minor={bet.stake} /> },
            ...(bet.bonus_stake ? [{ term: t('bet.bonusStake'), value: <Money minor={bet.bonus_stake} /> }] : []),
            ...(slip && isOpen ? [{ term: t('slip.potential'), value: <Money minor={slip.potential} /> }] : []),
            ...(isOpen
              ? []
              : [
                  { term: t('column.payout'), value: <Money minor={bet.payout} large /> },
                  ...(bet.bonus_payout
                    ? [{ term: t('bet.bonusPayout'), value: <Money minor={bet.bonus_payout} /> }]
                    : []),
                  { term: t('column.result'), value: <Money minor={bet.payout - bet.stake} kind="change" /> },
                ]),
            ...(bet.kind === 'game' && bet.detail ? [{ term: t('column.what'), value: bet.detail }] : []),
            ...(bet.automatic ? [{ term: t('column.state'), value: t(howEnded(bet.state)) }] : []),
            { term: t('receipt.placed'), value: format.dateTime(bet.placed_at) },
            ...(bet.settled_at ? [{ term: t('receipt.settled'), value: format.dateTime(bet.settled_at) }] : []),
            ...(bet.round_id ? [{ term: t('receipt.round'), value: bet.round_id }] : []),
            { term: t('receipt.betNumber'), value: bet.bet_id },
          ]}
        />
      </div>
      <Replay bet={bet} />
    </>
  );
}
