import { disconnect } from '../envelope';
import { type CallRow, player, visitor } from './row';

const logins = { burst: 30, perMinute: 30 };
const codes = { burst: 10, perMinute: 5 };

/** Passkeys, authenticator app, recovery codes, and proving again that it is the player who asks (decision 0049). */
export const factors = {
  'auth/passkey_options': { ...visitor(disconnect), rate: logins },
  'auth/login_passkey': { ...visitor(disconnect), rate: logins },
  'auth/second_factor': { ...visitor(disconnect), rate: logins },
  'auth/step_up_ways': player(disconnect),
  'auth/step_up_code': { ...player(disconnect), rate: codes },
  'auth/step_up': player(disconnect),
  'auth/factors': player(disconnect),
  'auth/passkey_begin': { ...player(disconnect), needsStepUp: true },
  'auth/passkey_add': player(disconnect),
  'auth/passkey_rename': { ...player(disconnect), needsStepUp: true },
  'auth/passkey_remove': { ...player(disconnect), needsStepUp: true },
  'auth/totp_begin': { ...player(disconnect), needsStepUp: true },
  'auth/totp_confirm': player(disconnect),
  'auth/totp_remove': { ...player(disconnect), needsStepUp: true },
  'auth/recovery_codes': { ...player(disconnect), needsStepUp: true },
} satisfies Record<string, CallRow>;
