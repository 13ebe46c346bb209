import {
  Button,
  type Form,
  Notice,
  observer,
  RadioCards,
  SafeHtml,
  useApi,
  useFormat,
  useLocalText,
} from '@marquee/sdk';
import { useEffect } from 'react';
import type { PaymentValues } from '../payment/PaymentFields';
import { useText } from '../text';
import { type DepositOffer, type DepositOffers, without } from './DepositOffers';
import styles from './OfferChoice.module.css';
import { PromoCode } from './PromoCode';
import { reasonLabels } from './reasons';

/** Debounce of questions while an amount is typed, ms. */
const restMs = 300;

/** Props of {@link OfferChoice}. */
export interface OfferChoiceProps {
  form: Form<PaymentValues>;
  offers: DepositOffers;
  /** The amount that is asked for before one is typed, minor units. */
  least: number;
}

/**
 * The offers for a deposit, and “Without an offer” as one of them; nothing is chosen before. Each says what the typed
 * amount gives, to the cent. Nothing where there is no offer.
 */
export const OfferChoice = observer(function OfferChoice({ form, offers, least }: OfferChoiceProps) {
  const { amount, offer: chosen } = form.values;
  useQuestions(offers, amount ?? least);
  const text = useLocalText();
  const optionOf = useOption(offers, amount);
  const t = useText();
  const api = useApi();
  const again = () => void offers.ask(api, amount ?? least);
  const list = offers.offers;
  const current = list.find(({ offer }) => offer.code === chosen)?.offer;
  // what the amount may not have is not chosen
  const unfit = chosen ? offers.fits(chosen, amount) === false : false;
  const drop = form.set('offer');
  useEffect(() => {
    if (unfit) drop(null);
  }, [unfit]);
  return (
    <>
      {offers.failed && (
        <Notice tone="warning" live action={<Button onClick={again}>{t('payment.retry')}</Button>}>
          {t('offers.failed')}
        </Notice>
      )}
      {list.length > 0 && (
        <div className={styles.choice}>
          <RadioCards
            legend={t('offers.legend')}
            value={chosen}
            onChange={form.set('offer')}
            error={form.error('offer')}
            options={[
              ...list.map(optionOf),
              { value: without, title: t('offers.without'), text: t('offers.withoutText') },
            ]}
          />
          {current && (
            <details className={styles.terms}>
              <summary>{t('offers.fullTerms')}</summary>
              <SafeHtml html={text(current.full_terms)} className={styles.box} />
            </details>
          )}
        </div>
      )}
      <PromoCode offers={offers} />
    </>
  );
});

/** Asks when it is first shown, and when the amount has rested. */
function useQuestions(offers: DepositOffers, amount: number): void {
  const api = useApi();
  const { promo } = offers;
  useEffect(() => {
    const timer = setTimeout(() => void offers.ask(api, amount), offers.answer ? restMs : 0);
    return () => clearTimeout(timer);
  }, [offers, api, amount, promo]);
}

/** An offer as a choice: what it is, what the amount gives, or why it cannot be chosen. */
function useOption(offers: DepositOffers, amount: number | null) {
  const text = useLocalText();
  const format = useFormat();
  const t = useText();
  return ({ offer, standing }: DepositOffer) => {
    const given = offers.givenBy(offer.code, amount);
    const reasons = (given?.standing ?? standing).reasons;
    const fits = amount === null ? reasons.length === 0 || standing.state !== 'not' : offers.fits(offer.code, amount);
    return {
      value: offer.code,
      title: text(offer.title),
      icon: 'gift' as const,
      disabled: fits === false,
      text: (
        <>
          {amount !== null && (
            <span className={styles.gives} data-testid={`gives-${offer.code}`}>
              {given && fits
                ? t(given.required > 0 ? 'offers.gives' : 'offers.givesCash', {
                    amount: format.money(given.gives),
                    required: format.money(given.required),
                  })
                : given
                  ? reasons
                      .map((reason) => t(reasonLabels[reason], { amount: format.money(offer.least_deposit) }))
                      .join(' ')
                  : '…'}
            </span>
          )}
          <span className={styles.line}>{text(offer.terms)}</span>
        </>
      ),
    };
  };
}
