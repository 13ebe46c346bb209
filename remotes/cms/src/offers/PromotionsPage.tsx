import { observer, useLanguage, usePause, useResource } from '@marquee/sdk';
import { ArticlesPage } from '../articles/ArticlesPage';
import { Offers } from './Offers';

/** The site's offers of bonus money, then the articles about promotions. */
export const PromotionsPage = observer(function PromotionsPage({ route }: { route: { path: string } }) {
  const isPaused = usePause() !== undefined;
  const { language } = useLanguage();
  const { state, value, error, reload } = useResource('bonuses/offers', { language });
  const offers = value?.value ?? [];
  return (
    <ArticlesPage
      route={route}
      hasMore={offers.length > 0 && !isPaused}
      before={
        <Offers
          offers={offers}
          failed={state === 'failed' && !value && error?.statusMessage !== 'notOffered'}
          onRetry={() => void reload()}
        />
      }
    />
  );
});
