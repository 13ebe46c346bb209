import { liveMode } from './live';
import type { ModeSettings } from './liveProblems';
import type { Mode } from './mode';

/** The mode that a server's settings ask for. Nothing of the sandbox is loaded where it is not asked for. */
export async function modeOf(settings: ModeSettings): Promise<Mode> {
  if (settings.MARQUEE_MODE === 'sandbox') return (await import('./sandbox')).sandboxMode();
  return liveMode(settings);
}
