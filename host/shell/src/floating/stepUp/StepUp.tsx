import { disconnect } from '@marquee/contract/envelope';
import { observer } from '@marquee/sdk';
import { useHost } from '@marquee/sdk/host';
import { type ComponentType, Suspense, useEffect, useState } from 'react';

/** Asks the player to prove again who asks, once a call needs it. Its code comes with the first such call; where it does not, the call stays refused. */
export const StepUp = observer(function StepUp() {
  const { root, present } = useHost();
  const { asked } = root.stepUp;
  const [Sheet, setSheet] = useState<ComponentType<{ asked: NonNullable<typeof asked> }> | null>(null);
  useEffect(() => {
    if (!asked || Sheet) return;
    import('./StepUpSheet').then(
      ({ StepUpSheet }) => setSheet(() => StepUpSheet),
      () => {
        void present(disconnect);
        asked.end(false);
      },
    );
  }, [asked, Sheet, present]);
  return <Suspense>{asked && Sheet && <Sheet asked={asked} />}</Suspense>;
});
