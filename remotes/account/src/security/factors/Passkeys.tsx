import type { Output } from '@marquee/contract/calls';
import { succeeded } from '@marquee/contract/envelope';
import { Button, Card, dialogs, Icon, Notice, useAction, useApi, useFormat, useNow } from '@marquee/sdk';
import { useState } from 'react';
import frame from '../../AccountFrame.module.css';
import { useText } from '../../text';
import sessions from '../Sessions.module.css';
import { knowsPasskeys, makePasskey } from './makePasskey';

type Passkey = Output<'auth/factors'>['passkeys'][number];

/** Props of {@link Passkeys}. */
export interface PasskeysProps {
  passkeys: readonly Passkey[];
  /** The very first factor comes with recovery codes. */
  onChange: (recoveryCodes?: readonly string[]) => void;
}

/** The player's passkeys: add, name, remove. */
export function Passkeys({ passkeys, onChange }: PasskeysProps) {
  const api = useApi();
  const t = useText();
  const [isFailed, setFailed] = useState(false);
  const add = useAction(async () => {
    setFailed(false);
    const begun = await api.call('auth/passkey_begin', {});
    if (!succeeded(begun) || !begun.options) return begun;
    const attestation = await makePasskey(begun.options);
    if (!attestation) {
      setFailed(true);
      return begun;
    }
    // The device has already stored it: without a name from the player it gets a default one.
    const plain = t('factors.passkey', { number: passkeys.length + 1 });
    const { value } = await dialogs.prompt({
      title: t('factors.nameTitle'),
      input: 'text',
      label: t('factors.name'),
      value: plain,
    });
    const added = await api.call('auth/passkey_add', { name: value?.trim().slice(0, 40) || plain, attestation });
    if (succeeded(added)) {
      onChange(added.recovery_codes);
      void dialogs.toast({ tone: 'success', title: t('factors.added') });
    }
    return added;
  });
  return (
    <Card
      level={3}
      title={t('factors.passkeys')}
      action={
        <Button
          icon="plus"
          busy={add.busy}
          disabledReason={knowsPasskeys() ? undefined : t('factors.unsupported')}
          onClick={() => void add.run()}
        >
          {t('factors.add')}
        </Button>
      }
    >
      <p className={frame.muted}>{t('factors.passkeysText')}</p>
      {isFailed && (
        <Notice tone="warning" live>
          {t('factors.addFailed')}
        </Notice>
      )}
      {passkeys.length > 0 && (
        <ul className={sessions.list}>
          {passkeys.map((passkey) => (
            <PasskeyItem key={passkey.passkey_id} passkey={passkey} onChange={() => onChange()} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function PasskeyItem({ passkey, onChange }: { passkey: Passkey; onChange: () => void }) {
  const { passkey_id, name, created_at, last_used_at } = passkey;
  const api = useApi();
  const format = useFormat();
  const t = useText();
  const now = useNow(60_000);
  const rename = useAction((next: string) => api.call('auth/passkey_rename', { passkey_id, name: next }));
  const remove = useAction(() => api.call('auth/passkey_remove', { passkey_id }));
  const since = format.date(created_at);

  async function askName() {
    const { end, value } = await dialogs.prompt({
      title: t('factors.nameTitle'),
      input: 'text',
      label: t('factors.name'),
      value: name,
      ok: t('action.save'),
    });
    if (end === 'confirmed' && value && value !== name && (await rename.run(value.trim().slice(0, 40)))) onChange();
  }

  async function askRemoval() {
    const { end } = await dialogs.confirm({
      tone: 'warning',
      title: t('factors.removeTitle'),
      text: t('factors.removeText', { name }),
      ok: t('factors.remove'),
      cancel: t('action.back'),
    });
    if (end !== 'confirmed') return;
    await remove.run();
    // also after a failure: it may be removed all the same
    onChange();
  }

  return (
    <li className={sessions.session}>
      <span className={sessions.icon}>
        <Icon name="shield" size={22} />
      </span>
      <div className={sessions.words}>
        <strong>{name}</strong>
        <p className={frame.muted}>
          {last_used_at
            ? t('factors.since', { since, seen: format.relative(last_used_at, now) })
            : t('factors.unused', { since })}
        </p>
      </div>
      <div className={frame.row}>
        <Button busy={rename.busy} onClick={() => void askName()}>
          {t('factors.rename')}
        </Button>
        <Button busy={remove.busy} onClick={() => void askRemoval()}>
          {t('factors.remove')}
        </Button>
      </div>
    </li>
  );
}
