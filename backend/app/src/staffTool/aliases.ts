import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import type { StaffCallName, StaffInput, StaffOutput } from '@marquee/contract/staff/calls';
import { staffRow } from '@marquee/contract/staff/calls';
import type { StaffAnswer, StaffBeside, StaffEnvelope } from '@marquee/contract/staff/client';
import { usageOf } from '@marquee/settings/commands';
import { called } from '@marquee/settings/root';
import { type ExitCode, say } from '../commands/command';
import { type AskConsole, withConsole } from './atConsole';
import { minorOf } from './money';
import { show } from './show';

/** A staff call that an old command is now. */
interface Translated<N extends StaffCallName = StaffCallName> {
  call: N;
  input: StaffInput<N>;
  beside: StaffBeside;
  /** The field that is printed alone, as it is. */
  prints?: keyof StaffOutput<N> & string;
}

/** Reads by a staff call. Throws NotDone with the refusal. */
export type Read = <N extends StaffCallName>(call: N, input: StaffInput<N>, site?: string) => Promise<StaffOutput<N>>;

/** What an alias is given: its words, its options, and a way to look something up. */
interface Given {
  words: readonly string[];
  options: Readonly<Record<string, string | boolean | undefined>>;
  read: Read;
}

/** Why nothing was done: exit code 1. */
export class NotDone extends Error {}
/** Words that are not understood: exit code 2, with the usage. */
export class NotUnderstood extends Error {}

const made = <N extends StaffCallName>(
  call: N,
  input: StaffInput<N>,
  beside: StaffBeside = {},
  prints?: keyof StaffOutput<N> & string,
): Translated => ({ call, input, beside, ...(prints && { prints }) }) as unknown as Translated;

const isName = (by: unknown): by is string => typeof by === 'string' && /^[^\p{Cc}]{2,120}$/u.test(by);

/** The reason of an act: what was said, and by whom it was said to be. It decides nothing. */
function reasonOf({ options: { by } }: Given, said = ''): string {
  if (!isName(by)) throw new NotUnderstood();
  return said ? `${said} (by ${by})` : `By ${by}`;
}

const count = (given: Given, wanted: number) => {
  if (given.words.length !== wanted || given.words.some((word) => word === '')) throw new NotUnderstood();
};

/** The site of the player whom an id leads to: a payment's, or the player's own. */
async function siteOf(read: Read, id: string, otherwise: string): Promise<string> {
  const { value } = await read('players/find', { q: id });
  const [found] = value;
  if (value.length !== 1 || !found) throw new NotDone(otherwise);
  return found.site;
}

/** The answer of `messages`: of an option, a file or standard input. */
async function answerOf({ options: { text: words, file } }: Given): Promise<string> {
  if (words !== undefined && file !== undefined) throw new NotUnderstood();
  if (typeof words === 'string') return words;
  return typeof file === 'string' ? readFileSync(file, 'utf8') : text(process.stdin);
}

/** What each old command is by its first word; none: the list. */
type Acts = Record<string, (given: Given) => Promise<readonly Translated[]> | readonly Translated[]>;

const listing = <N extends StaffCallName>(call: N, input: StaffInput<N>) => [made(call, input)];

const withdrawal =
  (call: 'withdrawals/approve' | 'withdrawals/refuse') =>
  async (given: Given): Promise<readonly Translated[]> => {
    count(given, 1);
    const [payment = ''] = given.words;
    const reason = reasonOf(given);
    const site = await siteOf(given.read, payment, `${payment} does not wait for a review.`);
    if (call === 'withdrawals/approve') return [made(call, { payment }, { site, reason })];
    return [made(call, { payment, refusal: 'other', sure: given.options.sure === true }, { site, reason })];
  };

const heldWin =
  (call: 'held-wins/pay' | 'held-wins/refuse') =>
  async (given: Given): Promise<readonly Translated[]> => {
    count(given, 2);
    const [provider = '', transaction = ''] = given.words;
    const reason = reasonOf(given);
    const { value } = await given.read('held-wins/list', { limit: 500 });
    const win = value.find((one) => one.provider === provider && one.transaction === transaction);
    if (!win) throw new NotDone('No such win waits.');
    return [made(call, { provider, transaction }, { site: win.site, reason })];
  };

const nameRequest =
  (call: 'names/accept' | 'names/refuse') =>
  async (given: Given): Promise<readonly Translated[]> => {
    count(given, 1);
    const [request = ''] = given.words;
    const reason = reasonOf(given);
    const asked = (await given.read('names/list', {})).value.find((one) => one.request === request);
    if (!asked) throw new NotDone('No such request waits.');
    return [made(call, { request }, { site: asked.site, reason })];
  };

async function adjustment(given: Given): Promise<readonly Translated[]> {
  count(given, 2);
  const [site = '', player = ''] = given.words;
  const { add, take, against, case: number, reason, 'dry-run': isTrial } = given.options;
  const amount = add ?? take;
  if (typeof amount !== 'string' || (add && take) || typeof against !== 'string' || typeof number !== 'string')
    throw new NotUnderstood();
  if (typeof reason !== 'string' || reason === '') throw new NotUnderstood();
  const why = reasonOf(given, reason);
  if (isTrial)
    throw new NotDone(
      '--dry-run is gone: nothing is posted before a second person approves, who sees what it would do.',
    );
  const { parts } = await given.read('players/read', { player, part: 'account', limit: 1 }, site);
  const minor = minorOf(amount, String(parts[0]?.rows[0]?.currency));
  const input = { player, amount: add ? minor : -minor, against, case: number, why: 'other', text: reason };
  return [made('cash/adjust', input as StaffInput<'cash/adjust'>, { site, reason: why })];
}

async function lifting(given: Given): Promise<readonly Translated[]> {
  count(given, 2);
  const [player = '', other = ''] = given.words;
  const { reason: said } = given.options;
  if (typeof said !== 'string' || said.trim() === '') throw new NotUnderstood();
  const reason = reasonOf(given, said);
  const site = await siteOf(given.read, player, 'There is no such link, or it is lifted already.');
  return [made('persons/lift', { player, other }, { site, reason })];
}

const ticketAct =
  (call: 'messages/answer' | 'messages/close') =>
  async (given: Given): Promise<readonly Translated[]> => {
    count(given, 1);
    const [ticket = ''] = given.words;
    const reason = reasonOf(given);
    const isAnswer = call === 'messages/answer';
    if (!isAnswer && (given.options.text !== undefined || given.options.file !== undefined)) throw new NotUnderstood();
    const answer = isAnswer ? await answerOf(given) : '';
    const { site } = await given.read('messages/show', { ticket });
    const beside = { site, reason };
    return [
      isAnswer ? made('messages/answer', { ticket, answer }, beside) : made('messages/close', { ticket }, beside),
    ];
  };

const isDay = (day: unknown): day is string =>
  typeof day === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day));

/** The commands of before, which are staff calls: what their words mean now. `*`: all words, without an act. */
const aliases: Readonly<Record<string, Acts>> = {
  withdrawals: {
    '': () => listing('withdrawals/list', { limit: 500 }),
    release: withdrawal('withdrawals/approve'),
    refuse: withdrawal('withdrawals/refuse'),
  },
  'held-wins': {
    '': () => listing('held-wins/list', { limit: 500 }),
    release: heldWin('held-wins/pay'),
    refuse: heldWin('held-wins/refuse'),
  },
  adjust: { '*': adjustment },
  closings: {
    '': () => listing('closings/list', {}),
    reopen(given) {
      count(given, 2);
      const [site = '', player = ''] = given.words;
      return [made('closings/reopen', { player }, { site, reason: reasonOf(given) })];
    },
    export(given) {
      count(given, 2);
      const [site = '', player = ''] = given.words;
      return [made('players/export', { player }, { site, reason: 'By the command closings export' }, 'file')];
    },
  },
  'reset-factors': {
    '*'(given) {
      count(given, 2);
      const [site = '', player = ''] = given.words;
      const { case: number } = given.options;
      if (typeof number !== 'string') throw new NotUnderstood();
      const reason = reasonOf(given, `Case ${number}`);
      return [made('players/reset-factors', { player, case: number }, { site, reason })];
    },
  },
  'name-requests': {
    '': () => listing('names/list', {}),
    accept: nameRequest('names/accept'),
    refuse: nameRequest('names/refuse'),
  },
  messages: {
    '': () => listing('messages/list', {}),
    show(given) {
      count(given, 1);
      const [ticket = ''] = given.words;
      return [made('messages/show', { ticket })];
    },
    answer: ticketAct('messages/answer'),
    close: ticketAct('messages/close'),
  },
  gifts: {
    '': () => [made('gifts/list', { limit: 500 }), made('gifts/list', { outcome: 'doubtful', limit: 500 })],
    allow(given) {
      count(given, 3);
      const [site = '', gift = '', player = ''] = given.words;
      return [made('gifts/allow', { player, gift }, { site, reason: reasonOf(given) })];
    },
  },
  persons: {
    ''({ options: { since } }) {
      if (since !== undefined && !isDay(since)) throw new NotUnderstood();
      return [made('persons/list', since === undefined ? {} : { since: `${since}T00:00:00Z` })];
    },
    lift: lifting,
  },
  searches: {
    ''({ options: { site, since } }) {
      if (since !== undefined && !isDay(since)) throw new NotUnderstood();
      const beside = typeof site === 'string' ? { site } : {};
      return [made('searches/list', { ...(since !== undefined && { since }) }, beside)];
    },
  },
  jobs: {
    '': () => listing('jobs/list', {}),
    retry({ words: [kind, key, ...rest] }) {
      if (rest.length > 0) throw new NotUnderstood();
      return [made('jobs/retry', { ...(kind && { kind }), ...(key && { key }) })];
    },
  },
};

const string = { type: 'string' } as const;

/** The options that some alias takes; what one does not take is refused before (`shared/settings/src/commands.mjs`). */
const optionTypes = {
  by: string,
  sure: { type: 'boolean' },
  add: string,
  take: string,
  against: string,
  case: string,
  reason: string,
  'dry-run': { type: 'boolean' },
  text: string,
  file: string,
  site: string,
  since: string,
} as const;

/** The staff calls that the words of an old command mean. Throws NotUnderstood or NotDone. */
export async function translated(name: string, words: readonly string[], read: Read): Promise<readonly Translated[]> {
  const acts = aliases[name] ?? {};
  const { positionals, values } = parsedOrNot(words);
  const [act = '', ...rest] = positionals;
  const whole = acts['*'];
  if (whole) return whole({ words: positionals, options: values, read });
  if (!Object.hasOwn(acts, act)) throw new NotUnderstood();
  return (await acts[act]?.({ words: rest, options: values, read })) ?? [];
}

function parsedOrNot(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], allowPositionals: true, options: optionTypes });
  } catch {
    throw new NotUnderstood();
  }
}

const bodyOf = ({ call, input, beside }: Pick<Translated, 'call' | 'input' | 'beside'>) => ({
  ...input,
  ...beside,
  ...(staffRow(call).kind === 'act' && { request_id: randomUUID() }),
});

/** Makes the calls, one after the other, until one is not done. */
async function makeAll(name: string, calls: readonly Translated[], ask: AskConsole): Promise<ExitCode> {
  for (const one of calls) {
    const own = called('desk', one.call.replace('/', ' '));
    process.stderr.write(`${called(name)} is an alias, for this version alone. Use ${own}.\n`);
    const answer = await ask(one.call, bodyOf(one));
    const printed = one.prints && (answer as StaffEnvelope & Record<string, unknown>)[one.prints];
    if (answer.statusCode === 1 && typeof printed === 'string') process.stdout.write(printed);
    else {
      const code = show(answer, { isJson: false, isCsv: false });
      if (code !== 0) return answer.statusMessage === 'invalidInput' ? 2 : code;
    }
  }
  return 0;
}

/**
 * A command of before as the staff calls that it is now, made as the console of this installation. Exit codes: 1 not
 * done, or it waits for a second person; 2 words were not understood.
 */
export async function runAlias(name: string, words: readonly string[]): Promise<ExitCode> {
  try {
    return await withConsole(async (ask) => {
      const read: Read = async (call, input, site) => {
        const answer = (await ask(call, { ...input, ...(site && { site }) })) as StaffAnswer<typeof call>;
        if (answer.statusCode !== 1) throw new NotDone(answer.text ?? answer.statusMessage);
        return answer as never;
      };
      return makeAll(name, await translated(name, words, read), ask);
    });
  } catch (error) {
    if (error instanceof NotUnderstood) return say(usageOf(name), 2);
    if (error instanceof NotDone) return say(`Refused: ${error.message}`, 1);
    throw error;
  }
}
