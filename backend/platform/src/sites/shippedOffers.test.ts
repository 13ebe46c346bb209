import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@rstest/core';
import { fillInOffer } from './offerText';
import { sandboxSites } from './siteFolder';
import { domainsIn, examineSites } from './siteSet';

const sites = [...examineSites(sandboxSites, domainsIn(sandboxSites)).values()].flatMap(({ made }) => made?.site ?? []);
const offers = sites.flatMap((site) =>
  site.bonus_offers.map((offer) => ({ site, offer, name: `${site.domain_name} ${offer.code}` })),
);
const at = (domain: string) => sites.find(({ domain_name }) => domain_name === domain)?.bonus_offers ?? [];

describe('the shipped offers', () => {
  test.each(offers)('$name: every figure of its texts is one of its fields', ({ site, offer }) => {
    for (const texts of [offer.title, offer.terms, offer.full_terms]) {
      // What is not a placeholder has no figures of its own.
      for (const text of Object.values(texts)) expect(text.replace(/\{\{\w+\}\}/g, '')).not.toMatch(/\p{N}/u);
      for (const text of Object.values(fillInOffer(texts, offer, site))) expect(text).not.toContain('{{');
    }
  });

  test.each(offers)('$name: its significant terms name each figure that limits it, in every language', ({ offer }) => {
    const { kind, trigger, most_converted, highest_stake, least_loss } = offer;
    const named = {
      match: ['offer_percent', 'offer_most', 'offer_least_deposit', 'offer_times', 'offer_days'],
      fixed: ['offer_amount', 'offer_days'],
      free_bet: ['offer_amount', 'offer_days', 'offer_least_odds'],
      cash_back: ['offer_percent', 'offer_most'],
    }[kind];
    if (most_converted !== null) named.push('offer_most_converted');
    if (highest_stake !== null) named.push('offer_highest_stake');
    if (least_loss > 0) named.push('offer_least_loss');
    if (trigger.on === 'contact') named.push('offer_claim_days');
    for (const [language, text] of Object.entries(offer.terms))
      expect([language, named.filter((name) => !text.includes(`{{${name}}}`))]).toEqual([language, []]);
    for (const [language, text] of Object.entries(offer.full_terms))
      expect([language, named.filter((name) => !text.includes(`{{${name}}}`))]).toEqual([language, []]);
  });

  test('are three kinds, in the default site and in each jurisdiction that has its own', () => {
    const kinds = (domain: string) => at(domain).map(({ code, kind }) => `${code} ${kind}`);
    const all = ['WELCOME match', 'FREE-BET free_bet', 'CASH-BACK cash_back'];
    expect(kinds('localhost')).toEqual([...all.slice(0, 2), 'KICKOFF free_bet', ...all.slice(2)]);
    expect(kinds('casino1.localhost')).toEqual(all);
    expect(kinds('casino4.localhost')).toEqual(['WELCOME match', 'CASH-BACK cash_back']);
    expect(kinds('sportsbook2.localhost')).toEqual(['FREE-BET free_bet', 'KICKOFF free_bet', 'CASH-BACK cash_back']);
  });

  test('say the figures of the site’s currency', () => {
    const [welcome] = offers.filter(({ name }) => name === 'localhost WELCOME');
    expect(welcome && fillInOffer(welcome.offer.terms, welcome.offer, welcome.site).EN).toBe(
      'For players of 18 or older. Your first deposit, of ₱200.00 or more: 100% of it as a bonus, at most ₱2,000.00. Stake the bonus 10 times on slots within 30 days, at most ₱100.00 for each stake; then at most ₱10,000.00 becomes cash. A withdrawal before that ends the bonus. Once for each person, home and bank account. No end date; the total amount is limited.',
    );
  });

  test('have the same words in every file that shares them', () => {
    const texts = new Map<string, string>();
    for (const name of ['eur', 'gbp', 'php', 'sports']) {
      const file = JSON.parse(readFileSync(`${sandboxSites}/common/offers-${name}.json`, 'utf8'));
      for (const { code, products, terms, full_terms } of file.bonus_offers) {
        const key = `${code} ${products}`;
        const said = JSON.stringify([terms, full_terms]);
        expect([name, key, texts.get(key) ?? said]).toEqual([name, key, said]);
        texts.set(key, said);
      }
    }
  });
});
