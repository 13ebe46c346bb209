import type { CallName, Input } from '@marquee/contract/calls';
import { Resource } from '@marquee/store/resource';
import { reaction } from 'mobx';
import { useEffect, useMemo } from 'react';
import { useHost } from './host';
import { onOffers } from './offers';
import { useApi } from './state';

/** A read, and how to reload it. */
export type ResourceHandle<N extends CallName> = Pick<Resource<N>, 'state' | 'value' | 'error'> & {
  reload: () => Promise<void>;
};

/** Calls whose answers show what can be played or paid with; a site's slides and articles lead there. */
const showsOffers = /^(product|search|home|content)|methods$/;

/**
 * Reads a call that the remote names, while the component is mounted, and again when its input changes. `null` reads
 * nothing yet. What shows offers is read again when they change. An answer served with the page is available in the
 * first render. A failed read is retried when the service recovers. Use it in an `observer`.
 */
export function useResource<N extends CallName>(name: N, input: Input<N> | null): ResourceHandle<N> {
  const api = useApi();
  const { root } = useHost();
  const { service } = root;
  const key = input && JSON.stringify(input);
  const parsed = useMemo(() => (key ? (JSON.parse(key) as Input<N>) : null), [key]);
  const resource = useMemo(() => new Resource(api, name), [api, name]);
  if (parsed) resource.seed(parsed);
  useEffect(() => {
    if (parsed) void resource.load(parsed);
  }, [resource, parsed]);
  useEffect(
    () =>
      reaction(
        () => service.returns,
        () => {
          if (parsed && resource.state === 'failed') void resource.load(parsed);
        },
      ),
    [service, resource, parsed],
  );
  useEffect(() => {
    if (parsed && showsOffers.test(name)) return onOffers(root, () => void resource.load(parsed));
  }, [root, name, resource, parsed]);
  const reload = useMemo(() => () => (parsed ? resource.load(parsed) : Promise.resolve()), [resource, parsed]);
  return {
    get state() {
      return resource.state;
    },
    get value() {
      return resource.value;
    },
    get error() {
      return resource.error;
    },
    reload,
  };
}
