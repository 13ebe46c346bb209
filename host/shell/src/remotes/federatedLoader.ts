import type { StartData } from '@marquee/contract/start';
import { hostShares } from '@marquee/federation-runtime/glue';
import { type PageLoader, RemoteLoader } from '@marquee/federation-runtime/loader';
import type { RemoteFailure } from '@marquee/federation-runtime/loader/failure';
import type { SiteRegistry } from '@marquee/federation-runtime/siteRegistry';
import { readRemote } from './registryUrl';

/** The federated loader. The single build has its own loader with the same import name (`imports` in package.json). */
export function createLoader(start: StartData<SiteRegistry>, onFailure: (failure: RemoteFailure) => void): PageLoader {
  const { registry, language, buildId } = start;
  return new RemoteLoader({
    shareScopes: hostShares(),
    registry,
    buildId,
    onFailure,
    readRemote: (remote) => readRemote(language, remote),
  });
}
