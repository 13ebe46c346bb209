import { succeeded } from '@marquee/contract/envelope';
import { Badge, Button, Card, dialogs, useAction, useApi } from '@marquee/sdk';
import { useState } from 'react';
import frame from '../../AccountFrame.module.css';
import { useText } from '../../text';
import { AppSetup, type AppSetupProps } from './AppSetup';

/** Props of {@link AuthenticatorApp}. */
export interface AuthenticatorAppProps {
  isSetUp: boolean;
  /** The very first factor comes with recovery codes. */
  onChange: (recoveryCodes?: readonly string[]) => void;
}

/** The authenticator app: setup by QR code and a first code, and removal. */
export function AuthenticatorApp({ isSetUp, onChange }: AuthenticatorAppProps) {
  const api = useApi();
  const t = useText();
  const [begun, setBegun] = useState<AppSetupProps['begun'] | null>(null);
  const begin = useAction(async () => {
    const answer = await api.call('auth/totp_begin', {});
    if (succeeded(answer) && answer.secret && answer.uri) setBegun({ secret: answer.secret, uri: answer.uri });
    return answer;
  });
  const remove = useAction(() => api.call('auth/totp_remove', {}));

  async function askRemoval() {
    const { end } = await dialogs.confirm({
      tone: 'warning',
      title: t('factors.appRemoveTitle'),
      text: t('factors.appRemoveText'),
      ok: t('factors.remove'),
      cancel: t('action.back'),
    });
    if (end !== 'confirmed') return;
    await remove.run();
    onChange();
  }

  return (
    <Card
      level={3}
      title={t('factors.app')}
      action={
        isSetUp ? (
          <div className={frame.row}>
            <Badge tone="positive">{t('factors.appOn')}</Badge>
            <Button busy={remove.busy} onClick={() => void askRemoval()}>
              {t('factors.remove')}
            </Button>
          </div>
        ) : (
          !begun && (
            <Button icon="plus" busy={begin.busy} onClick={() => void begin.run()}>
              {t('factors.appAdd')}
            </Button>
          )
        )
      }
    >
      <p className={frame.muted}>{t('factors.appText')}</p>
      {begun && !isSetUp && (
        <AppSetup
          begun={begun}
          onDone={(codes) => {
            setBegun(null);
            onChange(codes);
            void dialogs.toast({ tone: 'success', title: t('factors.appAdded') });
          }}
        />
      )}
    </Card>
  );
}
