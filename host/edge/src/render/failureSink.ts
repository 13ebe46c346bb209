import type { RemoteFailure } from '@marquee/federation-runtime/loader/failure';
import { type BucketRate, TokenBuckets } from '@marquee/kernel/http/tokenBuckets';
import type { PageJob } from '@marquee/page/rendering';
import { type BackendLink, callBackend } from '../link/backendLink';

/** More failures at once say nothing new, and the backend has other things to do. */
const usualRate: BucketRate = { burst: 20, perMinute: 20 };

/** Tells a backend of failures of remotes in the renderers: where browsers tell theirs, so that one place has all. */
export function failureSink(link: BackendLink, rate = usualRate): (failure: RemoteFailure, job: PageJob) => void {
  const buckets = new TokenBuckets(Date.now, 1);
  return (failure, { start, address }) => {
    const { site } = start.startup;
    if (!site || !buckets.take('all', rate)) return;
    const { domain_name, external_id } = site;
    const path = (address.split('?', 1)[0] ?? '').slice(0, 200);
    void callBackend(link, { domain_name, external_id }, 'telemetry/failure', { ...failure, path });
  };
}
