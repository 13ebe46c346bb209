import { runProgramCommand } from '@marquee/backend/testing/processes/programProcess';
import { facts } from './facts';
import { makePlayers } from './rehearsal/makePlayers';
import { Tally } from './rehearsal/tally';
import { booksOfPayment } from './steps/booksOfPayment';
import { payerOf } from './steps/payer';
import { openStepStage } from './steps/stepStage';
import { type Step, steps } from './steps/stepTable';

/**
 * `node --import tsx lab/proofs/paymentSteps.full.ts [words of a step…]`: a live site whose backend, gateway or edge is
 * killed (SIGKILL) at each named step of a deposit and of a withdrawal (`steps/stepTable.ts`), and restarted. The
 * ledger must verify, the money exist exactly once, each subscriber be notified once, and the player find the payment
 * again. Prints what the player saw, and exits with 1 if anything fails.
 */
const words = process.argv.slice(2);
const chosen = steps.filter(({ kind, killed, name }) =>
  words.every((word) => `${kind} ${killed} ${name}`.includes(word)),
);
const { equal } = facts();

/** How a payment of a kind ends: its state, postings, and number of inbox messages. */
const ends = {
  deposit: { state: 'approved', postings: (amount: number) => [`deposit ${amount}`], messages: 0 },
  withdrawal: {
    state: 'paid',
    postings: (amount: number) => [`withdrawal_request -${amount}`, 'withdrawal_paid 0'],
    messages: 1,
  },
  'refused withdrawal': {
    state: 'rejected',
    postings: (amount: number) => [`withdrawal_request -${amount}`, `withdrawal_rejected ${amount}`],
    messages: 1,
  },
} as const;

/** The change of the player's cash, minor units. */
const change = (kind: Step['kind'], amount: number) => ({ deposit: amount, withdrawal: -amount })[kind as string] ?? 0;

const stage = await openStepStage();
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

async function kill(step: Step): Promise<void> {
  const { kind, killed, at, moment, during, isWritten, saysWhich } = step;
  const [player] = players;
  if (!player) throw new Error('There is no player');
  const payment = payerOf(player.site, player.player, kind);
  const cash = (await payment.cash()) ?? 0;
  await payment.prepare();

  const asked = during === 'call' ? undefined : await payment.ask();
  const reached = stage.relays[at].hold(saysWhich && asked ? { ...moment, about: asked.id } : moment);
  const asking = asked ?? payment.ask();
  await reached;
  await stage.kill(killed);
  const { told } = await asking;
  const meanwhile = await payment.lookOnce();
  await stage.start(killed);
  const found = await payment.look();
  const isFound = found !== 'paymentUnknown';
  await payment.askAgain();
  const states = await payment.end();

  const end = ends[kind];
  const books = await booksOfPayment(stage.database, payment.request_id);
  equal(
    `${kind}, ${killed} killed: ${step.name}. Told “${told}”, then “${meanwhile}”, then “${found}”`,
    { ...books, isFound, end: states.at(-1), twice: states.length - new Set(states).size, cash: await payment.cash() },
    {
      payments: 1,
      postings: end.postings(payment.amount),
      announcedWrong: 0,
      messages: end.messages,
      flaws: [],
      isFound: isWritten,
      end: end.state,
      twice: 0,
      cash: cash + change(kind, payment.amount),
    },
  );
}

const players = await makePlayers(stage, stage.database, { tally: new Tally(), count: 1, cash: 1_000_000 });
try {
  for (const step of chosen) await kill(step);
  const { code, output } = await runProgramCommand('sources', ['verify-ledger'], { DATABASE_URL: stage.databaseUrl });
  equal(`verify-ledger after ${chosen.length} steps: ${output.split('\n').at(-1)}`, code, 0);
} catch (error) {
  process.exitCode = 1;
  console.error(error, stage.output());
} finally {
  for (const { site } of players) site.close();
  await stage.close();
}
