import type { Output } from '@marquee/contract/calls';
import { Icon, useApi } from '@marquee/sdk';
import { ClaimButton } from '../claims/ClaimButton';
import { useReward } from '../claims/useReward';
import { useText } from '../text';
import styles from './VipLadder.module.css';

/** Props of {@link LevelGift}; the gift in game tokens. */
export interface LevelGiftProps {
  level: string;
  gift: number;
  state: Output<'auth/vip'>['levels'][number]['gift_state'];
  onChange: () => void;
}

/** A level's one-time gift: upcoming, claimable, or claimed. */
export function LevelGift({ level, gift, state, onChange }: LevelGiftProps) {
  const api = useApi();
  const named = useReward();
  const t = useText();
  const reward = { account: 'game_token', amount: gift } as const;
  return (
    <div className={styles.gift}>
      {state === 'open' ? (
        <ClaimButton reward={reward} claim={() => api.call('account/claim_vip', { level })} onChange={onChange} />
      ) : (
        <>
          <Icon name="gift" size={20} />
          <span>
            {state === 'claimed' ? t('vip.taken', { reward: named(reward) }) : `${t('vip.gift')}: ${named(reward)}`}
          </span>
        </>
      )}
    </div>
  );
}
