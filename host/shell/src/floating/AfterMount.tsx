import { type ComponentType, startTransition, useEffect, useState } from 'react';
import { whenIdle } from './whenIdle';

/**
 * What is loaded once the page is idle (R4.21): data and elements that the first paint does not need, in a separate
 * chunk. If it fails, only floating elements are missing.
 */
export function AfterMount() {
  const [Extras, setExtras] = useState<ComponentType | null>(null);
  useEffect(
    () =>
      whenIdle(() => {
        import('./Extras').then(
          ({ Extras }) => startTransition(() => setExtras(() => Extras)),
          (error) => console.warn('The floating elements could not be loaded', error),
        );
      }),
    [],
  );
  return Extras && <Extras />;
}
