import type { Output } from '@marquee/contract/calls';
import {
  Badge,
  Button,
  Card,
  dialogs,
  EmptyState,
  observer,
  Progress,
  useAction,
  useApi,
  useFormat,
  useLocalText,
  useResource,
  useSession,
} from '@marquee/sdk';
import { AccountFrame } from '../AccountFrame';
import styles from '../AccountFrame.module.css';
import { Loaded } from '../Loaded';
import { useText } from '../text';

type Mission = Output<'account/missions'>['value'][number];

/** Measures that are sums of money. */
const moneyMeasures = new Set(['stakes', 'deposits']);

/** What the player can reach, how far it is, and what it gives. */
export const MissionPage = observer(function MissionPage() {
  const missions = useResource('account/missions', {});
  const t = useText();
  return (
    <AccountFrame title={t('page.missions')}>
      <Loaded resource={missions}>
        {({ value }) =>
          value.length === 0 ? (
            <EmptyState icon="target" title={t('missions.none')} text={t('missions.noneText')} />
          ) : (
            value.map((mission) => (
              <MissionCard key={mission.mission_id} mission={mission} onChange={() => void missions.reload()} />
            ))
          )
        }
      </Loaded>
    </AccountFrame>
  );
});

const MissionCard = observer(function MissionCard({ mission, onChange }: { mission: Mission; onChange: () => void }) {
  const api = useApi();
  const session = useSession();
  const format = useFormat();
  const local = useLocalText();
  const t = useText();
  const claim = useAction(() => api.call('account/claim_mission', { mission_id: mission.mission_id }));
  const figure = (value: number) => (moneyMeasures.has(mission.measure) ? format.money(value) : format.number(value));
  const done = Math.min(mission.progress, mission.target);

  async function take() {
    if (!(await claim.run())) return;
    void dialogs.toast({ tone: 'success', title: t('inbox.claimedNow') });
    void session.refreshBalance();
    onChange();
  }

  return (
    <Card>
      <div className={styles.spread}>
        <strong>{local(mission.title)}</strong>
        <Badge tone="accent2">
          {t('missions.reward', { count: mission.reward.amount, amount: format.number(mission.reward.amount) })}
        </Badge>
      </div>
      <p>{local(mission.text)}</p>
      <Progress
        label={local(mission.title)}
        value={done}
        max={mission.target}
        text={`${figure(done)} / ${figure(mission.target)}`}
      />
      <div className={styles.row}>
        {mission.state === 'complete' && (
          <Button variant="primary" size="s" icon="gift" busy={claim.busy} onClick={() => void take()}>
            {t('missions.claim')}
          </Button>
        )}
        {mission.state === 'claimed' && <Badge tone="positive">{t('inbox.claimed')}</Badge>}
        {mission.ends_at && (
          <span className={styles.muted}>{t('inbox.until', { time: format.dateTime(mission.ends_at) })}</span>
        )}
      </div>
    </Card>
  );
});
