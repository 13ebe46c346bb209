import type { Output } from '@marquee/contract/calls';
import { Timeline, useFormat } from '@marquee/sdk';
import { useText } from '../text';
import { isFinal, reasonLabel, stateLabels, statesAhead, stateTones } from './states';

type Payment = Output<'wallet/payment'>['value'][number];

/** The steps of a payment with their times, and the ones that are to come. */
export function PaymentTimeline({ payment: { kind, state: now, timeline } }: { payment: Payment }) {
  const format = useFormat();
  const t = useText();
  const label = (state: string) => t(stateLabels[state] ?? 'state.pending');
  const past = timeline.map(({ state, at, reason }, index) => ({
    id: `${state}-${at}`,
    title: label(state),
    time: format.dateTime(at),
    text: reason ? t(reasonLabel(reason)) : undefined,
    state:
      stateTones[state] === 'negative'
        ? ('failed' as const)
        : index === timeline.length - 1 && !isFinal(state)
          ? ('current' as const)
          : ('done' as const),
  }));
  const ahead = statesAhead(kind, now).map((state) => ({ id: state, title: label(state), state: 'ahead' as const }));
  return <Timeline label={t('payment.timeline')} items={[...past, ...ahead]} />;
}
