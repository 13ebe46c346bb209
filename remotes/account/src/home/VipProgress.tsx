import { observer, Progress, Section, useFormat, useLocalText, useSession, useSite } from '@marquee/sdk';
import { useText } from '../text';
import { isTop } from '../vip/ladder';

/** Home section: the player's VIP level and the progress to the next one (R3.03): the smaller one counts. */
export const VipProgress = observer(function VipProgress() {
  const { vip } = useSession();
  const { site } = useSite();
  const format = useFormat();
  const local = useLocalText();
  const t = useText();
  if (!vip?.nextLevel || !site.gamify_status) return null;
  const part = Math.min(vip.depoProgress, vip.toProgress);
  return (
    <Section
      title={`${t('page.vip')} · ${local(vip.currentTitle) || vip.currentLevel}`}
      more={{ to: '/vip', label: t('vip.more') }}
    >
      {isTop(vip) ? (
        <p>{t('vip.top')}</p>
      ) : (
        <Progress
          label={t('vip.next', { level: local(vip.nextTitle) || vip.nextLevel })}
          value={part}
          max={100}
          text={format.percent(Math.floor(part) / 100)}
        />
      )}
    </Section>
  );
});
