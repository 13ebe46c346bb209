import { ErrorCard, observer, Skeleton, useLanguage, useLive, useResource } from '@marquee/sdk';
import type { OddsKit } from '../odds/useOddsKit';
import { marketName } from '../parts/names';
import type { Fixture, Market } from '../slip/types';
import styles from './AllMarkets.module.css';
import { MarketOdds } from './MarketOdds';

/** Props of {@link AllMarkets}. */
export interface AllMarketsProps {
  fixture: Fixture;
  kit: OddsKit;
  /** Ids of the match's selections on the slip. */
  chosen: ReadonlySet<string>;
}

/** Every market of a match, grouped by kind. Updates live. */
export const AllMarkets = observer(function AllMarkets({ fixture, kit, chosen }: AllMarketsProps) {
  const { language } = useLanguage();
  const { t } = kit;
  const match = useResource('sports/match', { match_id: fixture.match_id, language });
  const reload = () => void match.reload();
  useLive('sports', ({ match_ids }) => match_ids.includes(fixture.match_id) && reload(), reload);
  const shown = match.value?.value[0];
  if (!shown) {
    return match.state === 'failed' ? (
      <ErrorCard title={t('board.failed')} onRetry={() => void match.reload()} />
    ) : (
      <Skeleton shape="lines" count={3} />
    );
  }
  if (shown.markets.length === 0) return <p className={styles.name}>{t('board.noMarkets')}</p>;
  const kinds = [...new Set(shown.markets.map((market) => market.bet_type))];
  const marketsOfType = (kind: Market['bet_type']) => shown.markets.filter((market) => market.bet_type === kind);
  return (
    <div className={styles.markets}>
      {kinds.map((kind) => (
        <div key={kind}>
          <h4 className={styles.name}>{marketName(t, kind, shown.sport)}</h4>
          <div className={styles.lines}>
            {marketsOfType(kind).map((market) => (
              <div key={market.market_id} className={styles.odds}>
                <MarketOdds fixture={shown} market={market} places={2} kit={kit} chosen={chosen} />
              </div>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
});
