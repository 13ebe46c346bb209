import type { Output } from '@marquee/contract/calls';
import { Card, EmptyState, Icon, Money, observer, Skeleton, useResource, useSession } from '@marquee/sdk';
import { useEffect } from 'react';
import { AccountFrame } from '../AccountFrame';
import { Loaded } from '../Loaded';
import { useText } from '../text';
import { isTop } from './ladder';
import { VipLadder } from './VipLadder';
import styles from './VipPage.module.css';
import { VipProgressBar } from './VipProgressBar';

/** The VIP level, the way to the next one (§3), and the whole ladder. */
export const VipPage = observer(function VipPage() {
  const session = useSession();
  const answer = useResource('auth/vip', {});
  const t = useText();
  // the header's level and this page say the same
  useEffect(() => void session.refreshVip(), [session]);
  return (
    <AccountFrame title={t('page.vip')} wide>
      <Loaded resource={answer} skeleton={<Skeleton shape="rows" count={9} />}>
        {(value) => <Levels value={value} />}
      </Loaded>
    </AccountFrame>
  );
});

function Levels({ value: { nextLevel, levels } }: { value: Output<'auth/vip'> }) {
  const t = useText();
  const [next] = nextLevel;
  if (!next) return <EmptyState icon="crown" title={t('vip.none')} />;
  const deposits = next.starting_deposit + next.cycle_deposit;
  const turnover = next.starting_turnover + next.cycle_turnover;
  const top = isTop({ currentLevel: next.vip_name, nextLevel: next.vip_name_next });
  return (
    <>
      <div className={styles.hero}>
        <span className={styles.crown}>
          <Icon name="crown" size={36} />
        </span>
        <div>
          <p className={styles.label}>{t('vip.current')}</p>
          <p className={styles.level}>{next.vip_name}</p>
          <p className={styles.label}>{top ? t('vip.top') : t('vip.rule', { level: next.vip_name_next })}</p>
        </div>
      </div>
      <div className={styles.bars}>
        <Card title={t('vip.deposits')}>
          <VipProgressBar
            label={t('vip.deposits')}
            total={deposits}
            cycle={next.cycle_deposit}
            target={top ? null : next.deposit_next}
          />
        </Card>
        <Card title={t('vip.turnover')}>
          <VipProgressBar
            label={t('vip.turnover')}
            total={turnover}
            cycle={next.cycle_turnover}
            target={top ? null : next.turnover_next}
          />
        </Card>
      </div>
      <VipLadder levels={levels} current={next.vip_name} money={(minor) => <Money minor={minor} />} />
    </>
  );
}
