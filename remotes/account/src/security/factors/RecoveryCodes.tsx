import { succeeded } from '@marquee/contract/envelope';
import { Button, Card, copyText, dialogs, Notice, useAction, useApi } from '@marquee/sdk';
import frame from '../../AccountFrame.module.css';
import { useText } from '../../text';
import styles from './RecoveryCodes.module.css';

/** Props of {@link RecoveryCodes}. */
export interface RecoveryCodesProps {
  /** Number of unused codes. */
  left: number;
  /** New codes, shown only once. */
  codes: readonly string[];
  onKept: () => void;
  onChange: (recoveryCodes?: readonly string[]) => void;
}

/** Recovery codes: the number left, a button for new ones, and the codes while they can be shown. */
export function RecoveryCodes({ left, codes, onKept, onChange }: RecoveryCodesProps) {
  const api = useApi();
  const t = useText();
  const renew = useAction(async () => {
    const answer = await api.call('auth/recovery_codes', {});
    if (succeeded(answer)) onChange(answer.recovery_codes);
    return answer;
  });

  async function askNew() {
    const { end } = await dialogs.confirm({
      tone: 'warning',
      title: t('factors.recoveryNew'),
      text: t('factors.recoveryNewText'),
      ok: t('factors.recoveryNew'),
      cancel: t('action.back'),
    });
    if (end === 'confirmed') await renew.run();
  }

  async function copy() {
    const isCopied = await copyText(codes.join('\n'));
    void dialogs.toast(
      isCopied ? { tone: 'success', title: t('factors.copied') } : { tone: 'warning', title: t('referral.copyFailed') },
    );
  }

  return (
    <Card
      level={3}
      title={t('factors.recovery')}
      action={
        codes.length === 0 && (
          <Button busy={renew.busy} onClick={() => void askNew()}>
            {t('factors.recoveryNew')}
          </Button>
        )
      }
    >
      <p className={frame.muted}>
        {t('factors.recoveryText')} {t('factors.recoveryLeft', { left })}
      </p>
      {codes.length > 0 && (
        <>
          <Notice tone="warning" live>
            {t('factors.recoveryKeep')}
          </Notice>
          <ul className={styles.codes}>
            {codes.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </ul>
          <div className={frame.row}>
            <Button icon="copy" onClick={() => void copy()}>
              {t('factors.copy')}
            </Button>
            <Button variant="primary" onClick={onKept}>
              {t('factors.kept')}
            </Button>
          </div>
        </>
      )}
    </Card>
  );
}
