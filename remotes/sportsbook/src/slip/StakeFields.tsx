import { linesOf } from '@marquee/contract/betLines';
import { decimalsOf } from '@marquee/contract/currencies';
import { AmountInput, Field, observer, Select, useFormat, useSite } from '@marquee/sdk';
import { type Text, useText } from '../text';
import { systemsOf } from './systems';
import type { Policy } from './types';
import { useSlip } from './useSlip';

/** The stake per line of a combination or system, with the site's limits. */
export const LineStake = observer(function LineStake() {
  const slip = useSlip();
  const { currency } = useSite();
  const format = useFormat();
  const t = useText();
  const limits = slip.quote?.value;
  return (
    <Field
      label={slip.lines > 1 ? t('slip.stakePerLine') : t('slip.stake')}
      hint={
        limits && t('slip.limits', { minimum: format.money(limits.minimum), maximum: format.money(limits.maximum) })
      }
    >
      <AmountInput
        value={slip.stake}
        onChange={slip.setStake}
        decimals={decimalsOf(currency)}
        currency={currency}
        quick={slip.quick}
      />
    </Field>
  );
});

function systemName(t: Text, sizes: readonly number[], count: number): string {
  const lines = linesOf(count, sizes);
  const [first = 1] = sizes;
  const name =
    sizes.length === 1
      ? t('system.of', { size: first, total: count })
      : t(first === 1 ? 'system.withSingles' : 'system.all', { total: count });
  return `${name} · ${t('slip.lineCount', { count: lines, number: lines })}`;
}

/** Selects the lines of a system. */
export const SystemSelect = observer(function SystemSelect() {
  const slip = useSlip();
  const t = useText();
  const systems = systemsOf(slip.count);
  return (
    <Field label={t('mode.system')}>
      <Select
        value={slip.sizes.join()}
        options={systems.map((sizes) => ({ value: sizes.join(), label: systemName(t, sizes, slip.count) }))}
        onChange={(value) => slip.setSystem(value.split(',').map(Number))}
      />
    </Field>
  );
});

const policyKeys = { none: 'policy.none', better: 'policy.better', any: 'policy.any' } as const;

/** Selects the policy for odds that change before the bet is booked (D8.07). */
export const PolicySelect = observer(function PolicySelect() {
  const slip = useSlip();
  const t = useText();
  return (
    <Field label={t('policy.label')}>
      <Select
        value={slip.policy}
        options={(['none', 'better', 'any'] as const).map((value) => ({ value, label: t(policyKeys[value]) }))}
        onChange={(value) => slip.setPolicy(value as Policy)}
      />
    </Field>
  );
});
