import { backendAwayAttribute } from '@marquee/page/documentNames';
import { observer } from '@marquee/sdk';
import { useHost } from '@marquee/sdk/host';
import { type ComponentType, useEffect, useState } from 'react';

/** Loads the notice about failing calls with the first failure, and removes it after recovery. */
export const ServiceWatch = observer(function ServiceWatch() {
  const { service } = useHost().root;
  const { isFailing } = service;
  const [Notice, setNotice] = useState<ComponentType | null>(null);
  useEffect(() => {
    // The edge rendered this page while the backend was unavailable: it may make no call, but is outdated.
    const page = document.documentElement;
    if (!page.hasAttribute(backendAwayAttribute)) return;
    page.removeAttribute(backendAwayAttribute);
    service.fail();
  }, [service]);
  useEffect(() => {
    if (!isFailing) return;
    import('./ServiceNotice').then(
      ({ ServiceNotice }) => setNotice(() => ServiceNotice),
      // The notice could not be loaded; the next failed call tries again.
      () => service.recover(false),
    );
  }, [service, isFailing]);
  return isFailing && Notice && <Notice />;
});
