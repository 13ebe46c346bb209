import type { Break } from './mutation';

const auth = 'backend/platform/src/auth/';
const contract = 'shared/contract/src/';
const edge = 'host/edge/src/';
const play = 'backend/platform/src/play/';
const slip = 'remotes/sportsbook/src/';
const wallet = 'backend/platform/src/wallet/';

/** Mutations of rules about accounts, money, games, bets and calls, by the test that detects them. */
export const moneyAndPlayBreaks: Record<string, readonly Break[]> = {
  'backend/app/tests/auth/guessing.test.ts': [
    ['D5.12', `${auth}passwords.ts`, 'return !stored.startsWith(', 'return stored.startsWith('],
    ['D5.17', `${auth}tokens.ts`, 'random.bytes(32)', 'random.bytes(16)'],
  ],
  'backend/app/tests/account/account.test.ts': [
    ['D5.14', 'backend/platform/src/account/nameRequests.ts', 'return found.length > 0;', 'return found.length > 9;'],
  ],
  'backend/app/tests/api/authorisation.test.ts': [
    [
      'D5.18',
      `${auth}playerOf.ts`,
      'if (!row || !hasSessionCookie(cookies, row.session_id, row.cookie_hash)) throw over();',
      'if (!row) throw over();',
    ],
  ],
  'backend/app/tests/auth/factors.test.ts': [
    ['D5.19', `${auth}factors/grants.ts`, 'rowOf(name as CallName).needsStepUp === true', 'false'],
  ],
  'backend/app/tests/wallet/gateway.test.ts': [
    [
      'D6.01',
      'shared/contract/src/machines.ts',
      "pending: { next: { approved: 'gateway', declined: 'gateway', expired: 'gateway' } }",
      "pending: { next: { approved: 'gateway' } }",
    ],
    [
      'D6.02',
      'shared/contract/src/machines.ts',
      "processing: { next: { paid: 'gateway', rejected: 'gateway' } }",
      "processing: { next: { paid: 'gateway' } }",
    ],
  ],
  'backend/app/tests/wallet/wallet.test.ts': [
    [
      'D6.03',
      'shared/contract/src/machines.ts',
      "posts: { kind: 'withdrawal_request', from: 'cash', to: 'reserved' }",
      "posts: { kind: 'withdrawal_request', from: 'cash', to: 'payouts' }",
    ],
    ['D6.11', `${wallet}bankAccounts.ts`, 'accountNumber.slice(-4)', 'accountNumber'],
    [
      'D6.08',
      `${wallet}withdrawal.ts`,
      "if (!bank) throw new Refusal('bankAccountUnknown'",
      "if (!bank) throw new Refusal('unknownBank'",
    ],
    ['D6.09', `${wallet}bankAccounts.ts`, 'if (!fitsPattern(number, bank.pattern)) {', "if (number === '') {"],
    [
      'D6.10',
      `${wallet}bankAccounts.ts`,
      'if (!profile || !sameName(profile.full_name, input.holder_name)) {',
      'if (!profile) {',
    ],
  ],
  'backend/platform/src/sites/sites.test.ts': [
    ['D1.09', 'backend/platform/src/sites/siteParts.ts', "'Before it begins.'", "'Before it starts.'"],
  ],
  'backend/app/tests/wallet/bets.test.ts': [
    [
      'D6.15',
      `${wallet}statement.ts`,
      'closing_balance: await balanceBefore(database, playerId, to)',
      'closing_balance: await balanceBefore(database, playerId, from)',
    ],
  ],
  'backend/app/tests/catalogue/catalogue.test.ts': [
    ['R1.01', 'backend/sandbox/src/catalogue/plan.ts', "  bingo: { least: 26, most: 40, prefix: 'bi' },\n", ''],
    ['D7.01', 'backend/sandbox/src/catalogue/plan.ts', 'least: 109, most: 160', 'least: 10, most: 16'],
  ],
  'backend/protocols/src/fairness/fairness.test.ts': [
    ['D7.09', 'backend/protocols/src/fairness/fairRandom.ts', 'utf8ToBytes(serverSeed))', "utf8ToBytes(''))"],
  ],
  'backend/app/tests/games/games.test.ts': [
    ['D7.15', `${play}openRounds.ts`, 'return session?.id;', 'return session && undefined;'],
  ],
  'backend/app/tests/provider/provider.test.ts': [
    [
      'D7.17',
      'backend/protocols/src/signing/signing.ts',
      '[method.toUpperCase(), pathname + search]',
      '[method.toUpperCase(), search]',
    ],
    [
      'D7.18',
      `${play}providerWallet.ts`,
      'if (written.length > 0) return undefined;',
      'if (written) return undefined;',
    ],
    ['D7.19', `${play}providerWallet.ts`, "if (earlier.state === 'void') throw new Refusal('betCancelled');", ''],
    [
      'D7.16',
      `${play}providerRounds.ts`,
      '[player, now + shortest, now + tolerance]',
      '[player, now, now + tolerance]',
    ],
  ],
  'backend/app/tests/sports/sports.test.ts': [
    [
      'D8.03',
      'backend/platform/src/sports/ticker.ts',
      '[...new Set([...stored.changed, ...open])]',
      '[...new Set(open)]',
    ],
    [
      'D8.07',
      'backend/platform/src/sports/offers.ts',
      "policy === 'better' && odds > asked",
      "policy === 'better' && odds < asked",
    ],
  ],
  'remotes/sportsbook/src/slip/BetSlip.test.ts': [
    ['D8.04', `${slip}slip/BetSlip.ts`, "['single', 'combo', 'system']", "['single', 'combo']"],
    ['D8.09', 'backend/platform/src/sports/placeBet.ts', 'live: isLive(offers)', 'live: false'],
  ],
  'remotes/sportsbook/src/odds/formats.test.ts': [
    ['D8.06', `${slip}odds/formats.ts`, 'return profit <= 1000 ? display', 'return profit <= 900 ? display'],
  ],
  'backend/app/tests/protection/protection.test.ts': [
    ['D9.20', 'backend/platform/src/protection/guard.ts', 'if (isExcludedElsewhere(links))', 'if (links.length > 99)'],
  ],
  'backend/app/tests/protection/personBreaks.test.ts': [
    [
      'D9.20',
      'backend/platform/src/protection/guard.ts',
      'if (isTimedOutElsewhere(links, now))',
      'if (links.length > 99)',
    ],
    ['D9.20', 'backend/platform/src/protection/guard.ts', 'accounts = await assertOwnPerson', 'await assertOwnPerson'],
    ['D9.21', 'backend/platform/src/persons/siteOperators.ts', '({ operator }) => operator', "() => 'A'"],
  ],
  'backend/app/tests/api/api.test.ts': [
    ['R7.02', 'backend/platform/src/api/answer.ts', 'domainOf(carry.domain_name || host)', 'domainOf(host)'],
    ['R7.03', 'backend/platform/src/calls/envelopes.ts', 'statusMessage: error.statusMessage', "statusMessage: 'OK'"],
  ],
  'host/edge/src/parts.test.ts': [
    ['R7.09', `${contract}siteCookies.ts`, "cookie('client-domain', domain", "cookie('domain', domain"],
  ],
  'backend/app/tests/api/privacy.test.ts': [
    ['R7.01', 'backend/platform/src/api/api.ts', "app.post('/api/*', async", "app.all('/api/*', async"],
  ],
  'shared/contract/src/specification.test.ts': [['R7.04', `${contract}calls/games.ts`, "'home/fav_add'", "'home/add'"]],
  'host/tests/edge/edge.test.ts': [
    ['D10.01', `${edge}http/security.ts`, '...scripts.map(hashSource), ...siteScripts', '...siteScripts'],
    ['R7.06', `${edge}handlers/mountPageFiles.ts`, 'if (asked !== id) return', 'if (!asked) return'],
    ['R7.07', `${edge}handlers/mountPageFiles.ts`, "latest, 200, { 'cache-control': 'no-store' }", 'latest, 200, {}'],
    [
      'R7.08',
      `${edge}handlers/mountPageFiles.ts`,
      "const payloadEnding = '/payload.json'",
      "const payloadEnding = '/page.json'",
    ],
  ],
  'remotes/wallet/src/history/historyQuery.test.ts': [
    ['D3.04', 'remotes/wallet/src/history/historyQuery.ts', "search.get('from')", "search.get('since')"],
  ],
};
