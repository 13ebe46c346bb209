import * as v from 'valibot';
import { reportPath } from '../http/security';
import type { Edge, EdgeApp } from './context';
import { isOwn } from './mountHealing';

/** What browsers send (Reporting API): a list of reports, of which only the kind counts. */
const reports = v.pipe(v.array(v.looseObject({ type: v.string() })), v.maxLength(100));

const kinds = ['csp-violation', 'integrity-violation'];

/**
 * Counts what browsers refused by a page's policies: a foreign script, a script without a hash, a string as markup.
 * Anybody can send reports, so they only count, and nothing of them is logged.
 */
export function mountReports(app: EdgeApp, edge: Edge): void {
  const count = edge.metrics?.counter(
    'marquee_policy_reports_total',
    'What browsers reported that they refused by the policies of pages.',
    ['type'],
  );
  app.post(reportPath, async (context) => {
    const body: unknown = await context.req.json().catch(() => null);
    const { success, output } = v.safeParse(reports, body);
    if (success && isOwn(context, edge)) {
      for (const { type } of output) if (kinds.includes(type)) count?.({ type });
    }
    return context.body(null, 204);
  });
}
