import type { Output } from '@marquee/contract/calls';
import { ErrorCard, Link, Notice, observer, Section, useLive, usePause, useResource, useSession } from '@marquee/sdk';
import { useText } from '../text';
import { OfferCard } from './OfferCard';
import styles from './Offers.module.css';
import { PromoCode } from './PromoCode';

/** Props of {@link Offers}: the offers of the site, and how to read them again. */
export interface OffersProps {
  offers: Output<'bonuses/offers'>['value'];
  failed: boolean;
  onRetry: () => void;
}

/**
 * The site's offers, for a player with what they may have of them, and the field for a promo code. Where nothing may be
 * offered, one sentence says why; during a break there is nothing.
 */
export const Offers = observer(function Offers({ offers, failed, onRetry }: OffersProps) {
  const { isAuthenticated } = useSession();
  const isPaused = usePause() !== undefined;
  const mine = useResource('bonuses/mine', isAuthenticated && !isPaused ? {} : null);
  const t = useText();
  const reload = () => void mine.reload();
  useLive('bonuses', reload, reload);
  const withheld = isAuthenticated ? (mine.value?.withheld ?? null) : null;
  if (isPaused || withheld === 'break') return null;
  if (withheld)
    return <Notice action={<Link to="/consents">{t('offers.consents')}</Link>}>{t('offers.withheld')}</Notice>;
  const known = isAuthenticated ? mine.value?.value : undefined;
  const shown = known ? offers.filter(({ code }) => known.some((one) => one.code === code)) : offers;
  return (
    <>
      {failed && <ErrorCard title={t('offers.failed')} text={t('info.failedText')} onRetry={onRetry} />}
      {shown.length > 0 && (
        <Section title={t('offers.title')}>
          <div className={styles.list}>
            {shown.map((offer) => (
              <OfferCard
                key={offer.code}
                offer={offer}
                standing={known?.find(({ code }) => code === offer.code)}
                onChange={reload}
              />
            ))}
          </div>
        </Section>
      )}
      {isAuthenticated && mine.state === 'failed' && !mine.value && shown.length > 0 && (
        <ErrorCard title={t('offers.mineFailed')} text={t('info.failedText')} onRetry={reload} />
      )}
      {isAuthenticated && <PromoCode />}
    </>
  );
});
