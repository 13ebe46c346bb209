import { observer, Progress, Section, useFormat, useLocalText, useSession, useSite } from '@marquee/sdk';
import { useText } from '../text';
import { isTop } from '../vip/ladder';
import styles from './home.module.css';

/** Home section: the player's VIP level and the progress to the next one (R3.03). */
export const VipProgress = observer(function VipProgress() {
  const { vip } = useSession();
  const { site } = useSite();
  const format = useFormat();
  const local = useLocalText();
  const t = useText();
  if (!vip || !site.gamify_status) return null;
  const bars = [
    { label: t('vip.deposits'), value: vip.depoProgress },
    { label: t('vip.turnover'), value: vip.toProgress },
  ];
  return (
    <Section
      title={`${t('page.vip')} · ${local(vip.currentTitle) || vip.currentLevel}`}
      more={{ to: '/vip', label: t('vip.more') }}
    >
      {isTop(vip) ? (
        <p>{t('vip.top')}</p>
      ) : (
        <ul className={styles.cards}>
          {bars.map(({ label, value }) => (
            <li key={label} className={styles.card}>
              <Progress label={label} value={value} max={100} text={format.percent(Math.floor(value) / 100)} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
});
