import { type CallName, calls } from './calls';

/** Calls that only the host makes: they answer with a token, end this session, or prove that the player is there. */
export const hostCalls = [
  'auth/login',
  'auth/login_passkey',
  'auth/login_tac',
  'auth/logout',
  'auth/second_factor',
  'auth/step_up',
  'auth/step_up_code',
  'auth/step_up_ways',
] as const satisfies CallName[];

/** A call that a remote may name in its description, and then make. */
export type RemoteCall = Exclude<CallName, (typeof hostCalls)[number]>;

/** All calls that a remote may name. */
export const remoteCalls: readonly RemoteCall[] = (Object.keys(calls) as CallName[]).filter(
  (name): name is RemoteCall => !(hostCalls as readonly CallName[]).includes(name),
);
