import { type ComponentType, startTransition, useEffect, useState } from 'react';
import { whenIdle } from './whenIdle';

/**
 * What follows once the page stands and rests (R4.21): data and elements that the first paint does not need,
 * in a part of their own. Without it the page lacks its floating elements and nothing else.
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
