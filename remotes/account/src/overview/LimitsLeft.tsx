import type { ProtectionState } from '@marquee/contract/entities';
import { Button, Card, Icon, Progress, Skeleton } from '@marquee/sdk';
import { limitKinds } from '../protection/limitRules';
import { useLimitText } from '../protection/useLimitText';
import { useText } from '../text';
import styles from './overview.module.css';
import { tightestOf } from './tightest';

/** What the player's own limits leave, of each kind the one that leaves least; or that there is none. */
export function LimitsLeft({ protection, known }: { protection: ProtectionState | undefined; known: boolean }) {
  const say = useLimitText();
  const t = useText();
  const limits = limitKinds.flatMap((kind) => tightestOf(protection?.limits ?? [], kind) ?? []);
  return (
    <Card title={t('may.title')}>
      {!protection && !known && <Skeleton shape="lines" count={4} />}
      {protection && limits.length === 0 && (
        <p className={styles.care}>
          <Icon name="shield" />
          <span>{t('may.none')}</span>
        </p>
      )}
      {limits.map(({ kind, period, amount, used }) => (
        <Progress
          key={kind}
          label={t('may.limit', { limit: t(`limit.${kind}`), period: t(`period.${period}`) })}
          value={used}
          max={Math.max(1, amount)}
          text={t('may.left', { amount: say(kind, Math.max(0, amount - used)) })}
        />
      ))}
      <div className={styles.end}>
        <Button to="/responsible-gaming" icon="shield">
          {t('care.link')}
        </Button>
      </div>
    </Card>
  );
}
