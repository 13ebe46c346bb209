import { ErrorCard, observer, Section, Skeleton } from '@marquee/sdk';
import { CloseAccountCard } from '../closing/CloseAccountCard';
import { useText } from '../text';
import { AccessNotice } from './AccessNotice';
import { LimitCard } from './LimitCard';
import { limitKinds } from './limitRules';
import styles from './protection.module.css';
import { RealityCheckCard } from './RealityCheckCard';
import { ReviewCard } from './ReviewCard';
import { ReviewNotice } from './ReviewNotice';
import { SelfExclusionCard } from './SelfExclusionCard';
import { TimeOutCard } from './TimeOutCard';
import { useProtection } from './useProtection';

/** Jump links: somebody who needs a break should not have to search. */
const jumps = [
  { id: 'reality-check', label: 'reality.title' },
  { id: 'time-out', label: 'timeOut.title' },
  { id: 'self-exclusion', label: 'exclude.title' },
] as const;

/**
 * A player's limits, reality check, time-out and self-exclusion (D9): a section of the responsible gaming page, one
 * click from everywhere, above the site's own text.
 */
export const PlayerControls = observer(function PlayerControls() {
  const { state, protection, reload } = useProtection();
  const t = useText();
  if (!protection) {
    return state === 'failed' ? (
      <ErrorCard title={t('care.failed')} text={t('care.failedText')} onRetry={() => void reload()} />
    ) : (
      <Skeleton shape="rows" />
    );
  }
  const excluded = protection.access.state === 'excluded';
  const part = { state: protection, reload };
  return (
    <>
      <AccessNotice {...part} />
      <ReviewNotice {...part} />
      <nav className={styles.jumps} aria-label={t('care.jumps')}>
        {jumps
          .filter(({ id }) => id !== 'time-out' || !excluded)
          .map(({ id, label }) => (
            <a key={id} href={`#${id}`} className={styles.jump}>
              {t(label)}
            </a>
          ))}
      </nav>
      <Section title={t('limits.title')}>
        <p className={styles.text}>{t('limits.text')}</p>
        <div id="limits" className={styles.limits}>
          {limitKinds.map((kind) => (
            <LimitCard
              key={kind}
              kind={kind}
              limits={protection.limits.filter((limit) => limit.kind === kind)}
              reload={reload}
            />
          ))}
          <ReviewCard {...part} />
        </div>
      </Section>
      <Section title={t('break.title')}>
        <div className={styles.breaks}>
          <div id="reality-check" className={styles.part}>
            <RealityCheckCard {...part} />
          </div>
          {!excluded && (
            <div id="time-out" className={styles.part}>
              <TimeOutCard {...part} />
            </div>
          )}
          <div id="self-exclusion" className={styles.part}>
            <SelfExclusionCard {...part} />
          </div>
        </div>
        <CloseAccountCard level={3} />
      </Section>
    </>
  );
});
