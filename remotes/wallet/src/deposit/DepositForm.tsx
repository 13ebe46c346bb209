import type { Output } from '@marquee/contract/calls';
import { Money, observer, useApi, useFormat, useLocalText, useLocation } from '@marquee/sdk';
import { useEffect, useState } from 'react';
import styles from '../form.module.css';
import { DepositOffers } from '../offers/DepositOffers';
import { OfferChoice } from '../offers/OfferChoice';
import { draftOf } from '../payment/draft';
import type { Choice } from '../payment/PaymentFields';
import { PaymentFlow } from '../payment/PaymentFlow';
import { useText } from '../text';
import type { leftOf } from './leftOf';

type Methods = Output<'wallet/deposit_methods'>;
type Method = Methods['value'][number];

/** Shortcut amounts as multiples of the smallest deposit. */
const quickMultiples = [1, 5, 10, 20];

const icons: Record<string, 'bank' | 'wallet' | 'ticket'> = { bank: 'bank', wallet: 'wallet', ticket: 'ticket' };

/** Props of {@link DepositForm}. */
export interface DepositFormProps {
  methods: Methods;
  /** The method whose smallest deposit the shortcuts are multiples of. */
  first: Pick<Method, 'minimum'>;
  /** What the player's limits leave. */
  left: ReturnType<typeof leftOf>;
}

/** A deposit: method, amount, and the bonus offer that the player chooses for it, or none. */
export const DepositForm = observer(function DepositForm({ methods, first, left }: DepositFormProps) {
  const { value, stopped = [], usual, help } = methods;
  const { offers, wished } = useOffers(first.minimum);
  const api = useApi();
  const format = useFormat();
  const local = useLocalText();
  const t = useText();

  const choiceOf = (method: Method, isUsual: boolean): Choice => ({
    id: method.method,
    title: local(method.title) || method.name,
    text: t('deposit.minutes', { count: method.minutes }),
    note: format.moneyRange(method.minimum, method.maximum),
    mark: isUsual ? t('deposit.usual') : undefined,
    icon: icons[method.icon] ?? 'wallet',
    minimum: method.minimum,
    maximum: method.maximum,
  });

  /** The chosen offer, and what it gives. */
  function offerFacts(code: string | undefined, amount: number) {
    if (code === undefined || offers.offers.length === 0) return [];
    const given = code ? offers.givenBy(code, amount) : undefined;
    return [
      { term: t('offers.offer'), value: code ? local(given?.offer.title) || code : t('offers.without') },
      ...(given ? [{ term: t('offers.bonus'), value: <Money minor={given.gives} /> }] : []),
      ...(given && given.required > 0 ? [{ term: t('offers.required'), value: <Money minor={given.required} /> }] : []),
    ];
  }

  return (
    <PaymentFlow
      legend={t('deposit.method')}
      field="method"
      usual={usual ?? undefined}
      choices={[
        ...value.map((method) => choiceOf(method, value.length > 1 && method.method === usual)),
        ...stopped.map(({ words, ...method }) => ({
          ...choiceOf(method, false),
          stopped: words || t('deposit.methodOff'),
          disabled: true,
        })),
      ]}
      cap={left && { most: left.amount, error: `limitReached.deposit.${left.period}` }}
      capText={left && t(`deposit.left.${left.period}`, { amount: format.money(left.amount) })}
      quick={quickMultiples.map((times) => times * first.minimum)}
      offer={wished}
      isOfferOpen={offers.isOpen}
      promoCode={(code) => (offers.promo?.offer === code ? offers.promo.promoCode : undefined)}
      more={(form) => <OfferChoice form={form} offers={offers} least={first.minimum} />}
      factsOf={({ title, text }, draft) => [
        { term: t('deposit.method'), value: title },
        { term: t('deposit.time'), value: text },
        ...offerFacts(draft.offer, draft.amount),
      ]}
      confirm={t('deposit.confirm')}
      send={({ choice, amount, requestId, offer, promoCode }) =>
        api.call('wallet/deposit', {
          request_id: requestId,
          method: choice,
          amount,
          return_to: window.location.origin + window.location.pathname,
          ...(offer && { offer }),
          ...(promoCode && { promo_code: promoCode }),
        })
      }
      foot={
        help && (
          <p className={styles.note}>
            <a href={help} target="_blank" rel="noreferrer">
              {t('deposit.sandbox')}
            </a>
          </p>
        )
      }
    />
  );
});

/**
 * The offers of this deposit, asked for at once and for the amount of each review; and the one that the player chose on
 * the page of promotions. It is in the history entry, so that no link can choose.
 */
function useOffers(least: number) {
  const api = useApi();
  const { state } = useLocation();
  const draft = draftOf(state);
  const [{ offers, wished }] = useState(() => {
    const { offer, promoCode } = (draft ?? state ?? {}) as { offer?: unknown; promoCode?: unknown };
    const code = typeof offer === 'string' && offer !== '' ? offer : undefined;
    const promo = code && typeof promoCode === 'string' ? { offer: code, promoCode } : undefined;
    return { offers: new DepositOffers(promo), wished: draft ? undefined : code };
  });
  const amount = draft?.amount;
  useEffect(() => {
    void offers.ask(api, amount ?? least);
  }, [offers, api, amount, least]);
  return { offers, wished };
}
