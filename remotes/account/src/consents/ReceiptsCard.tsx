import { succeeded } from '@marquee/contract/envelope';
import { Button, Card, useAction, useApi, useResource } from '@marquee/sdk';
import frame from '../AccountFrame.module.css';
import { Loaded } from '../Loaded';
import { useText } from '../text';

/** Receipts of payments by e-mail, which a player switches off and on. They are no offers, and need no consent. */
export function ReceiptsCard() {
  const receipts = useResource('settings/receipts', {});
  return (
    <Loaded resource={receipts}>
      {({ value: [state] }) => state && <Switch on={state.by_email} reload={() => void receipts.reload()} />}
    </Loaded>
  );
}

function Switch({ on, reload }: { on: boolean; reload: () => void }) {
  const api = useApi();
  const t = useText();
  const { run, busy } = useAction(async () => {
    const answer = await api.call('settings/set_receipts', { by_email: !on });
    if (succeeded(answer)) reload();
    return answer;
  });
  return (
    <Card
      title={t('receipts.title')}
      action={
        <Button variant="secondary" busy={busy} onClick={() => void run()}>
          {t(on ? 'receipts.stop' : 'receipts.start')}
        </Button>
      }
    >
      <p className={frame.muted} role="status">
        {t(on ? 'receipts.onText' : 'receipts.offText')}
      </p>
    </Card>
  );
}
