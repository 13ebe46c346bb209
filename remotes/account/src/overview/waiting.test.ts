import type { Payment } from '@marquee/contract/entities';
import { expect, test } from '@rstest/core';
import { type AccountFacts, waitingOf } from './waiting';

const now = Date.parse('2026-11-21T12:00:00Z');
const nothing: AccountFacts = {
  profile: { phone_verified: true, email_verified: false } as AccountFacts['profile'],
  codesBy: 'sms',
  identity: { status: 'passed', next_step: null },
  protection: { limits: [], limits_answered: true, review_due: false } as unknown as AccountFacts['protection'],
  payments: [],
  missions: [],
  levels: [],
  messages: [],
  now,
};
const payment = (state: string) =>
  ({ payment_id: state, state, created_at: 'then', timeline: [{ at: 'before' }, { at: 'since' }] }) as Payment;
const message = (state: string, reward: object | null = null) =>
  ({ state, reward }) as AccountFacts['messages'][number];
const protection = (part: object) => ({ ...nothing.protection, ...part }) as AccountFacts['protection'];
const pending = (effective_from: string) => [{ pending: { amount: 1, effective_from } }];

test.each<[string, Partial<AccountFacts>, unknown[]]>([
  ['nothing', {}, []],
  ['what is not known yet', { profile: undefined, identity: undefined, protection: undefined }, []],
  [
    'a contact that is not proved',
    { profile: { phone_verified: false, email_verified: false } as AccountFacts['profile'] },
    [{ kind: 'contact', by: 'sms' }],
  ],
  ['a check that nobody asks for', { identity: { status: 'not_asked', next_step: null } }, []],
  [
    'a check that needs documents',
    { identity: { status: 'documents', next_step: null } },
    [{ kind: 'identity', status: 'documents' }],
  ],
  ['an offer of limits', { protection: protection({ limits_answered: false }) }, [{ kind: 'limits', why: 'open' }]],
  ['a look at the limits', { protection: protection({ review_due: true }) }, [{ kind: 'limits', why: 'due' }]],
  ['a limit that still waits', { protection: protection({ limits: pending('2026-11-21T12:00:01Z') }) }, []],
  [
    'a limit to be confirmed',
    { protection: protection({ limits: pending('2026-11-21T12:00:00Z'), review_due: true }) },
    [{ kind: 'limits', why: 'confirm' }],
  ],
  ['payments that are over', { payments: ['paid', 'rejected', 'approved', 'expired'].map(payment) }, []],
  [
    'a withdrawal on its way, since its last step',
    { payments: [payment('review')] },
    [{ kind: 'payment', payment: payment('review'), since: 'since' }],
  ],
  [
    'missions, gifts and rewards, each as one line',
    {
      missions: ['complete', 'complete', 'open', 'claimed'].map(
        (state) => ({ state }) as AccountFacts['missions'][number],
      ),
      levels: [
        { name: 'Silver', deposit: 0, turnover: 0, gift: 5, gift_state: 'open' },
        { name: 'Gold', deposit: 0, turnover: 0, gift: 0, gift_state: 'open' },
      ],
      messages: [message('read', {}), message('expired', {}), message('claimed', {})],
    },
    [
      { kind: 'missions', count: 2 },
      { kind: 'gifts', count: 1 },
      { kind: 'rewards', count: 1 },
    ],
  ],
  [
    'unread messages that give nothing',
    { messages: [message('unread'), message('unread'), message('read'), message('unread', {})] },
    [
      { kind: 'rewards', count: 1 },
      { kind: 'messages', count: 2 },
    ],
  ],
])('%s waits', (_, facts, waiting) => expect(waitingOf({ ...nothing, ...facts })).toEqual(waiting));
