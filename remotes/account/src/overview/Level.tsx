import { Card, Link, observer, Progress, Skeleton, Stat, useFormat, useLocalText, useSession } from '@marquee/sdk';
import frame from '../AccountFrame.module.css';
import { useText } from '../text';
import { isTop } from '../vip/ladder';
import styles from './overview.module.css';

/** The VIP level and the way to the next one: both bars must be full, so the emptier one counts. */
export const Level = observer(function Level() {
  const { vip } = useSession();
  const format = useFormat();
  const local = useLocalText();
  const t = useText();
  const part = vip ? Math.min(vip.depoProgress, vip.toProgress) : 0;
  const top = vip !== undefined && isTop(vip);
  // without a next level nothing is promoted to this player
  if (vip && !vip.nextLevel) return null;
  const waiting = (
    <span className={frame.waiting}>
      <Skeleton count={1} />
    </span>
  );
  return (
    <Card title={t('page.vip')}>
      <Stat label={t('vip.current')} value={vip ? local(vip.currentTitle) || vip.currentLevel : waiting} />
      <Progress
        label={vip ? (top ? t('vip.top') : t('vip.next', { level: local(vip.nextTitle) || vip.nextLevel })) : ''}
        value={top ? 100 : part}
        text={top ? '' : format.percent(Math.floor(part) / 100)}
      />
      <Link to="/vip" className={styles.link}>
        {t('vip.more')}
      </Link>
    </Card>
  );
});
