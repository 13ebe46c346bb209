import type { Answer, CallName, Input } from '@marquee/contract/calls';
import { internalServerError, succeeded } from '@marquee/contract/envelope';
import type { Caller, HostServices } from './host';

/** By which a remote asks the backend. */
export interface RemoteApi {
  /**
   * Makes a call. Never throws: every call resolves to an envelope. A call that the remote does not name in its
   * description is not made: it resolves to a failure, and the remote's team is told.
   */
  call<N extends CallName>(name: N, input: Input<N>): Promise<Answer<N>>;
  /** The unused answer that the page was served with for this call, if any. Synchronous, for rendering. */
  seeded<N extends CallName>(name: N, input: Input<N>): Answer<N> | undefined;
  readonly clock: { readonly now: () => number };
}

type Services = Pick<HostServices, 'reportFailure' | 'signOut'> & { root: Pick<HostServices['root'], 'api'> };

const made = new WeakMap<object, Map<string, RemoteApi>>();

/** The API of a remote's version, always the same object; without a caller that of the host, which nothing limits. */
export function apiOf(services: Services, caller: Caller | null): RemoteApi {
  const { api } = services.root;
  if (!caller) return api;
  const by = `${caller.remote}@${caller.version}`;
  const known = made.get(api) ?? new Map<string, RemoteApi>();
  made.set(api, known);
  const own = known.get(by) ?? limited(services, caller, by);
  known.set(by, own);
  return own;
}

function limited(
  { root: { api }, reportFailure, signOut }: Services,
  { remote, calls }: Caller,
  by: string,
): RemoteApi {
  const told = new Set<CallName>();
  const isNamed = (name: CallName) => !calls || calls.includes(name);
  function refuse(name: CallName) {
    if (!told.has(name)) reportFailure(remote, new Error(`${by} makes ${name}, which its description does not name`));
    told.add(name);
    return internalServerError as Answer<never>;
  }
  return Object.freeze<RemoteApi>({
    async call(name, input) {
      if (!isNamed(name)) return refuse(name);
      const answer = await api.call(name, input, by);
      // Also this session is over: the page signs out, which no remote can.
      if (name === 'auth/end_all_sessions' && succeeded(answer)) void signOut();
      return answer;
    },
    seeded: (name, input) => (isNamed(name) ? api.seeded(name, input) : undefined),
    clock: api.clock,
  });
}
