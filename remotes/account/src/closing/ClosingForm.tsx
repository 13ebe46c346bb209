import { succeeded } from '@marquee/contract/envelope';
import { outcomeUnknown } from '@marquee/contract/outcome';
import {
  Button,
  dialogs,
  observer,
  RadioCards,
  useAction,
  useApi,
  useFormat,
  useKeptState,
  useResource,
} from '@marquee/sdk';
import { useRef } from 'react';
import frame from '../AccountFrame.module.css';
import { useText } from '../text';
import type { Closing } from './closing';

/** The option of choosing no bank account yet. */
const later = '';

/** The receiving bank account, and the button that closes the account; while it is closing, only the choice. */
export const ClosingForm = observer(function ClosingForm(props: { closing: Closing; reload: () => Promise<void> }) {
  const { closing, reload } = props;
  const { value } = useResource('wallet/bank_accounts', {});
  const { busy, run } = useClosing(reload);
  const format = useFormat();
  const t = useText();
  const accounts = value?.value ?? [];
  const known = closing.bank_account_id ?? (closing.asked_at === null ? accounts[0]?.bank_account_id : undefined);
  const [choice, setChoice] = useKeptState<string | null>('closing', null);
  const chosen = choice ?? known ?? later;
  const isRunning = closing.asked_at !== null;

  async function close() {
    const { end } = await dialogs.confirm({
      tone: 'danger',
      title: t('closing.confirm'),
      text: t('closing.confirmText'),
      ok: t('closing.yes'),
      cancel: t('care.cancel'),
    });
    if (end === 'confirmed') await run(chosen || null);
  }

  async function change() {
    if (await run(chosen || null)) void dialogs.toast({ tone: 'success', title: t('closing.changed') });
  }

  const choices = accounts.map(({ bank_account_id, bank_name, account_number, holder_name, usable_at }) => ({
    value: bank_account_id,
    title: `${bank_name} ${account_number}`,
    text: usable_at === null ? holder_name : t('closing.usableAt', { time: format.dateTime(usable_at) }),
    icon: 'bank' as const,
  }));
  const none = { value: later, title: t('closing.later'), text: t('closing.laterText') };
  return (
    <>
      {(!isRunning || choices.length > 0) && (
        <RadioCards
          legend={t('closing.to')}
          value={chosen}
          onChange={setChoice}
          options={isRunning ? choices : [...choices, none]}
        />
      )}
      <div className={frame.row}>
        {isRunning ? (
          <Button
            variant="primary"
            busy={busy}
            disabledReason={chosen === later ? t('closing.waits.bankAccount') : undefined}
            onClick={() => void change()}
          >
            {t('closing.change')}
          </Button>
        ) : (
          <Button variant="danger" busy={busy} onClick={() => void close()}>
            {t('closing.begin')}
          </Button>
        )}
        <Button to="/add-bank">{t('closing.addBank')}</Button>
      </div>
    </>
  );
});

/** Requests the closing. After a lost answer, the next attempt uses the same key. */
function useClosing(reload: () => Promise<void>) {
  const api = useApi();
  const key = useRef<{ id: string; bank: string | null } | null>(null);
  return useAction(async (bank: string | null) => {
    if (key.current?.bank !== bank) key.current = null;
    key.current ??= { id: crypto.randomUUID(), bank };
    const answer = await api.call('account/close', { request_id: key.current.id, bank_account_id: bank });
    if (!outcomeUnknown('account/close', answer)) key.current = null;
    if (succeeded(answer)) await reload();
    return answer;
  });
}
