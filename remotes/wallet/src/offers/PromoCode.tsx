import { succeeded } from '@marquee/contract/envelope';
import { Button, Field, Link, Notice, observer, TextInput, useAction, useApi, useLocalText } from '@marquee/sdk';
import { useState } from 'react';
import { useText } from '../text';
import type { DepositOffers } from './DepositOffers';
import styles from './OfferChoice.module.css';

/** What became of a code: there is none, or its offer is not for deposits. */
type Result = { unknown: true } | { elsewhere: string };

/** The field for a promo code. Its offer then stands among the others; Enter does not send the form around it. */
export const PromoCode = observer(function PromoCode({ offers }: { offers: DepositOffers }) {
  const api = useApi();
  const text = useLocalText();
  const [typed, setTyped] = useState(offers.promo?.promoCode ?? '');
  const [result, setResult] = useState<Result | null>(null);
  const t = useText();
  const { run, busy } = useAction(async (promoCode: string) => {
    const answer = await api.call('bonuses/code', { promo_code: promoCode });
    if (!succeeded(answer)) return answer;
    const [found] = answer.value ?? [];
    if (!found) setResult({ unknown: true });
    else if (found.offer.trigger !== 'deposit') setResult({ elsewhere: text(found.offer.title) });
    else offers.use({ promoCode, offer: found.offer.code });
    return answer;
  });

  function use() {
    const code = typed.trim();
    setResult(code ? null : { unknown: true });
    if (code) void run(code);
  }

  return (
    <details className={styles.terms} open={offers.promo !== undefined}>
      <summary>{t('promoCode.have')}</summary>
      <div className={styles.code}>
        <Field
          label={t('promoCode.label')}
          optional
          error={result && 'unknown' in result ? t('promoCode.unknown') : null}
        >
          <TextInput
            name="promo_code"
            autoComplete="off"
            maxLength={30}
            value={typed}
            onChange={(code) => {
              setTyped(code);
              setResult(null);
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              use();
            }}
          />
        </Field>
        <Button busy={busy} onClick={use}>
          {t('promoCode.use')}
        </Button>
        {result && 'elsewhere' in result && (
          <Notice live action={<Link to="/promotions">{t('promoCode.promotions')}</Link>}>
            {t('promoCode.elsewhere', { title: result.elsewhere })}
          </Notice>
        )}
      </div>
    </details>
  );
});
