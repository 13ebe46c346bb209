import { liveMode } from './live';
import type { ModeSettings } from './liveProblems';
import type { Mode } from './mode';

/** The mode of a server's settings. The sandbox's code is only loaded in sandbox mode. */
export async function modeOf(settings: ModeSettings): Promise<Mode> {
  if (settings.MARQUEE_MODE === 'sandbox') return (await import('./sandbox')).sandboxMode();
  return liveMode(settings);
}
