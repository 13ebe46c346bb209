import type { SettingsOf } from '@marquee/settings/settings';
import { liveProblems, type ModeSettings } from '../modes/liveProblems';
import { type Finding, failed, ok, warning } from './check';

type Checked = ModeSettings & Pick<SettingsOf<'backend'>, 'EDGE_KEYS'>;

/** Whether the backend would start in its mode; in live mode, everything that it requires. */
export async function modeFindings(settings: Checked): Promise<Finding[]> {
  if (settings.MARQUEE_MODE !== 'live') return [ok('sandbox: for trying, not for real money')];
  const problems = await liveProblems(settings);
  if (problems.length === 0) return [ok('live, and nothing that it wants is missing'), ...visitorFindings(settings)];
  return problems.map((problem) =>
    failed(problem.replace(/\.$/, ''), 'The backend does not start without: docs/operations.md, Live mode.'),
  );
}

/** Whether any client could forge visitors' addresses. */
function visitorFindings({ TRUST_PROXY, EDGE_KEYS }: Checked): Finding[] {
  if (!TRUST_PROXY || EDGE_KEYS) return [];
  return [
    warning(
      "EDGE_KEYS is missing: a backend believes of a visitor's address whoever reaches its port",
      'Set the same keys at edges and backends (docs/deploy/README.md, step 7), unless both are one process.',
    ),
  ];
}
