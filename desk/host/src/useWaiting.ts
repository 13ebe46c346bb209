import { type StaffOutput, staffRow } from '@marquee/contract/staff/calls';
import { waitDecisions } from '@marquee/contract/staff/waitDecisions';
import type { WaitKind } from '@marquee/contract/staff/waitKinds';
import { type Me, may, Refused, read } from '@marquee/desk-sdk/host';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

/** What waits of a kind, at all sites and at each. */
export type Waits = StaffOutput<'today/mine'>['value'][number];

/** What waits for the person who is signed in. */
export interface OwnWaits {
  /** Undefined until it is known. What was known stays while it is read again. */
  value: readonly Waits[] | undefined;
  hasFailed: boolean;
  reload: () => void;
}

/** How often an open page that is seen asks, ms. */
const askEvery = 60_000;
/** A page that is seen again asks unless it did so long ago, ms. */
const restsFor = 5_000;

/** The page on which something is decided. */
export const waitPages: Readonly<Record<WaitKind, string>> = {
  withdrawals: '/withdrawals',
  heldWins: '/held-wins',
  approvals: '/approvals',
  bonusClaims: '/requests?queue=claims',
  identity: '/identity',
  names: '/requests?queue=names',
  returns: '/requests?queue=returns',
  messages: '/requests?queue=messages',
  closings: '/requests?queue=closings',
  contradictions: '/contradictions',
  settlements: '/settlements',
  chargebacks: '/claims',
};

/** Whether anything can wait for somebody: whether a role of theirs decides anything. */
export const decidesAnything = (me: Me): boolean =>
  Object.values(waitDecisions).some((call) => may(me, staffRow(call).permission ?? undefined));

/** How much waits of a kind at a site, or at all (''); undefined until it is known. */
export function countOf({ value }: Pick<OwnWaits, 'value'>, kind: WaitKind, site: string): number | undefined {
  if (!value) return undefined;
  const waits = value.find((one) => one.kind === kind);
  if (!site) return waits?.count ?? 0;
  return waits?.sites.find((one) => one.site === site)?.count ?? 0;
}

/**
 * Reads what waits for somebody, by one small call: at first, once a minute while the page is seen, when it is seen
 * again, and when told to. Nothing is asked for somebody for whom nothing can wait.
 */
export function useWaiting(me: Me, signedOut: () => void): OwnWaits {
  const isAsked = decidesAnything(me);
  const [value, setValue] = useState<readonly Waits[]>();
  const [hasFailed, setFailed] = useState(false);
  const asked = useRef(0);
  const reload = useCallback(() => {
    if (!isAsked) return;
    asked.current = Date.now();
    read('today/mine', {}, { signedOut }).then(
      (answer) => {
        setValue(answer.value);
        setFailed(false);
      },
      (error: unknown) => {
        if (!(error instanceof Refused)) throw error;
        setFailed(true);
      },
    );
  }, [isAsked, signedOut]);
  useEffect(() => {
    reload();
    const isSeen = () => document.visibilityState === 'visible' && navigator.onLine;
    const timer = setInterval(() => isSeen() && reload(), askEvery);
    const seen = () => isSeen() && Date.now() - asked.current > restsFor && reload();
    document.addEventListener('visibilitychange', seen);
    addEventListener('focus', seen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', seen);
      removeEventListener('focus', seen);
    };
  }, [reload]);
  return useMemo(() => ({ value, hasFailed, reload }), [value, hasFailed, reload]);
}
