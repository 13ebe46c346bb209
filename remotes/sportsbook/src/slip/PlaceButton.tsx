import { Button, Notice, observer, useAction, useApi, useFormat, useRequireLogin, useSession } from '@marquee/sdk';
import { MayBeLate } from '../parts/MayBeLate';
import { useText } from '../text';
import { LiveWait } from './LiveWait';
import { problemText } from './problems';
import { useSlip } from './useSlip';

/** The slip's primary button: log in, accept new odds or another stake, or bet. Problems are shown above it. */
export const PlaceButton = observer(function PlaceButton() {
  const slip = useSlip();
  const api = useApi();
  const session = useSession();
  const requireLogin = useRequireLogin();
  const format = useFormat();
  const t = useText();
  // a refusal is shown here instead of in a dialog over the sheet
  const place = useAction(async () => {
    const answer = await slip.place(api);
    return slip.problem
      ? { ...answer, statusCode: answer.statusCode === 1 ? 0 : answer.statusCode, fields: {} }
      : answer;
  });

  function press() {
    if (requireLogin()) return;
    void place.run();
  }

  function pressOffer() {
    slip.acceptStake();
    press();
  }

  const limits = slip.quote?.value;
  const offered = slip.stakeOffer && format.money(slip.stakeOffer.stake * slip.stakeOffer.lines);
  const missing = slip.total === 0 ? t('slip.needsStake') : slip.suspended ? t('problem.marketSuspended') : undefined;
  return (
    <>
      {slip.related && <Notice>{t('slip.related')}</Notice>}
      {slip.problem && (
        <Notice tone={slip.problem === 'oddsChanged' || offered ? 'warning' : 'negative'} live>
          {offered
            ? t('slip.offerStake', { amount: offered })
            : (slip.words ?? problemText(t, slip.problem, limits, (minor) => format.money(minor)))}
        </Notice>
      )}
      {slip.isLive && <MayBeLate />}
      {slip.delay > 0 && <LiveWait seconds={slip.delay} until={slip.waitsUntil} />}
      {slip.changed && !slip.suspended ? (
        <>
          {slip.problem !== 'oddsChanged' && (
            <Notice tone="warning" live>
              {t('problem.oddsChanged')}
            </Notice>
          )}
          <Button variant="primary" block onClick={slip.acceptOdds} busy={place.busy}>
            {t('slip.accept')}
          </Button>
        </>
      ) : offered ? (
        <Button variant="primary" block onClick={pressOffer} busy={place.busy}>
          {t('slip.placeOffered', { amount: offered })}
        </Button>
      ) : (
        <Button variant="primary" block onClick={press} busy={place.busy} disabledReason={missing}>
          {!session.isAuthenticated
            ? t('slip.login')
            : slip.total > 0
              ? t('slip.place', { amount: format.money(slip.total) })
              : t('slip.placeEmpty')}
        </Button>
      )}
    </>
  );
});
