import type { APIRequest, Page } from '@playwright/test';
import type { SpareSite } from './spareSite';

/** What a page reports of a failure. */
export interface Report {
  remote: string;
  version: string;
  phase: string;
  cause: string;
  places: string;
}

/** The next report of a phase that a page makes. */
export async function reportOf(page: Page, phase: string): Promise<Report> {
  const request = await page.waitForRequest((one) => {
    if (!one.url().endsWith('/api/telemetry/failure')) return false;
    return (one.postDataJSON() as Report).phase === phase;
  });
  return request.postDataJSON() as Report;
}

/** Seven visitors of other networks, from `10.<from>.0.1` on, report the same. The site trusts its proxy. */
export async function meet(requests: APIRequest, { url }: SpareSite, data: Report, from: number): Promise<void> {
  for (let number = from; number < from + 7; number++) {
    const visitor = await requests.newContext({ extraHTTPHeaders: { 'x-forwarded-for': `10.${number}.0.1` } });
    await visitor.get(`${url}/build/revision`);
    await visitor.post(`${url}/api/telemetry/failure`, { data });
    await visitor.dispose();
  }
}
