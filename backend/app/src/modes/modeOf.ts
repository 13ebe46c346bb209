import type { SettingsOf } from '@marquee/settings/settings';
import type { Mode } from './mode';

/** The mode that a server's settings ask for. Nothing of the sandbox is loaded where it is not asked for. */
export async function modeOf(settings: SettingsOf<'backend'>): Promise<Mode> {
  if (settings.MARQUEE_MODE === 'sandbox') return (await import('./sandbox')).sandboxMode();
  return (await import('./live')).liveMode(settings);
}
