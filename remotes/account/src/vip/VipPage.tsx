import { Card, EmptyState, Money, observer, Progress, Skeleton, Stat, useFormat, useSession } from '@marquee/sdk';
import { useEffect } from 'react';
import { AccountFrame } from '../AccountFrame';
import styles from '../AccountFrame.module.css';
import { useText } from '../text';

/** The VIP level and the way to the next one (§3). */
export const VipPage = observer(function VipPage() {
  const session = useSession();
  const format = useFormat();
  const t = useText();
  useEffect(() => void session.refreshVip(), [session]);
  const { vip } = session;
  return (
    <AccountFrame title={t('page.vip')}>
      {!vip && <Skeleton shape="rows" count={3} />}
      {vip && (
        <>
          <Card>
            <div className={styles.stats}>
              <Stat label={t('vip.current')} value={vip.currentLevel} />
              {vip.nextLevel && <Stat label={t('vip.nextLevel')} value={vip.nextLevel} />}
            </div>
          </Card>
          {vip.nextLevel ? (
            <>
              <Card>
                <Stat label={t('vip.deposits')} value={<Money minor={vip.totalDeposit} />} />
                <Progress
                  label={t('vip.deposits')}
                  value={vip.depoProgress}
                  max={100}
                  text={format.percent(vip.depoProgress / 100)}
                />
              </Card>
              <Card>
                <Stat label={t('vip.turnover')} value={<Money minor={vip.totalTurnover} />} />
                <Progress
                  label={t('vip.turnover')}
                  value={vip.toProgress}
                  max={100}
                  text={format.percent(vip.toProgress / 100)}
                />
              </Card>
              <p className={styles.muted}>{t('vip.rule', { level: vip.nextLevel })}</p>
            </>
          ) : (
            <EmptyState icon="crown" title={t('vip.top')} text={t('vip.topText')} />
          )}
        </>
      )}
    </AccountFrame>
  );
});
