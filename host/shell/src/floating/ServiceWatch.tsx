import { backendAwayAttribute } from '@marquee/page/documentNames';
import { observer } from '@marquee/sdk';
import { useHost } from '@marquee/sdk/host';
import { type ComponentType, useEffect, useState } from 'react';

/**
 * Fetches the notice about calls that fail with the first one that does, and takes it away when they are answered
 * again.
 */
export const ServiceWatch = observer(function ServiceWatch() {
  const { service } = useHost().root;
  const { isFailing } = service;
  const [Notice, setNotice] = useState<ComponentType | null>(null);
  useEffect(() => {
    // The edge made this page while its backend was away: much of it may need no call, and is old all the same.
    const page = document.documentElement;
    if (!page.hasAttribute(backendAwayAttribute)) return;
    page.removeAttribute(backendAwayAttribute);
    service.fail();
  }, [service]);
  useEffect(() => {
    if (!isFailing) return;
    import('./ServiceNotice').then(
      ({ ServiceNotice }) => setNotice(() => ServiceNotice),
      // Nobody can be told; the next call that fails tries again.
      () => service.recover(false),
    );
  }, [service, isFailing]);
  return isFailing && Notice && <Notice />;
});
