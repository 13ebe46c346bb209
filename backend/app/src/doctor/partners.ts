import type { Keys } from '@marquee/protocols/signing/signing';
import type { SettingsOf } from '@marquee/settings/settings';

/** A partner in the settings. */
export interface Partner {
  /** Prefix of its settings: `GATEWAY` for GATEWAY_URL and GATEWAY_KEYS. */
  setting: 'GATEWAY' | 'ODDS' | 'GAMES' | 'IDENTITY' | 'MESSAGES';
  url: string | undefined;
  keys: Keys | undefined;
  /** A path that accepts POST: an empty message is refused there with a signature, and has no effect. */
  path?: string;
}

/** The partners of an operator. */
export function partnersOf(settings: SettingsOf<'edge'>): Partner[] {
  const { GATEWAY_URL, GATEWAY_KEYS, ODDS_URL, ODDS_KEYS, GAMES_URL, GAMES_KEYS } = settings;
  return [
    { setting: 'GATEWAY', url: GATEWAY_URL, keys: GATEWAY_KEYS, path: '/gateway/v1/payments' },
    { setting: 'ODDS', url: ODDS_URL, keys: ODDS_KEYS, path: '/odds/v1/snapshot' },
    { setting: 'GAMES', url: GAMES_URL, keys: GAMES_KEYS, path: '/games/v1/launches' },
    { setting: 'IDENTITY', url: settings.IDENTITY_URL, keys: settings.IDENTITY_KEYS, path: '/identity/v1/checks' },
    {
      setting: 'MESSAGES',
      url: settings.MESSAGES_URL,
      keys: settings.MESSAGES_KEYS,
      path: '/messages/v1/messages',
    },
  ];
}
