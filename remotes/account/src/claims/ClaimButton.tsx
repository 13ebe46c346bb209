import type { Envelope } from '@marquee/contract/envelope';
import { Button, dialogs, observer, useAction, useSession } from '@marquee/sdk';
import { useText } from '../text';
import { type Reward, useReward } from './useReward';

/** Props of {@link ClaimButton}. */
export interface ClaimButtonProps {
  reward: Reward;
  claim: () => Promise<Envelope>;
  /** Called after every answer, including a lost one, to reload the list. */
  onChange: () => void;
}

/**
 * Claims the reward of a message or mission. The ledger pays once, however often it is pressed; the list reloads after
 * each attempt.
 */
export const ClaimButton = observer(function ClaimButton({ reward, claim, onChange }: ClaimButtonProps) {
  const session = useSession();
  const named = useReward();
  const t = useText();
  const { run, busy } = useAction(claim);

  async function take() {
    const isMine = await run();
    onChange();
    if (!isMine) return;
    void dialogs.toast({ tone: 'success', title: t('claim.done', { reward: named(reward) }) });
    void session.refreshBalance();
  }

  return (
    <Button variant="primary" icon="gift" busy={busy} onClick={() => void take()}>
      {t('claim.take', { reward: named(reward) })}
    </Button>
  );
});
