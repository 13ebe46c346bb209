import { disconnect, internalServerError, serviceUnavailable } from '../envelope';
import { type CallRow, lost, player, visitor } from './row';

/** A form with an idempotency key, so that it can be retried. */
const form = { ...visitor(internalServerError), idempotency: 'key' } as const;

const logins = { burst: 30, perMinute: 30, shared: true } as const;
const changes = { burst: 20, perMinute: 10, shared: true } as const;
const codes = { burst: 10, perMinute: 5, shared: true } as const;

/** The authentication calls (R7). */
export const auth = {
  'auth/login': { ...form, rate: logins },
  'auth/logout': { ...player(disconnect), duringMaintenance: true },
  'auth/get_balance': player(serviceUnavailable),
  'auth/forgot_password': { ...form, rate: codes },
  'auth/reset_password': { ...form, rate: changes },
  'auth/signup': { ...form, rate: changes },
  'auth/tac/verify': { ...form, rate: logins },
  // Each registration requests one.
  'auth/tac/request_new_register': { ...form, rate: changes },
  'auth/tac/request_login': { ...form, rate: codes },
  'auth/login_tac': { ...form, rate: logins },
  'auth/update_password': { ...player(internalServerError), idempotency: 'key', rate: changes },
  'auth/vip': player(internalServerError),
  'auth/sessions': player(lost),
  'auth/end_session': player(disconnect),
  'auth/end_all_sessions': player(disconnect),
} satisfies Record<string, CallRow>;
