import type { Output } from '@marquee/contract/calls';
import { succeeded } from '@marquee/contract/envelope';
import { Button, Card, Field, observer, TextInput, useApi, useForm } from '@marquee/sdk';
import { useState } from 'react';
import { useText } from '../text';
import { OfferCard } from './OfferCard';
import styles from './Offers.module.css';

type Found = Output<'bonuses/code'>['value'][number];

/** A player's promo code, and the offer that it belongs to. */
export const PromoCode = observer(function PromoCode() {
  const api = useApi();
  const t = useText();
  const [found, setFound] = useState<(Found & { promoCode: string }) | null>(null);
  const find = async (promo_code: string) => {
    const answer = await api.call('bonuses/code', { promo_code });
    const [one] = succeeded(answer) ? (answer.value ?? []) : [];
    if (one) setFound({ ...one, promoCode: promo_code });
    return one || !succeeded(answer)
      ? answer
      : { ...answer, statusCode: 0, fields: { promo_code: 'promoCodeUnknown' } };
  };
  const form = useForm({
    initial: { promo_code: '' },
    validate: ({ promo_code }) => (promo_code.trim() ? {} : { promo_code: 'required' }),
    submit: ({ promo_code }) => {
      setFound(null);
      return find(promo_code.trim());
    },
  });
  return (
    <Card title={t('promoCode.title')}>
      <form className={styles.code} onSubmit={form.onSubmit} noValidate>
        <Field label={t('promoCode.label')} error={form.error('promo_code')}>
          <TextInput
            name="promo_code"
            autoComplete="off"
            maxLength={30}
            value={form.values.promo_code}
            onChange={form.set('promo_code')}
          />
        </Field>
        <Button type="submit" busy={form.busy}>
          {t('promoCode.find')}
        </Button>
      </form>
      {found && (
        <div role="status">
          <OfferCard key={found.promoCode} {...found} onChange={() => void find(found.promoCode)} />
        </div>
      )}
    </Card>
  );
});
