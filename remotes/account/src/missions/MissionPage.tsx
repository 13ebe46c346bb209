import { EmptyState, observer, Skeleton, useLive, useResource, useSite } from '@marquee/sdk';
import { AccountFrame } from '../AccountFrame';
import { Loaded } from '../Loaded';
import { NotHere } from '../NotHere';
import { useText } from '../text';
import { MissionCard } from './MissionCard';
import styles from './MissionPage.module.css';
import { inOrder } from './missionOrder';

/** What the player can reach, how far it is, and what it gives: first what waits to be claimed. */
export const MissionPage = observer(function MissionPage() {
  const { site } = useSite();
  const missions = useResource('account/missions', site.gamify_status ? {} : null);
  const t = useText();
  const reload = () => void missions.reload();
  // a claim in another tab, and the balance that a round or deposit changed
  useLive('inbox', reload, reload);
  useLive('balance', reload);
  if (!site.gamify_status) {
    return (
      <AccountFrame title={t('page.missions')}>
        <NotHere />
      </AccountFrame>
    );
  }
  return (
    <AccountFrame title={t('page.missions')} wide>
      <Loaded resource={missions} skeleton={<Skeleton shape="rows" count={8} />}>
        {({ value }) =>
          value.length === 0 ? (
            <EmptyState icon="target" title={t('missions.none')} text={t('missions.noneText')} />
          ) : (
            <ul className={styles.list}>
              {inOrder(value).map((mission) => (
                <MissionCard key={mission.mission_id} mission={mission} onChange={reload} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </AccountFrame>
  );
});
