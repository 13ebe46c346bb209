import { succeeded } from '@marquee/contract/envelope';
import { outcomeUnknown } from '@marquee/contract/outcome';
import {
  Button,
  Link,
  Notice,
  observer,
  Skeleton,
  useAction,
  useApi,
  useNavigate,
  useRequireLogin,
  useSession,
} from '@marquee/sdk';
import { useRef, useState } from 'react';
import { useText } from '../text';
import styles from './OfferCard.module.css';
import { type Offer, reasonLabels, type Standing } from './offer';

/** Props of {@link OfferSteps}. */
export interface OfferStepsProps {
  offer: Offer;
  standing: Standing | undefined;
  promoCode: string | undefined;
  onDecline: () => void;
  onChange: () => void;
}

/** Where a reason can be done away with. */
const ways: Partial<Record<Standing['reasons'][number], string>> = {
  contactUnverified: '/security',
  identityNeeded: '/security',
  depositNeeded: '/deposit',
};

/** What can be done with an offer: take it, choose it with a deposit, or not now; else each reason why not. */
export const OfferSteps = observer(function OfferSteps(props: OfferStepsProps) {
  const { offer, standing, promoCode, onDecline, onChange } = props;
  const { isAuthenticated } = useSession();
  const requireLogin = useRequireLogin();
  const navigate = useNavigate();
  const claim = useClaim(offer.code, promoCode);
  const t = useText();
  if (!isAuthenticated) return <Button onClick={() => requireLogin()}>{t('offer.login')}</Button>;
  if (claim.taken)
    return (
      <Notice tone="positive" live action={<Link to="/bonuses">{t('offer.mine')}</Link>}>
        {t(claim.taken === 'review' ? 'offer.inReview' : 'offer.taken')}
      </Notice>
    );
  if (!standing) return <Skeleton count={2} />;
  const { state, reasons } = standing;
  if (state === 'not')
    return (
      <div className={styles.not}>
        <strong>{t('offer.not')}</strong>
        <ul>
          {reasons.map((reason) => (
            <li key={reason}>
              {ways[reason] ? <Link to={ways[reason]}>{t(reasonLabels[reason])}</Link> : t(reasonLabels[reason])}
            </li>
          ))}
        </ul>
      </div>
    );
  return (
    <div className={styles.buttons}>
      {state === 'open' ? (
        <Button busy={claim.busy} onClick={() => void claim.run().then(onChange)}>
          {t('offer.take')}
        </Button>
      ) : (
        <Button onClick={() => navigate('/deposit', { state: { offer: offer.code, promoCode } })}>
          {t('offer.choose')}
        </Button>
      )}
      <Button onClick={onDecline}>{t('offer.decline')}</Button>
    </div>
  );
});

/** Takes an offer. After a lost answer, the next attempt is the same claim. */
function useClaim(code: string, promoCode: string | undefined) {
  const api = useApi();
  const key = useRef<string>(undefined);
  const [taken, setTaken] = useState<string | null>(null);
  const action = useAction(async () => {
    key.current ??= crypto.randomUUID();
    const answer = await api.call('bonuses/claim', {
      request_id: key.current,
      code,
      ...(promoCode && { promo_code: promoCode }),
    });
    if (!outcomeUnknown('bonuses/claim', answer)) key.current = undefined;
    if (succeeded(answer)) setTaken(answer.value?.[0]?.state ?? 'waiting');
    return answer;
  });
  return { ...action, taken };
}
