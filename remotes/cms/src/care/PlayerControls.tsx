import { ErrorCard, observer, Section, Skeleton } from '@marquee/sdk';
import { useText } from '../text';
import { AccessNotice } from './AccessNotice';
import styles from './care.module.css';
import { LimitCard } from './LimitCard';
import { limitKinds } from './limitRules';
import { RealityCheckCard } from './RealityCheckCard';
import { ReviewNotice } from './ReviewNotice';
import { SelfExclusionCard } from './SelfExclusionCard';
import { TimeOutCard } from './TimeOutCard';
import { useProtection } from './useProtection';

/** All that a player can do for themselves, as it stands now. */
export const PlayerControls = observer(function PlayerControls() {
  const { state, protection, reload } = useProtection();
  const t = useText();
  if (!protection) {
    return state === 'failed' ? (
      <ErrorCard title={t('care.failed')} text={t('info.failedText')} onRetry={() => void reload()} />
    ) : (
      <Skeleton shape="rows" />
    );
  }
  const part = { state: protection, reload };
  return (
    <>
      <AccessNotice {...part} />
      <ReviewNotice {...part} />
      <Section title={t('limits.title')}>
        <p className={styles.text}>{t('limits.text')}</p>
        <div className={styles.limits}>
          {limitKinds.map((kind) => (
            <LimitCard
              key={kind}
              kind={kind}
              limits={protection.limits.filter((limit) => limit.kind === kind)}
              reload={reload}
            />
          ))}
        </div>
      </Section>
      <Section title={t('break.title')}>
        <div className={styles.breaks}>
          <RealityCheckCard {...part} />
          <TimeOutCard {...part} />
          <SelfExclusionCard {...part} />
        </div>
      </Section>
    </>
  );
});
