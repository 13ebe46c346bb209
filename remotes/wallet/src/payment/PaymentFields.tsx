import { decimalsOf } from '@marquee/contract/currencies';
import { AmountInput, Badge, Button, Field, type Form, Notice, RadioCards, useFormat, useSite } from '@marquee/sdk';
import type { ReactNode } from 'react';
import styles from '../form.module.css';
import { useText } from '../text';
import type { Cap } from './draft';
import { ignoreDoubleClick } from './ignoreDoubleClick';

/** A deposit method or receiving account, with its range in minor units. */
export interface Choice {
  id: string;
  title: string;
  text: string;
  icon: 'bank' | 'wallet' | 'ticket';
  /** More about it, below the text: from which amount to which. */
  note?: string;
  /** A word at the end of its card. */
  mark?: string | undefined;
  minimum: number;
  maximum: number;
  /** Not available yet; `text` says until when. */
  disabled?: boolean;
  /** Why it is switched off. */
  stopped?: string;
}

/** Values of a payment's form: the choice's id, and minor units. */
export interface PaymentValues {
  choice: string | null;
  amount: number | null;
  /** The code of the chosen bonus offer, empty for none; null while nothing is chosen. */
  offer: string | null;
}

/** Props of {@link PaymentFields}. */
export interface PaymentFieldsProps {
  form: Form<PaymentValues>;
  legend: string;
  choices: readonly Choice[];
  /** The maximum for all choices. */
  cap?: Cap | undefined;
  /** The reason for the maximum. */
  capText?: string | undefined;
  /** Shortcut amounts, minor units. */
  quick: readonly number[];
  /** Why nothing can be sent at the moment. */
  stopped?: string | undefined;
  /** Between the amount and the button: what depends on both. */
  more?: (form: Form<PaymentValues>) => ReactNode;
  foot?: ReactNode;
}

/** The first step of a payment: choice and amount. */
export function PaymentFields(props: PaymentFieldsProps) {
  const { form, legend, choices, cap, capText, quick, stopped, more, foot } = props;
  const { currency } = useSite();
  const format = useFormat();
  const t = useText();
  const chosen = choices.find(({ id }) => id === form.values.choice);
  const most = chosen && Math.min(chosen.maximum, Math.max(cap?.most ?? chosen.maximum, chosen.minimum));
  return (
    <>
      <RadioCards
        tiles
        legend={legend}
        value={form.values.choice}
        onChange={form.set('choice')}
        error={form.error('choice')}
        options={choices.map(({ id, title, text, note, mark, icon, disabled }) => ({
          value: id,
          title,
          text: note ? (
            <>
              <span className={styles.line}>{text}</span>
              <span className={styles.line}>{note}</span>
            </>
          ) : (
            text
          ),
          ...(mark && { detail: <Badge tone="accent">{mark}</Badge> }),
          icon,
          ...(disabled && { disabled }),
        }))}
      />
      <Field
        label={t('amount')}
        error={form.error('amount')}
        hint={
          chosen &&
          most !== undefined && (
            <>
              <span>{t('amount.range', { minimum: format.money(chosen.minimum), maximum: format.money(most) })}</span>
              {capText && <span className={styles.cap}>{capText}</span>}
            </>
          )
        }
      >
        <AmountInput
          name="amount"
          value={form.values.amount}
          onChange={form.set('amount')}
          currency={currency}
          decimals={decimalsOf(currency)}
          quick={quick}
        />
      </Field>
      {more?.(form)}
      {stopped === undefined ? (
        <Button type="submit" variant="primary" size="l" block busy={form.busy} onClick={ignoreDoubleClick}>
          {t('review')}
        </Button>
      ) : (
        <StopNotice words={stopped} />
      )}
      {foot}
    </>
  );
}

/** In place of the button, why nothing can be sent at the moment; what was typed stays. */
export function StopNotice({ words }: { words: string }) {
  return (
    <Notice tone="warning" live>
      {words}
    </Notice>
  );
}
