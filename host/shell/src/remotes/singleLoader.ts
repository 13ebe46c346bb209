import type { StartData } from '@marquee/contract/start';
import type { PageLoader } from '@marquee/federation-runtime/loader';
import type { RemoteFailure } from '@marquee/federation-runtime/loader/failure';
import { SingleLoader } from '@marquee/federation-runtime/singleLoader';
import type { SiteRegistry } from '@marquee/federation-runtime/siteRegistry';
import { singleRemotes } from '@marquee/single-remotes';

/** The loader of the single build: the same pages as plain dynamic imports. */
export function createLoader(start: StartData<SiteRegistry>, onFailure: (failure: RemoteFailure) => void): PageLoader {
  return new SingleLoader(singleRemotes, start.language, onFailure);
}
