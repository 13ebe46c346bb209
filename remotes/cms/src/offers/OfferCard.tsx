import { Button, HydrationMark, Icon, observer, SafeHtml, useFormat, useLocalText, useSession } from '@marquee/sdk';
import { useId, useState } from 'react';
import { useText } from '../text';
import styles from './OfferCard.module.css';
import { OfferSteps } from './OfferSteps';
import { figuresOf, type Offer, type Standing, worthOf } from './offer';

/** Props of {@link OfferCard}. */
export interface OfferCardProps {
  offer: Offer;
  /** What this player may have of it; undefined while it loads, and for visitors. */
  standing: Standing | undefined;
  /** The promo code that it was found by. */
  promoCode?: string;
  /** Called after a claim, whatever its answer. */
  onChange: () => void;
}

/**
 * An offer: what it is worth in money, its significant terms beside the buttons, and all terms in a box that opens.
 * Declined, it is one line until the player wants to see it again.
 */
export const OfferCard = observer(function OfferCard({ offer, standing, promoCode, onChange }: OfferCardProps) {
  const { isAuthenticated } = useSession();
  const [declined, setDeclined] = useState(false);
  const text = useLocalText();
  const format = useFormat();
  const t = useText();
  const id = useId();
  const title = text(offer.title);
  const worth = standing?.worth ?? null;
  if (declined)
    return (
      <article className={styles.later} aria-labelledby={id}>
        <h3 id={id} className={styles.name}>
          {title}
        </h3>
        <Button variant="quiet" onClick={() => setDeclined(false)}>
          {t('offer.show')}
        </Button>
      </article>
    );
  return (
    <article className={styles.card} aria-labelledby={id} data-testid={`offer-${offer.code}`}>
      <header className={styles.head}>
        <Icon name="gift" size={24} />
        <h3 id={id} className={styles.title}>
          {title}
        </h3>
      </header>
      <p className={styles.worth}>
        {worth === null ? worthOf(offer, t, format) : t('offer.worth', { amount: format.money(worth) })}
      </p>
      <p className={styles.terms}>{text(offer.terms)}</p>
      <div className={styles.steps} data-guest={isAuthenticated ? undefined : ''}>
        <OfferSteps
          offer={offer}
          standing={standing}
          promoCode={promoCode}
          onDecline={() => setDeclined(true)}
          onChange={onChange}
        />
        <HydrationMark />
      </div>
      <details className={styles.full}>
        <summary>{t('offer.fullTerms')}</summary>
        <ul className={styles.figures}>
          {figuresOf(offer, t, format).map((figure) => (
            <li key={figure}>{figure}</li>
          ))}
          {offer.ends_at && <li>{t('promotions.until', { date: format.dateTime(offer.ends_at) })}</li>}
        </ul>
        <SafeHtml html={text(offer.full_terms)} className={styles.legal} />
      </details>
    </article>
  );
});
