import type { CallName, Output } from '@marquee/contract/calls';
import { ErrorCard, observer, type ResourceHandle, Skeleton } from '@marquee/sdk';
import type { ReactNode } from 'react';
import { useText } from './text';

/** Props of {@link Loaded}. */
export interface LoadedProps<N extends CallName> {
  resource: ResourceHandle<N>;
  children: (value: Output<N>) => ReactNode;
  rows?: number;
}

/** What was read, or what stands in its place: a skeleton while it loads, a card with a retry when it failed. */
export const Loaded = observer(function Loaded<N extends CallName>({ resource, children, rows = 4 }: LoadedProps<N>) {
  const t = useText();
  if (resource.value) return children(resource.value);
  if (resource.state === 'failed') {
    return <ErrorCard title={t('failed')} text={t('failedText')} onRetry={() => void resource.reload()} />;
  }
  return <Skeleton shape="rows" count={rows} />;
}) as <N extends CallName>(props: LoadedProps<N>) => ReactNode;
