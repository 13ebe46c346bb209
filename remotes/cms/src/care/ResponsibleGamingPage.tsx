import { observer, useSession } from '@marquee/sdk';
import { InfoLayout } from '../pages/InfoLayout';
import { InfoText } from '../pages/InfoText';
import { useInfoPage } from '../pages/useInfoPage';
import { useText } from '../text';
import { PlayerControls } from './PlayerControls';
import { VisitorCard } from './VisitorCard';

/**
 * Responsible gaming (decisions §9): the player's own limits, reality check, time-out and self-exclusion first, what the site says
 * about playing below. One click from everywhere.
 */
export const ResponsibleGamingPage = observer(function ResponsibleGamingPage({ route }: { route: { path: string } }) {
  const { isAuthenticated } = useSession();
  const page = useInfoPage('responsible_gaming');
  const t = useText();
  return (
    <InfoLayout path={route.path} title={page.title || t('page.care')}>
      {isAuthenticated ? <PlayerControls /> : <VisitorCard />}
      <InfoText page={page} />
    </InfoLayout>
  );
});
