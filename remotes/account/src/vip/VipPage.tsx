import type { Output } from '@marquee/contract/calls';
import {
  Card,
  Icon,
  Money,
  observer,
  Progress,
  Skeleton,
  useFormat,
  useLocalText,
  useResource,
  useSession,
} from '@marquee/sdk';
import { useEffect } from 'react';
import { AccountFrame } from '../AccountFrame';
import { useReward } from '../claims/useReward';
import { Loaded } from '../Loaded';
import { NotHere } from '../NotHere';
import { useText } from '../text';
import { isTop, wayTo } from './ladder';
import { VipLadder } from './VipLadder';
import styles from './VipPage.module.css';
import { VipProgressBar } from './VipProgressBar';

/** The VIP level, the progress to the next one (R3.04), and the whole ladder. */
export const VipPage = observer(function VipPage() {
  const session = useSession();
  const answer = useResource('auth/vip', {});
  const t = useText();
  // keeps the header's level in sync
  useEffect(() => void session.refreshVip(), [session]);
  return (
    <AccountFrame title={t('page.vip')} wide>
      <Loaded resource={answer} skeleton={<Skeleton shape="rows" count={9} />}>
        {(value) => <Levels value={value} onChange={() => void answer.reload()} />}
      </Loaded>
    </AccountFrame>
  );
});

function Levels({ value: { nextLevel, levels }, onChange }: { value: Output<'auth/vip'>; onChange: () => void }) {
  const format = useFormat();
  const local = useLocalText();
  const named = useReward();
  const t = useText();
  const [next] = nextLevel;
  if (!next || levels.length === 0) return <NotHere />;
  const deposits = next.starting_deposit + next.cycle_deposit;
  const turnover = next.starting_turnover + next.cycle_turnover;
  const gift = levels.find(({ name }) => name === next.vip_name_next)?.gift ?? 0;
  const rule = {
    level: local(next.vip_title_next) || next.vip_name_next,
    reward: named({ account: 'game_token', amount: gift }),
  };
  const way = wayTo([
    { total: deposits, target: next.deposit_next },
    { total: turnover, target: next.turnover_next },
  ]);
  const asksDeposits = levels.some(({ deposit }) => deposit > 0);
  const top = isTop({ currentLevel: next.vip_name, nextLevel: next.vip_name_next });
  return (
    <>
      <div className={styles.hero}>
        <span className={styles.crown}>
          <Icon name="crown" size={36} />
        </span>
        <div className={styles.now}>
          <p className={styles.label}>{t('vip.current')}</p>
          <p className={styles.level}>{local(next.vip_title) || next.vip_name}</p>
          {!top && (
            <Progress label={t('vip.next', { level: rule.level })} value={way} max={1} text={format.percent(way)} />
          )}
          <p className={styles.label}>{top ? t('vip.top') : t(gift > 0 ? 'vip.ruleGift' : 'vip.rule', rule)}</p>
        </div>
      </div>
      <div className={styles.bars}>
        {asksDeposits && (
          <Card title={t('vip.deposits')}>
            <VipProgressBar
              label={t('vip.deposits')}
              total={deposits}
              cycle={next.cycle_deposit}
              target={top ? null : next.deposit_next}
            />
          </Card>
        )}
        <Card title={t('vip.turnover')}>
          <VipProgressBar
            label={t('vip.turnover')}
            total={turnover}
            cycle={next.cycle_turnover}
            target={top ? null : next.turnover_next}
          />
        </Card>
      </div>
      <VipLadder
        levels={levels}
        current={next.vip_name}
        totals={{ deposit: asksDeposits ? deposits : null, turnover }}
        way={way}
        money={(minor) => <Money minor={minor} />}
        onChange={onChange}
      />
    </>
  );
}
