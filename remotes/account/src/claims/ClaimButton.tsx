import type { Envelope } from '@marquee/contract/envelope';
import { Button, dialogs, observer, useAction, useSession } from '@marquee/sdk';
import { useText } from '../text';
import { type Reward, useReward } from './useReward';

/** Props of {@link ClaimButton}. */
export interface ClaimButtonProps {
  reward: Reward;
  claim: () => Promise<Envelope>;
  /** Called after every answer, a lost one too: the list then shows what is true, whoever claimed it. */
  onChange: () => void;
}

/**
 * Claims what a message or a mission gives. The ledger pays once, however often and wherever it is pressed; the list is
 * read again after each try.
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
