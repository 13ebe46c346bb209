import type { Output } from '@marquee/contract/calls';
import type { PaymentState } from '@marquee/contract/machines';
import { Timeline, useFormat, useLocalText } from '@marquee/sdk';
import { useText } from '../text';
import { hasFailed, isFinal, isReversed, reasonLabel, stateLabels, statesAhead, stateTones } from './states';

type Payment = Output<'wallet/payment'>['value'][number];

/** A payment's past steps with times, and expected ones. */
export function PaymentTimeline({ payment }: { payment: Payment }) {
  const { kind, state: now, timeline } = payment;
  const format = useFormat();
  const local = useLocalText();
  const t = useText();
  const label = (state: PaymentState) => t(stateLabels[state] ?? 'state.pending');
  const textOf = (state: PaymentState, reason: string | null, amount: number | null) => {
    if (isReversed(state)) return amount === null ? undefined : format.money(amount);
    if (payment.reason_text && reason === payment.reason) return local(payment.reason_text);
    return reason && state !== 'returned' ? t(reasonLabel(reason)) : undefined;
  };
  const past = timeline.map(({ state, at, reason, amount }, index) => ({
    id: `${state}-${at}-${index}`,
    title: label(state),
    time: format.dateTime(at),
    text: textOf(state, reason, amount),
    state:
      stateTones[state] === 'negative' || hasFailed(state)
        ? ('failed' as const)
        : index === timeline.length - 1 && !isFinal(state)
          ? ('current' as const)
          : ('done' as const),
  }));
  const ahead = statesAhead(kind, now).map((state) => ({ id: state, title: label(state), state: 'ahead' as const }));
  return <Timeline label={t('payment.timeline')} items={[...past, ...ahead]} />;
}
