import { manualClock } from '@marquee/kernel/testing/manualClock';
import { codeRules } from '@marquee/platform/auth/codes';
import { JobRunner } from '@marquee/platform/jobs/jobRunner';
import { takeJobs } from '@marquee/platform/jobs/jobs';
import { messageJob, writeMessage } from '@marquee/platform/messages/queue';
import { sendMessages } from '@marquee/platform/messages/sendMessages';
import type { Message, MessageSender } from '@marquee/protocols/messages/messageSender';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@rstest/core';
import { longestPauses } from '../../src/testing/longestPauses';
import { acceptAll, messageReceiver } from '../../src/testing/messageReceiver';
import { testBackend } from '../../src/testing/testBackend';

/** The lease of a message, ms. */
const lease = 30_000;
const clock = manualClock();
let receiver: Awaited<ReturnType<typeof messageReceiver>>;
/** The backend's current sender: the receiver's, unless a test replaces it. */
let sender: MessageSender;
let backend: Awaited<ReturnType<typeof testBackend>>;
let lost: string[] = [];

beforeAll(async () => {
  receiver = await messageReceiver(clock);
  const current: MessageSender = { send: (message) => sender.send(message) };
  backend = await testBackend({ clock, random: longestPauses, adapters: { sender: current }, log: () => {} });
  backend.services.signals.subscribe('messageLost', ({ purpose }) => lost.push(purpose));
});
beforeEach(async () => {
  await backend.reset();
  lost = [];
  sender = receiver.sender;
  receiver.reset();
});
afterAll(async () => {
  await backend.close();
  await receiver.close();
});

const ask = () => backend.call('auth/tac/request_login', { account_id: 'demo' });
const rows = () =>
  backend.database.query<{ state: string; content: object | null; turn: number }>(
    "select state, content, turn from messages join jobs on kind = 'message' and key = message_id order by id",
  );
async function turn(jobs: JobRunner = backend.services.jobs) {
  await jobs.turn([messageJob]);
  await jobs.settled();
}
/** The jobs of another process, which sends messages. */
function otherProcess(sender: MessageSender): JobRunner {
  const { database, signals } = backend.services;
  const report = () => {};
  const jobs = new JobRunner({ database, clock, random: longestPauses, report });
  sendMessages({ jobs, clock, sender, signals, report });
  return jobs;
}
const never = () => new Promise<never>(() => {});

describe('a message', () => {
  it('is sent once its call is answered, and then forgotten', async () => {
    await ask();
    expect([...receiver.got.values()]).toEqual([
      {
        message_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        site: 'localhost',
        site_name: expect.any(String),
        channel: 'sms',
        recipient: '+639170000000',
        subject: '',
        body: expect.stringMatching(/^\d{6} is your /),
        language: 'en',
        expires_at: clock.now() + codeRules.lifetime,
      },
    ]);
    expect(await rows()).toEqual([{ state: 'sent', content: null, turn: 1 }]);
    await turn();
    expect(receiver.came).toHaveLength(1);
  });

  it('that the receiver took, though its answer was lost, is sent again with the same id', async () => {
    receiver.behaviour.answer = () => new Response('lost', { status: 502 });
    await ask();
    expect(await rows()).toMatchObject([{ state: 'pending', turn: 1 }]);
    receiver.behaviour.answer = acceptAll.answer;
    await turn();
    expect(receiver.came).toHaveLength(1);
    clock.advance(2_000);
    await turn();
    expect(receiver.came).toHaveLength(2);
    expect(receiver.got.size).toBe(1);
    expect(await rows()).toMatchObject([{ state: 'sent', turn: 2 }]);
    expect(lost).toEqual([]);
  });

  for (const [name, answer] of [
    ['signed by nobody', () => Response.json({ status: 'sent' })],
    ['with another text than was signed', (signed: Response) => new Response('{"status":"sent"}', signed)],
    ['that is no answer', () => new Response('<html>', { status: 200 })],
  ] as const) {
    it(`is not taken for sent after an answer ${name}`, async () => {
      receiver.behaviour.answer = answer;
      await ask();
      expect(await rows()).toMatchObject([{ state: 'pending', turn: 1 }]);
    });
  }

  it('is not taken for sent while an answer ends nowhere', async () => {
    receiver.behaviour.answer = never;
    sender = receiver.senderWithin(200);
    await ask();
    expect(await rows()).toMatchObject([{ state: 'pending', turn: 1 }]);
  });

  it('that is refused is lost, and not tried again', async () => {
    receiver.behaviour.outcome = () => ({ status: 'refused', reason: 'unknownRecipient' });
    await ask();
    expect(await rows()).toEqual([{ state: 'failed', content: null, turn: 1 }]);
    clock.advance(60_000);
    await turn();
    expect(receiver.came).toHaveLength(1);
    expect(lost).toEqual(['login']);
  });

  it('waits longer after each try, until it is of no use; then it is lost, and forgotten', async () => {
    receiver.behaviour.answer = () => new Response('', { status: 503 });
    const begun = clock.now();
    const tries: number[] = [];
    await ask();
    for (let second = 0; second < 400; second++) {
      const before = receiver.came.length;
      await turn();
      if (receiver.came.length > before) tries.push((clock.now() - begun) / 1000);
      clock.advance(1000);
    }
    expect(tries).toEqual([2, 6, 14, 30, 60, 90, 120, 150, 180, 210, 240, 270]);
    expect(await rows()).toEqual([{ state: 'failed', content: null, turn: 14 }]);
    expect(lost).toEqual(['login']);
  });

  it('that a killed process left is sent by another, with the same id', async () => {
    receiver.behaviour.answer = () => new Response('', { status: 503 });
    await ask();
    clock.advance(2_000);
    // Simulates a process that crashed between leasing the message and the answer.
    const [left] = await takeJobs(backend.database, [{ kind: messageJob, most: 1, lease }], clock.now());
    receiver.behaviour.answer = acceptAll.answer;
    clock.advance(lease - 1);
    await turn();
    expect(receiver.came).toHaveLength(1);
    clock.advance(1);
    await turn();
    expect(receiver.came[1]?.message_id).toBe(left?.key);
    expect(await rows()).toMatchObject([{ state: 'sent' }]);
  });

  it('is sent by one process where several look at once', async () => {
    const { database } = backend;
    for (let at = 0; at < 20; at++)
      await writeMessage(database, { ...sample(), about: `${at}`, expires_at: clock.now() + 60_000 }, clock.now());
    const other = otherProcess(receiver.sender);
    await Promise.all([turn(), turn(other), turn(), turn(other)]);
    expect(receiver.came).toHaveLength(20);
    expect(receiver.got.size).toBe(20);
  });

  it('that still waits is replaced by the newer code', async () => {
    receiver.behaviour.answer = () => new Response('', { status: 503 });
    await ask();
    clock.advance(codeRules.pause);
    await ask();
    receiver.behaviour.answer = acceptAll.answer;
    clock.advance(2_000);
    await turn();
    const [old, fresh, again] = receiver.came;
    expect([receiver.came.length, again?.body]).toEqual([3, fresh?.body]);
    expect(old?.message_id).not.toBe(fresh?.message_id);
    expect((await rows()).map(({ state }) => state).sort()).toEqual(['sent', 'void']);
    expect(lost).toEqual([]);
  });

  it('whose row cannot be parsed does not keep others from being sent', async () => {
    receiver.behaviour.answer = () => new Response('', { status: 503 });
    await ask();
    await backend.database.query("update messages set content = '[]'");
    await backend.player({ account_id: 'another' });
    await backend.call('auth/tac/request_login', { account_id: 'another' });
    receiver.behaviour.answer = acceptAll.answer;
    clock.advance(2_000);
    receiver.got.clear();
    await turn();
    expect(receiver.got.size).toBe(1);
    expect((await rows()).map(({ state }) => state).sort()).toEqual(['failed', 'sent']);
  });

  it('is not written where no code is', async () => {
    await ask();
    expect(await ask()).toMatchObject({ statusMessage: 'codeTooSoon' });
    expect(await rows()).toHaveLength(1);
  });
});

describe('asking for a code', () => {
  const post = async (account_id: string) =>
    backend.post('/api/auth/tac/request_login', { domain_name: 'localhost', account_id });

  it('waits for no receiver, and leaves the same behind for an account that does not exist', async () => {
    const held: Message[] = [];
    let fail = () => {};
    const answer = new Promise<never>((_, reject) => {
      fail = () => reject(new Error('no answer in time'));
    });
    sender = {
      send(message) {
        held.push(message);
        return answer;
      },
    };
    // The receiver does not answer before this.
    await post('demo');
    expect(await (await post('nobody_9')).json()).toMatchObject({ statusCode: 1 });
    const found = await backend.database.query('select state, content is null as empty from messages order by state');
    expect(found).toEqual([
      { state: 'pending', empty: false },
      { state: 'void', empty: true },
    ]);
    await expect.poll(() => held.length).toBe(1);
    fail();
    await backend.services.jobs.settled();
    expect(held).toHaveLength(1);
    clock.advance(codeRules.lifetime);
    await turn();
    expect(lost).toEqual(['login']);
  });

  it('uses no more memory while the receiver does not answer', async () => {
    const { database } = backend;
    const jobs = otherProcess({ send: never });
    for (let at = 0; at < 60; at++) {
      const message = { ...sample(), about: `${at}`, expires_at: clock.now() + 60_000 };
      await writeMessage(database, message, clock.now());
      jobs.wake(messageJob);
    }
    await jobs.turn();
    const taken = await database.query('select 1 from jobs where turn > 0');
    expect(taken.length).toBeLessThanOrEqual(50);
    await backend.reset();
  });
});

const sample = () => ({
  purpose: 'login',
  nobody: false,
  site: 'localhost',
  site_name: 'Marquee',
  channel: 'sms' as const,
  recipient: '+639170000000',
  subject: '',
  body: '123456',
  language: 'en',
});
