import { Skeleton } from '@marquee/sdk';
import { CallerProvider } from '@marquee/sdk/host';
import { use } from 'react';
import { useShell } from '../context/shell';
import { HostPart } from '../loading/HostPart';
import { usePageTextAhead } from '../text';
import { forgetHostPage, loadHostPage } from './hostPageLoads';

function Fetched() {
  const WaysOn = use(loadHostPage('ways'));
  return (
    <CallerProvider caller={null}>
      <WaysOn />
    </CallerProvider>
  );
}

/** `WaysOn` for a page of a remote: its code is loaded with the first page whose subject is not there. */
export function WaysOnPart() {
  const { revision } = useShell().view;
  usePageTextAhead(true);
  return (
    <HostPart skeleton={<Skeleton shape="rail" />} forget={() => forgetHostPage('ways')} revision={revision}>
      <Fetched />
    </HostPart>
  );
}
