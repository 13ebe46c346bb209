import {
  Link,
  observer,
  Progress,
  Section,
  Skeleton,
  useFormat,
  useLocalText,
  useResource,
  useSite,
} from '@marquee/sdk';
import { useReward } from '../claims/useReward';
import { useText } from '../text';
import styles from './home.module.css';

/** How many missions the home page shows. */
const shown = 3;

/** Home section: the player's unclaimed missions with their progress. */
export const OpenMissions = observer(function OpenMissions() {
  const { site } = useSite();
  const { value, state } = useResource('account/missions', site.gamify_status ? {} : null);
  const format = useFormat();
  const local = useLocalText();
  const named = useReward();
  const t = useText();
  const open = value?.value.filter((mission) => mission.state !== 'claimed').slice(0, shown);
  if (!site.gamify_status || (state === 'failed' && !value) || open?.length === 0) return null;
  return (
    <Section title={t('page.missions')} more={{ to: '/mission', label: t('page.missions') }}>
      {!open && <Skeleton shape="rows" count={shown} />}
      <ul className={styles.cards}>
        {open?.map(({ mission_id, title, reward, progress, target }) => (
          <li key={mission_id} className={styles.card}>
            <Link to="/mission" className={styles.title}>
              {local(title)}
            </Link>
            <span>{named(reward)}</span>
            <Progress
              label={local(title)}
              value={Math.min(progress, target)}
              max={target}
              text={format.percent(Math.min(1, progress / target))}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
});
