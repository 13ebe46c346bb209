import type { Output } from '@marquee/contract/calls';
import { Badge, Icon, observer, Progress, useApi, useFormat, useLocalText } from '@marquee/sdk';
import type { CSSProperties } from 'react';
import frame from '../AccountFrame.module.css';
import { ClaimButton } from '../claims/ClaimButton';
import { useReward } from '../claims/useReward';
import { useText } from '../text';
import styles from './MissionPage.module.css';
import { stepsOf } from './missionOrder';

type Mission = Output<'account/missions'>['value'][number];

const icons = { open: 'target', complete: 'gift', claimed: 'check' } as const;

/** A mission: its task, progress and reward. */
export const MissionCard = observer(function MissionCard(props: { mission: Mission; onChange: () => void }) {
  const { mission, onChange } = props;
  const { mission_id, state, reward, measure, target } = mission;
  const api = useApi();
  const format = useFormat();
  const local = useLocalText();
  const named = useReward();
  const t = useText();
  // stakes are money, the other measures are counts
  const figure = measure === 'stakes' ? format.money : format.number;
  const done = Math.min(mission.progress, target);
  const steps = stepsOf(mission);
  return (
    <li className={styles.mission} data-state={state}>
      <span className={styles.icon}>
        <Icon name={icons[state]} size={24} />
      </span>
      <div className={styles.words}>
        <h3 className={styles.title}>{local(mission.title)}</h3>
        <p className={frame.muted}>{local(mission.text)}</p>
      </div>
      <div className={styles.rest}>
        <div className={steps === undefined ? undefined : styles.steps} style={{ '--steps': steps } as CSSProperties}>
          <Progress label={named(reward)} value={done} max={target} text={`${figure(done)} / ${figure(target)}`} />
        </div>
        <div className={frame.row}>
          {state === 'open' && <span>{t('vip.left', { amount: figure(target - done) })}</span>}
          {state === 'complete' && (
            <ClaimButton
              reward={reward}
              claim={() => api.call('account/claim_mission', { mission_id })}
              onChange={onChange}
            />
          )}
          {state === 'claimed' && <Badge tone="positive">{t('inbox.claimed')}</Badge>}
          {mission.ends_at && state !== 'claimed' && (
            <span className={frame.muted}>{t('inbox.until', { time: format.dateTime(mission.ends_at) })}</span>
          )}
        </div>
      </div>
    </li>
  );
});
