import { observer } from '@marquee/sdk';
import { useHost } from '@marquee/sdk/host';
import { stepUpOf } from '@marquee/store/stepUp';
import { StepUpSheet } from './StepUpSheet';

/** Shows the step-up dialog once a call needs it. */
export const StepUp = observer(function StepUp() {
  const { asked, show } = stepUpOf(useHost().root);
  return asked && <StepUpSheet asked={asked} onShow={show} />;
});
