import { languageCodes } from '@marquee/contract/languages';
import { Metrics } from '@marquee/kernel/metrics/metrics';
import { manualClock } from '@marquee/kernel/testing/manualClock';
import { takeJobs } from '@marquee/platform/jobs/jobs';
import { messageJob } from '@marquee/platform/messages/queue';
import { countWaiting } from '@marquee/platform/operations/waitingCounts';
import { longestAnswer } from '@marquee/platform/support/ticketMails';
import { decideTicket, findTicket, openTickets } from '@marquee/platform/support/tickets';
import type { MessageSender } from '@marquee/protocols/messages/messageSender';
import { messageSchema } from '@marquee/protocols/messages/messages';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@rstest/core';
import * as v from 'valibot';
import { contactFindings } from '../../src/doctor/contactCheck';
import { acceptAll, messageReceiver } from '../../src/testing/messageReceiver';
import { testBackend } from '../../src/testing/testBackend';

const hour = 3_600_000;
const clock = manualClock();
const metrics = new Metrics();
let receiver: Awaited<ReturnType<typeof messageReceiver>>;
let backend: Awaited<ReturnType<typeof testBackend>>;
/** Texts that try to break out of their context. */
const hostile = '<img src=x onerror=alert(1)> {{site_name}} \u202e\nBcc: all@example.test\n😀 नमस्ते';

beforeAll(async () => {
  receiver = await messageReceiver(clock);
  const sender: MessageSender = { send: (message) => receiver.sender.send(message) };
  backend = await testBackend({ clock, metrics, adapters: { sender }, log: () => {} });
});
beforeEach(async () => {
  await backend.reset();
  receiver.reset();
});
afterAll(async () => {
  await backend.close();
  await receiver.close();
});

const form = { full_name: 'Ann', contact_email: 'ann@example.test', message: 'Where is my deposit of Monday?' };
async function turn() {
  await backend.services.jobs.turn([messageJob]);
  await backend.services.jobs.settled();
}
async function visitorsTicket(site = 'localhost', change: Partial<typeof form> & { language?: 'NE' } = {}) {
  const { ticket = '' } = await backend.call('content/contact', { ...form, ...change }, { site });
  return ticket;
}
const decide = (ticket: string, answer: string | undefined, by = 'A. Name') =>
  decideTicket(backend.database, backend.sites, { ticket, by, ...(answer !== undefined && { answer }) }, clock.now());
const waiting = async () => (await openTickets(backend.database)).map(({ ticket }) => ticket);

describe('a message to the operator', () => {
  it('goes to the mailbox of the site, and waits in the list, the oldest first', async () => {
    const first = await visitorsTicket();
    clock.advance(1000);
    const second = await visitorsTicket('localhost', { language: 'NE' });
    expect(receiver.came[0]).toEqual({
      message_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      site: 'localhost',
      site_name: expect.any(String),
      channel: 'email',
      recipient: 'operator@site.localhost',
      subject: expect.stringContaining(first),
      body: expect.stringMatching(
        /^Ann <ann@example\.test>, a visitor, language EN[\s\S]*Where is my deposit[\s\S]*npm run desk -- messages show --ticket /,
      ),
      html: expect.stringContaining('<p style="margin:0 0 16px">Where is my deposit of Monday?</p>'),
      language: 'en',
      expires_at: expect.any(Number),
    });
    expect(await openTickets(backend.database)).toMatchObject([
      { ticket: first, site: 'localhost', account_id: null, language: 'EN', state: 'waiting' },
      { ticket: second, language: 'NE' },
    ]);
  });

  it('of a site without a mailbox only waits in the list', async () => {
    const ticket = await visitorsTicket('slot2.localhost');
    await turn();
    expect(receiver.came).toEqual([]);
    expect(await waiting()).toEqual([ticket]);
  });

  it('is mailed again with the same id while the receiver is down, for days, and by the next process after one that died', async () => {
    receiver.behaviour.answer = () => new Response('', { status: 503 });
    await visitorsTicket();
    clock.advance(48 * hour);
    // Simulates a process that crashed between leasing the message and the answer.
    const room = { kind: messageJob, most: 1, lease: 30_000 };
    expect(await takeJobs(backend.database, [room], clock.now())).toHaveLength(1);
    Object.assign(receiver.behaviour, acceptAll);
    clock.advance(30_000);
    await turn();
    expect(receiver.came).toHaveLength(2);
    expect(receiver.came[1]).toEqual(receiver.came[0]);
    expect(receiver.got.size).toBe(1);
    await turn();
    expect(receiver.came).toHaveLength(2);
  });

  it('whose mail the receiver refuses waits in the list all the same', async () => {
    receiver.behaviour.outcome = () => ({ status: 'refused', reason: 'unknownRecipient' });
    const ticket = await visitorsTicket();
    expect(await waiting()).toEqual([ticket]);
  });

  it('that is sent again after a lost answer is the first one', async () => {
    const player = await backend.player();
    const message = { ...form, request_id: 'a3bb189e-8bf9-4888-9912-ace4e6543002' };
    const once = await backend.call('support/write', message, { player });
    const [twice, thrice] = await Promise.all([
      backend.call('support/write', message, { player }),
      backend.call('support/write', message, { player }),
    ]);
    expect([twice.ticket, thrice.ticket]).toEqual([once.ticket, once.ticket]);
    const others = await backend.call('support/write', message, { player: await backend.player() });
    const visitors = await backend.call('content/contact', message);
    expect(new Set([once.ticket, others.ticket, visitors.ticket]).size).toBe(3);
    expect(receiver.came).toHaveLength(3);
  });

  it('is as long as may be and hostile, and its mail is one that the protocol takes', async () => {
    await visitorsTicket('localhost', { full_name: 'N'.repeat(100), message: `${hostile}${'😀'.repeat(1950)}` });
    const [mail] = receiver.came;
    expect(v.parse(messageSchema, mail).body.length).toBeGreaterThan(1900);
    expect(mail?.body).not.toMatch(/\p{Cs}/u);
    expect(mail?.subject).not.toMatch(/img|Bcc/);
  });

  it.each([
    ['a zero', 'A message with \u0000 in it'],
    ['an escape sequence', 'A message with \u001b[2J in it'],
  ])('with %s is refused', async (_, message) =>
    expect(await backend.call('content/contact', { ...form, message })).toMatchObject({
      statusMessage: 'invalidInput',
      fields: { message: 'controlCharacter' },
    }),
  );
});

describe('the answer', () => {
  it('to a visitor goes to their address, in their language, and what could not be delivered comes back into the list', async () => {
    const ticket = await visitorsTicket('localhost', { language: 'NE' });
    receiver.came.length = 0;
    receiver.behaviour.answer = () => new Response('', { status: 503 });
    expect(await decide(ticket, 'It came today.')).toEqual({ kind: 'email' });
    await turn();
    expect(await findTicket(backend.database, ticket)).toMatchObject({
      state: 'answered',
      decided_by: 'A. Name',
      decided_at: clock.now(),
      mail: 'pending',
    });
    expect(receiver.came[0]).toMatchObject({
      recipient: 'ann@example.test',
      language: 'ne',
      body: expect.stringMatching(new RegExp(`^It came today\\.\\n\\n[\\s\\S]*${ticket}`)),
    });
    expect(await waiting()).toEqual([]);
    receiver.behaviour.answer = acceptAll.answer;
    receiver.behaviour.outcome = () => ({ status: 'refused', reason: 'unknownRecipient' });
    clock.advance(60_000);
    await turn();
    expect(receiver.came[1]).toEqual(receiver.came[0]);
    expect(await openTickets(backend.database)).toMatchObject([{ ticket, state: 'answered', mail: 'failed' }]);
  });

  it('as long as it may be fits into a mail, in every language', async () => {
    for (const language of languageCodes) {
      await backend.resetLimits();
      const { ticket = '' } = await backend.call('content/contact', { ...form, language });
      receiver.came.length = 0;
      await decide(ticket, 'x'.repeat(longestAnswer));
      await turn();
      expect(receiver.came).toHaveLength(1);
      v.parse(messageSchema, receiver.came[0]);
    }
  });

  it('to a player is in the inbox and with the message, unread until it is opened, and visible to no one else', async () => {
    const player = await backend.player();
    const older = await backend.call('support/write', form, { player });
    clock.advance(1000);
    const { ticket = '' } = await backend.call('support/write', { ...form, message: hostile }, { player });
    receiver.came.length = 0;
    const sent = await backend.call('support/tickets', {}, { player });
    expect(sent.value).toMatchObject([
      { ticket, message: hostile, state: 'waiting', answer: null, inbox_id: null, unread: false },
      { ticket: older.ticket },
    ]);
    expect(await decide(ticket, `<b>${hostile}</b>\n\nTwo`)).toEqual({ kind: 'inbox' });
    await turn();
    expect(receiver.came).toEqual([]);
    const [answered] = (await backend.call('support/tickets', {}, { player })).value ?? [];
    expect(answered).toMatchObject({ state: 'answered', answer: `<b>${hostile}</b>\n\nTwo`, unread: true });
    const [news] = (await backend.call('settings/get_inbox', {}, { player })).value ?? [];
    expect(news).toMatchObject({ inbox_id: answered?.inbox_id, state: 'unread' });
    expect(news?.body.EN).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(news?.body.EN).not.toMatch(/<(?!\/?(p|em|br)>)/);
    await backend.call('settings/read_inbox', { inbox_id: answered?.inbox_id ?? '' }, { player });
    expect((await backend.call('support/tickets', {}, { player })).value?.[0]?.unread).toBe(false);
    expect((await backend.call('support/tickets', {}, { player: await backend.player() })).value).toEqual([]);
  });

  it('of two people at once is one: the other sees whose', async () => {
    const ticket = await visitorsTicket();
    receiver.came.length = 0;
    const both = await Promise.all([decide(ticket, 'Yes.', 'Ann'), decide(ticket, 'No.', 'Bob')]);
    expect(both.map(({ kind }) => kind).sort()).toEqual(['decided', 'email']);
    const winner = both[0]?.kind === 'email' ? 'Ann' : 'Bob';
    expect(both).toContainEqual({ kind: 'decided', ticket: expect.objectContaining({ decided_by: winner }) });
    expect(await decide(ticket, undefined, 'Cyd')).toMatchObject({ kind: 'decided', ticket: { decided_by: winner } });
    await turn();
    expect(receiver.came).toHaveLength(1);
  });

  it('to nobody is said to be that, and a closed message has none', async () => {
    expect(await decide('nothing', 'Yes.')).toEqual({ kind: 'unknown' });
    const player = await backend.player();
    const { ticket = '' } = await backend.call('support/write', form, { player });
    expect(await decide(ticket, undefined)).toEqual({ kind: 'closed' });
    const { value } = await backend.call('support/tickets', {}, { player });
    expect(value).toMatchObject([{ state: 'closed', answer: null, decided_at: new Date(clock.now()).toISOString() }]);
  });

  it('reaches a player who is excluded, and by e-mail one whose account is closed', async () => {
    const player = await backend.player();
    await backend.call(
      'protection/self_exclude',
      { request_id: 'a3bb189e-8bf9-4888-9912-ace4e6543002', option: '6m' },
      { player },
    );
    const written = await backend.call('support/write', form, { player });
    expect(written.statusCode).toBe(1);
    await decide(written.ticket ?? '', 'We are here.');
    expect((await backend.call('support/tickets', {}, { player })).value).toMatchObject([
      { answer: 'We are here.', unread: true },
    ]);
    const { ticket = '' } = await backend.call('support/write', form, { player });
    await backend.database.query("update players set status = 'closed' where id = $1", [player.id]);
    expect(await decide(ticket, 'Still here.')).toEqual({ kind: 'email' });
  });
});

describe('messages that wait too long', () => {
  it('are seen by the figures and by the doctor', async () => {
    const look = async () => {
      await countWaiting(backend.services);
      const text = await metrics.text();
      return ['waiting', 'overdue', 'oldest_seconds'].map((name) =>
        Number(new RegExp(`^marquee_contact_${name} (\\d+)$`, 'm').exec(text)?.[1]),
      );
    };
    const settings = { MARQUEE_MODE: 'sandbox', SITES_DIR: '', ANSWER_HOURS: 24 } as const;
    const doctor = () =>
      contactFindings({ kind: 'open', database: backend.database, isEmbedded: true }, settings, clock.now());
    expect(await look()).toEqual([0, 0, 0]);
    const ticket = await visitorsTicket();
    clock.advance(24 * hour);
    await visitorsTicket();
    expect(await look()).toEqual([2, 0, 86_400]);
    expect(await doctor()).toMatchObject([{ level: 'ok', found: '2 messages wait for an answer' }]);
    clock.advance(1);
    expect((await look())[1]).toBe(1);
    expect(await doctor()).toMatchObject([
      { level: 'warning', found: expect.stringContaining('longer than 24 hours') },
    ]);
    await decide(ticket, undefined);
    expect((await look())[1]).toBe(0);
  });

  it('of a live site without a mailbox are a warning of the doctor', async () => {
    const settings = { MARQUEE_MODE: 'live', SITES_DIR: 'backend/sites', ANSWER_HOURS: 24 } as const;
    const found = await contactFindings({ kind: 'none' }, settings, clock.now());
    expect(found).toContainEqual(
      expect.objectContaining({
        level: 'warning',
        found: 'slot2.localhost: nobody is told of messages of the contact form',
      }),
    );
    expect(found.some(({ found: text }) => text.startsWith('localhost:'))).toBe(false);
  });
});
