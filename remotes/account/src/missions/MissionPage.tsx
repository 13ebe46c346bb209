import {
  EmptyState,
  observer,
  Progress,
  Section,
  Skeleton,
  useFormat,
  useLive,
  useResource,
  useSite,
} from '@marquee/sdk';
import { AccountFrame } from '../AccountFrame';
import { Loaded } from '../Loaded';
import { NotHere } from '../NotHere';
import { useText } from '../text';
import { MissionCard } from './MissionCard';
import styles from './MissionPage.module.css';
import { groups } from './missionOrder';

const titles = { complete: 'missions.ready', open: 'missions.open', claimed: 'missions.claimed' } as const;

/** The player's missions with progress and reward; claimable ones first. */
export const MissionPage = observer(function MissionPage() {
  const { site } = useSite();
  const missions = useResource('account/missions', site.gamify_status ? {} : null);
  const format = useFormat();
  const t = useText();
  const reload = () => void missions.reload();
  // for claims in another tab, and balances changed by rounds or deposits
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
            <>
              <Progress
                label={t('missions.progress')}
                value={value.filter(({ state }) => state !== 'open').length}
                max={value.length}
                text={`${format.number(value.filter(({ state }) => state !== 'open').length)} / ${format.number(value.length)}`}
              />
              {groups(value).map(({ state, missions }) => (
                <Section key={state} title={t(titles[state])}>
                  <ul className={styles.list}>
                    {missions.map((mission) => (
                      <MissionCard key={mission.mission_id} mission={mission} onChange={reload} />
                    ))}
                  </ul>
                </Section>
              ))}
            </>
          )
        }
      </Loaded>
    </AccountFrame>
  );
});
