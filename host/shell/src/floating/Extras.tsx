import { observer, useLocation, useSite } from '@marquee/sdk';
import { useHost } from '@marquee/sdk/host';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useShell } from '../context/shell';
import { Protection } from '../protection/Protection';
import { useMeasuring } from '../thirdParty/useMeasuring';
import { isAccountPage } from '../view/isAccountPage';
import { pageAt } from '../view/pageAt';
import { Announcements } from './Announcements';
import { ConsentBar } from './ConsentBar';
import { Dock } from './Dock';
import { DownloadBar } from './DownloadBar';
import { mayFloat } from './rewards';
import { ServiceWatch } from './ServiceWatch';
import { Stack } from './Stack';
import { useCoverWatch } from './useCoverWatch';

const Devtools = lazy(() => import('../devtools/Devtools').then((module) => ({ default: module.Devtools })));
const StepUp = lazy(() => import('./stepUp/StepUp').then((module) => ({ default: module.StepUp })));

/** Everything after mount: social accounts, site info and partners (R4), floating elements (R2), and analytics. */
export const Extras = observer(function Extras() {
  const site = useSite();
  const { pathname } = useLocation();
  const measuring = useMeasuring();
  useCoverWatch();
  const { view } = useShell();
  const floats = mayFloat(pathname);
  const isAccount = isAccountPage(pageAt(view, pathname)?.route);
  const { service, layout } = useHost().root;
  const { returns } = service;
  const [isDeveloped, setDeveloped] = useState(() => new URLSearchParams(location.search).has('marquee-devtools'));
  useEffect(() => {
    void site.loadExtras();
  }, [site, returns]);
  return (
    <>
      <Stack isAtEnd={isAccount}>
        <ServiceWatch />
        {/* The dock is the lowest: what loads later appears above it and moves nothing. */}
        {(floats || layout.panel === 'consent') && <ConsentBar {...measuring} />}
        {floats && <DownloadBar />}
        {floats && <Dock isWideOnly={isAccount} />}
      </Stack>
      <Announcements />
      {layout.panel === 'stepUp' && (
        <Suspense>
          <StepUp />
        </Suspense>
      )}
      <Protection />
      {isDeveloped && (
        <Suspense>
          <Devtools onClose={() => setDeveloped(false)} />
        </Suspense>
      )}
    </>
  );
});
