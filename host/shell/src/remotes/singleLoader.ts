import type { StartData } from '@marquee/contract/start';
import type { PageLoader } from '@marquee/federation/loader';
import type { RemoteFailure } from '@marquee/federation/loader/failure';
import { SingleLoader } from '@marquee/federation/singleBuild';
import type { SiteRegistry } from '@marquee/federation/siteRegistry';
import { singleRemotes } from '@marquee/single-remotes';

/** The loader of the single build: the same pages as ordinary dynamic imports. */
export function createLoader(start: StartData<SiteRegistry>, onFailure: (failure: RemoteFailure) => void): PageLoader {
  return new SingleLoader(singleRemotes, start.language, onFailure);
}
