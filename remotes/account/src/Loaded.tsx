import type { CallName, Output } from '@marquee/contract/calls';
import { ErrorCard, observer, type ResourceHandle, Skeleton } from '@marquee/sdk';
import { type ReactNode, useCallback } from 'react';
import { useText } from './text';
import { useOnline } from './useOnline';

/** Props of {@link Loaded}. */
export interface LoadedProps<N extends CallName> {
  resource: ResourceHandle<N>;
  children: (value: Output<N>) => ReactNode;
  /** Has the size of the content, so that nothing shifts. */
  skeleton?: ReactNode;
}

/**
 * The loaded value; a skeleton while loading; an error card with a retry after a failure. Failed reads are retried
 * automatically when the network is back.
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
