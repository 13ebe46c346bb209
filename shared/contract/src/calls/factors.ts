import { disconnect } from '../envelope';
import { type CallRow, player, visitor } from './row';

// Shared to keep the table small: it is part of the page's first load.
const login = { ...visitor(disconnect), rate: { burst: 30, perMinute: 30 } } as const;
const plain = player(disconnect);
const guarded = { ...plain, needsStepUp: true } as const;

/** Passkeys, authenticator app, recovery codes, and step-ups (ADR 49). */
export const factors = {
  'auth/passkey_options': login,
  'auth/login_passkey': login,
  'auth/second_factor': login,
  'auth/step_up_ways': plain,
  'auth/step_up_code': plain,
  'auth/step_up': plain,
  'auth/factors': plain,
  'auth/passkey_begin': guarded,
  'auth/passkey_add': plain,
  'auth/passkey_rename': guarded,
  'auth/passkey_remove': guarded,
  'auth/totp_begin': guarded,
  'auth/totp_confirm': plain,
  'auth/totp_remove': guarded,
  'auth/recovery_codes': guarded,
} satisfies Record<string, CallRow>;
