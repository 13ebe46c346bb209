import type { Moment } from './relay';

/** A step of a payment: which process is killed there, and whether the payment is stored by then. */
export interface Step {
  name: string;
  /** The kind of payment; a refused withdrawal has another amount. */
  kind: 'deposit' | 'withdrawal' | 'refused withdrawal';
  killed: 'backend' | 'gateway' | 'edge';
  /**
   * The held connection: backend to database, backend to gateway, or edge to backend, which also carries the gateway's
   * events.
   */
  at: 'database' | 'gateway' | 'backend';
  moment: Moment;
  /** During the player's call, or later during the gateway's event. */
  during: 'call' | 'event';
  /** Whether the request identifies the payment: the gateway may still be sending events of earlier ones. */
  saysWhich?: boolean;
  isWritten: boolean;
}

const asked = (request: RegExp): Moment => ({ when: 'asked', request });
const answered = (request: RegExp): Moment => ({ when: 'answered', request });
const commit = (when: Moment['when'], after: RegExp): Moment => ({ when, request: /^commit/, after });

const written = /^insert into payments /;
const posted = /ledger_post/;
const delivered = /^update jobs set done_at/;
const order = /^POST \/gateway\/v1\/payments /;
/** The gateway's answer is applied as an event with this name. */
const answer = /^insert into gateway_events[\s\S]*answer:/;

type Unnamed = Omit<Step, 'kind'>;

/** The steps of every payment until its call is answered. */
const callSteps = (call: RegExp): Unnamed[] =>
  (
    [
      ['the call has come, nothing is written', 'backend', 'database', asked(written), false],
      ['written, not committed', 'backend', 'database', commit('asked', written), false],
      ['committed, the gateway not asked', 'backend', 'database', commit('answered', written), true],
      ['the gateway is being asked, and has not heard it', 'backend', 'gateway', asked(order), true],
      ['the gateway has the order, its answer has not come', 'backend', 'gateway', answered(order), true],
      ['the answer has come, nothing of it is stored', 'backend', 'database', asked(answer), true],
      ['the answer is stored, not committed', 'backend', 'database', commit('asked', answer), true],
      ['all is committed, the player not answered', 'backend', 'backend', answered(call), true],
      ['the gateway is asked, and has kept nothing', 'gateway', 'gateway', asked(order), true],
      ['the gateway has the order, and has not answered', 'gateway', 'gateway', answered(order), true],
      ['the call is at the edge alone', 'edge', 'backend', asked(call), false],
      ['all is done, the edge has not answered', 'edge', 'backend', answered(call), true],
    ] as const
  ).map(([name, killed, at, moment, isWritten]) => ({ name, killed, at, moment, isWritten, during: 'call' }));

/** The steps of every payment once the gateway reports its end, with a status such as `approved`. */
function eventSteps(status: string): Unnamed[] {
  const kept = new RegExp(`^insert into gateway_events[\\s\\S]*:${status}`);
  const event = new RegExp(`"status":"${status}"`);
  return (
    [
      ['has come, nothing is stored', 'backend', 'database', asked(kept)],
      ['is posted to the ledger, not committed', 'backend', 'database', answered(posted)],
      ['is committed, not announced', 'backend', 'database', commit('answered', posted)],
      ['is announced, which is not committed', 'backend', 'database', commit('asked', delivered)],
      ['is announced, the gateway not answered', 'backend', 'backend', answered(event)],
      ['is under way, the gateway not answered', 'gateway', 'backend', asked(event)],
      ['is done, the gateway not answered', 'gateway', 'backend', answered(event)],
      ['is at the edge alone', 'edge', 'backend', asked(event)],
      ['is done, the edge has not answered', 'edge', 'backend', answered(event)],
    ] as const
  ).map(([name, killed, at, moment]) => ({
    name: `${status} ${name}`,
    ...{ killed, at, moment, isWritten: true, during: 'event' },
    saysWhich: moment.request === kept || moment.request === event,
  }));
}

/** Additional steps of withdrawals: reserving the amount. */
const reserving: Unnamed[] = (
  [
    ['reserved, not committed', answered(posted), false],
    ['reserved, the announcement not committed', commit('asked', delivered), true],
  ] as const
).map(([name, moment, isWritten]) => ({
  name,
  ...{ killed: 'backend', at: 'database', moment, isWritten, during: 'call' },
}));

const of = (kind: Step['kind'], steps: readonly Unnamed[]): Step[] => steps.map((step) => ({ ...step, kind }));

/** All steps of a deposit and of a withdrawal, in order. */
export const steps: readonly Step[] = [
  ...of('deposit', [...callSteps(/^POST \/api\/wallet\/deposit /), ...eventSteps('approved')]),
  ...of('withdrawal', [...callSteps(/^POST \/api\/wallet\/withdraw /), ...reserving, ...eventSteps('paid')]),
  ...of('refused withdrawal', eventSteps('rejected')),
];
