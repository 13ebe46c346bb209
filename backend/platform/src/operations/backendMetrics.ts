import type { CallName } from '@marquee/contract/calls';
import type { Database } from '@marquee/database/database';
import type { Clock } from '@marquee/kernel/clock';
import { latencyBuckets, type Metrics } from '@marquee/kernel/metrics/metrics';
import type { Answered } from '../calls/envelopes';
import type { BackendSignals } from '../events/signals';

/** Most remotes with a label of their own: browsers send the names, so there must be a limit. */
const mostRemotes = 40;

/** Called for every answered call. */
export type ObserveCall = (name: CallName, answered: Answered, seconds: number) => void;

const outcomeOf = ({ status, envelope }: Answered) => {
  if (envelope.statusCode === 1) return 'ok';
  return status >= 500 ? 'fault' : 'refused';
};

/** The backend's metrics. No label is personal data or unchecked input. */
export function backendMetrics(
  metrics: Metrics,
  parts: {
    database: Database;
    clock: Clock;
    signals: BackendSignals;
    streams: () => number;
    draining: () => boolean;
  },
): { observe: ObserveCall; stop: () => void } {
  const took = metrics.histogram(
    'marquee_call_seconds',
    'Calls of the API by name and outcome: ok, refused, fault.',
    ['call', 'outcome'],
    latencyBuckets,
  );
  const refused = metrics.counter('marquee_refusals_total', 'Refused calls by name and message.', ['call', 'message']);
  const posted = metrics.counter('marquee_ledger_postings_total', 'Ledger postings by kind and outcome.', [
    'kind',
    'outcome',
  ]);
  const failed = metrics.counter(
    'marquee_remote_failures_total',
    'Remotes that failed in browsers, by remote and phase.',
    ['remote', 'phase'],
  );
  const lost = metrics.counter(
    'marquee_messages_lost_total',
    'Messages that were refused or not taken in time, by purpose.',
    ['purpose'],
  );
  const broken = metrics.counter('marquee_feed_broken_events_total', 'Events of the odds feed that were left out.', []);
  const corrected = metrics.counter(
    'marquee_result_changes_total',
    'Results that the odds feed changed after bets were settled by them.',
    [],
  );
  // A feed that was never read counts as read in 1970: its age raises the alarm.
  let boardAt = 0;
  metrics.gauge(
    'marquee_feed_age_seconds',
    'How old the board of the odds feed is by its own clock; below 0 when that clock is ahead.',
    [],
    () => [[{}, (parts.clock.now() - boardAt) / 1000]],
  );
  const held = metrics.counter('marquee_wins_held_total', 'Wins that were held for review, by provider.', ['provider']);
  let reviews = 0;
  metrics.gauge(
    'marquee_withdrawals_in_review',
    'Withdrawals of blocked players that wait for the operator.',
    [],
    () => [[{}, reviews]],
  );
  let tickets: { waiting: number; overdue: number; oldestAt: number | null } = {
    waiting: 0,
    overdue: 0,
    oldestAt: null,
  };
  metrics.gauge('marquee_contact_waiting', 'Messages to the operator that wait for an answer.', [], () => [
    [{}, tickets.waiting],
  ]);
  metrics.gauge('marquee_contact_overdue', 'Those that have waited longer than ANSWER_HOURS.', [], () => [
    [{}, tickets.overdue],
  ]);
  metrics.gauge('marquee_contact_oldest_seconds', 'How long the oldest of them has waited; 0 without any.', [], () => [
    [{}, tickets.oldestAt === null ? 0 : (parts.clock.now() - tickets.oldestAt) / 1000],
  ]);
  let stuck: ReadonlyMap<string, number> = new Map();
  metrics.gauge('marquee_jobs_stuck', 'Jobs that have failed for a quarter of an hour, by kind.', ['kind'], () =>
    [...stuck].map(([kind, count]) => [{ kind }, count]),
  );
  const searches = metrics.counter(
    'marquee_searches_total',
    'Searches that visitors entered, by whether they found anything.',
    ['found'],
  );
  const work = metrics.counter('marquee_work_failures_total', 'Failures of background work, one row or all of it.', [
    'work',
  ]);
  const faults = metrics.counter('marquee_partner_faults_total', 'Calls of partners that brought nothing, by kind.', [
    'partner',
    'kind',
  ]);
  metrics.gauge('marquee_live_streams', 'Open streams of live changes.', [], () => [[{}, parts.streams()]]);
  metrics.gauge('marquee_draining', '1 while the process is being stopped.', [], () => [
    [{}, parts.draining() ? 1 : 0],
  ]);
  metrics.gauge('marquee_database_connections', 'Connections to the database by state.', ['state'], () => {
    const { total, idle, waiting } = parts.database.connections();
    return [
      [{ state: 'busy' }, total - idle],
      [{ state: 'idle' }, idle],
      [{ state: 'waited_for' }, waiting],
    ];
  });

  const remotes = new Set<string>();
  const known = (remote: string) => {
    if (!remotes.has(remote) && (remotes.size >= mostRemotes || !/^[a-z][a-z0-9-]{0,39}$/.test(remote))) return 'other';
    remotes.add(remote);
    return remote;
  };
  const stops = [
    parts.signals.subscribe('posting', ({ kind, outcome }) => posted({ kind, outcome })),
    parts.signals.subscribe('messageLost', ({ purpose }) => lost({ purpose })),
    parts.signals.subscribe('board', ({ at }) => {
      boardAt = at;
    }),
    parts.signals.subscribe('brokenEvents', ({ count }) => broken({}, count)),
    parts.signals.subscribe('resultChanges', ({ count }) => corrected({}, count)),
    parts.signals.subscribe('winHeld', ({ provider }) => held({ provider })),
    parts.signals.subscribe('reviews', ({ waiting }) => {
      reviews = waiting;
    }),
    parts.signals.subscribe('tickets', (told) => {
      tickets = told;
    }),
    parts.signals.subscribe('stuckJobs', (counts) => {
      stuck = counts;
    }),
    parts.signals.subscribe('searched', ({ isFound }) => searches({ found: isFound ? 'yes' : 'no' })),
    parts.signals.subscribe('workFailed', (failure) => work({ work: failure.work })),
    parts.signals.subscribe('partnerFault', ({ partner, kind }) => faults({ partner, kind })),
    parts.signals.subscribe('remoteFailure', ({ remote, phase }) => failed({ remote: known(remote), phase })),
  ];
  return {
    observe(call, answered, seconds) {
      const outcome = outcomeOf(answered);
      took({ call, outcome }, seconds);
      if (outcome === 'refused') refused({ call, message: answered.envelope.statusMessage });
    },
    stop() {
      for (const stop of stops) stop();
    },
  };
}
