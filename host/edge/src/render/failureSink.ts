import type { RemoteFailure } from '@marquee/federation-runtime/loader/failure';
import { type BucketRate, TokenBuckets } from '@marquee/kernel/http/tokenBuckets';
import type { PageJob } from '@marquee/page/rendering';
import { type BackendLink, callBackend } from '../link/backendLink';

/** More failures at once add no information, and would burden the backend. */
const usualRate: BucketRate = { burst: 20, perMinute: 20 };

/** Reports failures of remotes in renderers to the backend, in the same place as those from browsers. */
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
