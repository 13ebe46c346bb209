import { observer } from '@marquee/sdk';
import { SlipTabs } from '../slip/SlipTabs';
import { useFollowSlip } from '../slip/useFollowSlip';
import { useSlip } from '../slip/useSlip';

/** The trading desk's third pane: the slip with current odds. */
export const DeskSlip = observer(function DeskSlip() {
  useFollowSlip(useSlip());
  return <SlipTabs />;
});
