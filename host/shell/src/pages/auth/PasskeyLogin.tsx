import { succeeded } from '@marquee/contract/envelope';
import { Button, Notice, useAction, useApi } from '@marquee/sdk';
import { useHost } from '@marquee/sdk/host';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { usePageText } from '../../text';
import styles from './PasskeyLogin.module.css';
import { askPasskey, knowsPasskeys, type Passkey, suggestsPasskeys } from './passkey';

/** Interval of renewing the challenge for suggestions, ms: it is valid for five minutes. */
const renewEvery = 4 * 60_000;

/** A browser's capabilities do not change. */
const noChange = () => () => {};

/**
 * Login by passkey: a button, and the browser's suggestions in the account id field. Not rendered if the browser has no
 * passkeys.
 */
export function PasskeyLogin({ onDone }: { onDone: () => void }) {
  const api = useApi();
  const { session } = useHost().root;
  const t = usePageText();
  const [isUnused, setUnused] = useState(false);
  const login = useAction(async (passkey: Passkey) =>
    session.takeLogin(await api.call('auth/login_passkey', { passkey })),
  );
  const ask = useAction(async () => {
    setUnused(false);
    const answer = await api.call('auth/passkey_options', {});
    if (!succeeded(answer) || !answer.options) return answer;
    const passkey = await askPasskey(answer.options);
    if (passkey) await enter(passkey);
    else setUnused(true);
    return answer;
  });

  async function enter(passkey: Passkey) {
    if (await login.run(passkey)) onDone();
  }

  const suggest = useEffectEvent(async (isThere: () => boolean) => {
    if (!(await suggestsPasskeys()) || !isThere()) return;
    const answer = await api.call('auth/passkey_options', {});
    if (!succeeded(answer) || !answer.options || !isThere()) return;
    const passkey = await askPasskey(answer.options, true);
    if (passkey && isThere()) await enter(passkey);
  });
  useEffect(() => {
    let there = true;
    const turn = () => void suggest(() => there);
    turn();
    const timer = setInterval(turn, renewEvery);
    return () => {
      there = false;
      clearInterval(timer);
    };
  }, []);

  // The first render assumes passkey support, as nearly all browsers have it, to avoid layout shifts.
  const isKnown = useSyncExternalStore(noChange, knowsPasskeys, () => true);
  if (!isKnown) return null;
  return (
    <div className={styles.passkey}>
      <Button icon="shield" size="l" block busy={ask.busy || login.busy} onClick={() => void ask.run()}>
        {t('auth.byPasskey')}
      </Button>
      {isUnused && (
        <Notice tone="info" live>
          {t('auth.noPasskey')}
        </Notice>
      )}
    </div>
  );
}
