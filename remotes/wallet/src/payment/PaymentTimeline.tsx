import { Timeline, useFormat } from '@marquee/sdk';
import { useText } from '../text';
import { isFinal, reasonLabel, stateLabels, stateTones } from './states';

/** The steps of a payment with their times. */
export function PaymentTimeline({ steps }: { steps: readonly { state: string; at: string; reason: string | null }[] }) {
  const format = useFormat();
  const t = useText();
  return (
    <Timeline
      label={t('payment.timeline')}
      items={steps.map(({ state, at, reason }, index) => ({
        id: `${state}-${at}`,
        title: t(stateLabels[state] ?? 'state.pending'),
        time: format.dateTime(at),
        text: reason ? t(reasonLabel(reason)) : undefined,
        state:
          stateTones[state] === 'negative'
            ? 'failed'
            : index === steps.length - 1 && !isFinal(state)
              ? 'current'
              : 'done',
      }))}
    />
  );
}
