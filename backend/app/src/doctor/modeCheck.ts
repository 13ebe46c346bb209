import { liveProblems, type ModeSettings } from '../modes/liveProblems';
import { type Finding, failed, ok } from './check';

/** Whether the backend would start in its mode: in live mode, everything that it would refuse to start without. */
export async function modeFindings(settings: ModeSettings): Promise<Finding[]> {
  if (settings.MARQUEE_MODE !== 'live') return [ok('sandbox: for trying, not for real money')];
  const problems = await liveProblems(settings);
  if (problems.length === 0) return [ok('live, and nothing that it wants is missing')];
  return problems.map((problem) =>
    failed(problem.replace(/\.$/, ''), 'The backend does not start without: docs/operations.md, Live mode.'),
  );
}
