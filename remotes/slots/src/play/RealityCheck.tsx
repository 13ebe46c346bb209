import { succeeded } from '@marquee/contract/envelope';
import { dialogs, useApi, useFormat, useLive } from '@marquee/sdk';
import { useCallback, useEffect, useRef } from 'react';
import { useText } from '../text';

/** How often the time of the next check is asked for, beside every round's end. */
const askMilliseconds = 30_000;

/** The reality check (decisions §9): when it is due it must be acknowledged, and shows time and net result. */
export function RealityCheck({ rounds }: { rounds: number }) {
  const api = useApi();
  const format = useFormat();
  const t = useText();
  const open = useRef(false);

  const look = useCallback(async () => {
    const answer = await api.call('protection/state', {});
    const check = succeeded(answer) ? answer.value?.[0]?.reality_check : undefined;
    if (!check?.due_at || Date.parse(check.due_at) > Date.now() || open.current) return;
    open.current = true;
    await dialogs.alert({
      tone: 'info',
      title: t('reality.title'),
      text: t('reality.text', { minutes: format.number(check.elapsed_minutes), net: format.money(check.net) }),
      ok: t('reality.ok'),
    });
    await api.call('protection/acknowledge_reality_check', {});
    open.current = false;
  }, [api, format, t]);

  useEffect(() => {
    void look();
    const timer = setInterval(() => void look(), askMilliseconds);
    return () => clearInterval(timer);
  }, [look, rounds]);
  useLive('protection', () => void look());
  return null;
}
