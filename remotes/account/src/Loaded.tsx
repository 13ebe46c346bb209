import type { CallName, Output } from '@marquee/contract/calls';
import { ErrorCard, observer, type ResourceHandle, Skeleton } from '@marquee/sdk';
import { type ReactNode, useCallback } from 'react';
import { useText } from './text';
import { useOnline } from './useOnline';

/** Props of {@link Loaded}. */
export interface LoadedProps<N extends CallName> {
  resource: ResourceHandle<N>;
  children: (value: Output<N>) => ReactNode;
  /** Of the size of what is coming, so that nothing moves when it is there. */
  skeleton?: ReactNode;
}

/**
 * What was read, or what stands in its place: a skeleton while it loads, a card with a retry when it failed. What
 * failed is asked for again by itself once the network is back.
 */
export const Loaded = observer(function Loaded<N extends CallName>({ resource, children, skeleton }: LoadedProps<N>) {
  const t = useText();
  const { reload } = resource;
  const isFailed = resource.state === 'failed';
  const online = useOnline(useCallback(() => void (isFailed && reload()), [isFailed, reload]));
  if (resource.value) return children(resource.value);
  if (!isFailed) return skeleton ?? <Skeleton shape="rows" count={4} />;
  return (
    <ErrorCard title={t('failed')} text={online ? t('failedText') : t('offlineText')} onRetry={() => void reload()} />
  );
}) as <N extends CallName>(props: LoadedProps<N>) => ReactNode;
