import type { Moment } from './relay';

/** Where a step of a payment is on its way, who is killed there, and whether the payment is in the books by then. */
export interface Step {
  name: string;
  /** What the player asks for; a withdrawal that the gateway refuses is one of another amount. */
  kind: 'deposit' | 'withdrawal' | 'refused withdrawal';
  killed: 'backend' | 'gateway' | 'edge';
  /**
   * Which connection is held: backend to database, backend to gateway, or edge to backend, which carries the gateway's
   * events as well.
   */
  at: 'database' | 'gateway' | 'backend';
  moment: Moment;
  /** While the player's own call is under way, or later, when the gateway says how the payment ended. */
  during: 'call' | 'event';
  /**
   * Whether the request says which payment it is about: a gateway may still be telling the end of an earlier one, which
   * changes nothing.
   */
  saysWhich?: boolean;
  isWritten: boolean;
}

const asked = (request: RegExp): Moment => ({ when: 'asked', request });
const answered = (request: RegExp): Moment => ({ when: 'answered', request });
const commit = (when: Moment['when'], after: RegExp): Moment => ({ when, request: /^commit/, after });

const written = /^insert into payments /;
const posted = /ledger_post/;
const delivered = /^update event_deliveries set delivered_at/;
const order = /^POST \/gateway\/v1\/payments /;
/** The gateway's answer is applied as an event of this name. */
const answer = /^insert into gateway_events[\s\S]*answer:/;

type Unnamed = Omit<Step, 'kind'>;

/** What every payment goes through until the player is answered. */
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

/** What every payment goes through once the gateway says how it ended: by a status such as `approved`. */
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

/** What only withdrawals go through: their amount is reserved when they are asked for. */
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

/** Every step of a deposit and of a withdrawal, in the order in which they are gone through. */
export const steps: readonly Step[] = [
  ...of('deposit', [...callSteps(/^POST \/api\/wallet\/deposit /), ...eventSteps('approved')]),
  ...of('withdrawal', [...callSteps(/^POST \/api\/wallet\/withdraw /), ...reserving, ...eventSteps('paid')]),
  ...of('refused withdrawal', eventSteps('rejected')),
];
