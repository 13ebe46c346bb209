import type { HostPage } from '@marquee/page/hostRoutes';
import { use } from 'react';
import { useShell } from '../context/shell';
import { HostPart } from '../loading/HostPart';
import { HomePage } from '../pages/home/HomePage';
import { skeletonOf } from '../remotes/RemoteModule';
import { usePageTextAhead } from '../text';
import { forgetHostPage, type LazyPage, loadHostPage } from './hostPageLoads';

function Fetched({ page }: { page: LazyPage }) {
  const Page = use(loadHostPage(page));
  return <Page />;
}

/** A page of the host; all except home are loaded lazily. */
export function HostPageView({ page }: { page: HostPage | LazyPage }) {
  const { revision } = useShell().view;
  usePageTextAhead(page !== 'home');
  return (
    <HostPart key={page} skeleton={skeletonOf('form')} forget={() => forgetHostPage(page)} revision={revision}>
      {page === 'home' ? <HomePage /> : <Fetched page={page} />}
    </HostPart>
  );
}
