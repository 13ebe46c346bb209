import type { StaffCallName, StaffInput, StaffOutput } from '@marquee/contract/staff/calls';
import { Button } from '@marquee/ui/Button';
import { ErrorCard } from '@marquee/ui/ErrorCard';
import { Notice } from '@marquee/ui/Notice';
import { Skeleton } from '@marquee/ui/Skeleton';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { Refused } from './client';
import { useDesk } from './desk';
import styles from './read.module.css';

/** What a read has come to. `value` stays while the same is read again, and never stands for anything else. */
export interface Read<Value> {
  state: 'loading' | 'ready' | 'failed';
  value: Value | undefined;
  error: Refused | undefined;
  /** Reads again, such as after an act. */
  reload: () => void;
}

/**
 * Reads from the desk, again whenever the input changes. An answer that a newer request has overtaken is dropped. With
 * `null` for the input nothing is read.
 */
export function useRead<N extends StaffCallName>(
  name: N,
  input: (StaffInput<N> & { site?: string; reason?: string }) | null,
): Read<StaffOutput<N>> {
  const { read: ask } = useDesk();
  const key = JSON.stringify(input);
  const nothing = { key, state: 'loading' as const, value: undefined, error: undefined };
  const [known, setRead] = useState<Omit<Read<StaffOutput<N>>, 'reload'> & { key: string }>(nothing);
  const [attempt, setAttempt] = useState(0);
  const newest = useRef(0);
  useEffect(() => {
    const turn = ++newest.current;
    if (input === null) return;
    setRead((before) => ({ ...nothing, value: before.key === key ? before.value : undefined }));
    const take = (found: Omit<Read<StaffOutput<N>>, 'reload'>) => turn === newest.current && setRead({ ...found, key });
    ask(name, input).then(
      (answer) => take({ state: 'ready', value: answer as unknown as StaffOutput<N>, error: undefined }),
      (error: unknown) => {
        if (!(error instanceof Refused)) throw error;
        take({ state: 'failed', value: undefined, error });
      },
    );
    return () => void newest.current++;
    // The input by its content: it is written anew with each render.
  }, [ask, name, key, attempt]);
  const reload = useCallback(() => setAttempt((count) => count + 1), []);
  const { key: _, ...read } = known.key === key ? known : nothing;
  return { ...read, reload };
}

/** Asks for a confirmation of who is there, before something is shown. */
function Confirmation({ onConfirmed }: { onConfirmed: () => void }) {
  const { confirm } = useDesk();
  const [error, setError] = useState('');
  const [isBusy, setBusy] = useState(false);
  async function ask() {
    setBusy(true);
    try {
      await confirm();
      onConfirmed();
    } catch (refusal) {
      if (!(refusal instanceof Refused)) throw refusal;
      setError(refusal.message);
    } finally {
      setBusy(false);
    }
  }
  return (
    <Notice
      tone="info"
      title="This needs a fresh confirmation"
      live
      action={
        <Button busy={isBusy} onClick={() => void ask()}>
          Confirm and show
        </Button>
      }
    >
      {error || 'It has personal data. Confirm that it is you; that holds for five minutes.'}
    </Notice>
  );
}

/** Shows what was read: a skeleton, why it cannot be shown with a way to try again, or the content. */
export function Reading<Value>({
  of: { state, value, error, reload },
  children,
}: {
  of: Read<Value>;
  children: (value: Value) => ReactNode;
}) {
  if (value !== undefined)
    return (
      <div className={styles.reading} aria-busy={state === 'loading' || undefined}>
        {children(value)}
      </div>
    );
  if (state === 'loading') return <Skeleton shape="rows" count={6} />;
  if (error?.key === 'stepUpNeeded') return <Confirmation onConfirmed={reload} />;
  return <ErrorCard title="This cannot be shown" text={error?.message ?? ''} onRetry={reload} />;
}
