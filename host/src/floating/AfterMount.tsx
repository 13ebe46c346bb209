import { useHost } from '@marquee/sdk/host';
import { type ComponentType, useEffect, useState } from 'react';
import { whenIdle } from './whenIdle';

/**
 * What follows once the page stands and rests (§4, after mount): data and elements that the first paint does not need, in a part of their
 * own. Without it the page lacks its floating elements and nothing else.
 */
export function AfterMount() {
  const { texts } = useHost();
  const [Extras, setExtras] = useState<ComponentType | null>(null);
  useEffect(
    () =>
      whenIdle(() => {
        Promise.all([import('./Extras'), texts.load('misc')]).then(
          ([{ Extras }]) => setExtras(() => Extras),
          (error) => console.warn('The floating elements could not be loaded', error),
        );
      }),
    [texts],
  );
  return Extras && <Extras />;
}
