import { describe, expect, test } from '@rstest/core';
import { type AskingFacts, asks } from './asks';

const now = Date.parse('2026-03-14T12:00:00Z');
const session = {
  access: 'open',
  until: null,
  started_at: '2026-03-14T11:00:00Z',
  net: 0,
  reality_check_at: '2026-03-14T12:00:00Z',
  review_due: true,
  now: '2026-03-14T12:00:00Z',
} as const;
const facts: AskingFacts = { session, games: 0, now, pathname: '/', reviewed: false, told: false };

describe('a question to the player', () => {
  test.each<[string, Partial<AskingFacts>, ReturnType<typeof asks>]>([
    ['the reality check beside a game that is due', { games: 1 }, 'reality'],
    ['nothing beside a game a millisecond before', { games: 1, now: now - 1 }, null],
    ['nothing beside a game without a session', { games: 1, session: { ...session, reality_check_at: null } }, null],
    ['the review elsewhere', {}, 'review'],
    ['the review once in a visit', { reviewed: true }, null],
    ['no review that is not due', { session: { ...session, review_due: false } }, null],
    ['no review over a deposit', { pathname: '/deposit' }, null],
    ['no review where the limits stand', { pathname: '/responsible-gaming' }, null],
    ['new terms, before the review', { session: { ...session, terms_due: true } }, 'terms'],
    ['new terms once in a visit', { told: true, session: { ...session, terms_due: true } }, 'review'],
    ['nothing on a break', { games: 1, session: { ...session, access: 'time_out' } }, null],
    ['nothing to a visitor', { games: 1, session: undefined }, null],
  ])('%s [D9.07, D9.08]', (_, change, question) => expect(asks({ ...facts, ...change })).toBe(question));
});
