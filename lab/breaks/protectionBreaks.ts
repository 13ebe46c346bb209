import type { Break } from './mutation';

const jurisdictions = 'backend/platform/src/jurisdictions/jurisdictions.ts';
const guard = 'backend/platform/src/identity/guard.ts';
const protection = 'backend/platform/src/protection/';
const links = 'backend/platform/src/persons/links.ts';
const play = 'backend/platform/src/play/';
const marketing = 'backend/platform/src/marketing/';
const store = 'shared/store/src/';
const offerRules = 'backend/platform/src/sites/rules/offers.ts';
const bonusRows = 'backend/platform/src/sites/rules/bonusRows.ts';
const offersOf = 'backend/platform/src/jurisdictions/offerRules.ts';

/** Mutations of player protection rules, by the test that detects them. */
export const protectionBreaks: Record<string, readonly Break[]> = {
  'backend/platform/src/jurisdictions/jurisdictions.test.ts': [
    ['D9.01', jurisdictions, 'minimumAge: 21', 'minimumAge: 18'],
    ['D9.10', jurisdictions, "option: '30d', hours: 30", "option: '6w', hours: 42"],
    ['D13.14', 'backend/platform/src/jurisdictions/notices.ts', 'barred: true', 'barred: false'],
    ['D13.14', jurisdictions, '    notices: noticesInMalta,\n', ''],
    [
      'D9.25',
      'backend/platform/src/jurisdictions/slotStakes.ts',
      '{ from: 25, amount: 500 }',
      '{ from: 21, amount: 500 }',
    ],
    ['D9.14', jurisdictions, 'roundMinimum: { slot: 2500, other: 0 }', 'roundMinimum: { slot: 2000, other: 0 }'],
  ],
  'backend/platform/src/sites/rules/bonusOffers.test.ts': [
    ['D13.03', bonusRows, 'products.length > 1', 'products.length > 2'],
    ['D13.03', bonusRows, 'levels.length > 0 && ', 'levels.length > 9 && '],
    ['D13.04', bonusRows, 'times > most', 'times > 3 * most'],
    ['D13.04', bonusRows, "times > 0 && of === 'bonus_and_deposit'", 'times > 99'],
    ['D13.05', bonusRows, 'terms[default_language]?.trim()', 'terms[default_language]'],
  ],
  'backend/app/tests/bonuses/eligibility.test.ts': [
    [
      'D13.15',
      'backend/platform/src/bonuses/offerFacts.ts',
      "if (!(await isPromotable())) return 'break';",
      'if (!(await isPromotable())) return null;',
    ],
    ['D13.15', 'backend/platform/src/bonuses/offerFacts.ts', "return isAgreed ? null : 'consent'", 'return null'],
  ],
  'backend/platform/src/play/highestStake.test.ts': [
    ['D9.25', `${play}highestStake.ts`, 'now, site.time_zone)', "now, 'UTC')"],
    ['D9.25', `${play}highestStake.ts`, '({ from }) => age >= from', '({ from }) => age + 1 >= from'],
  ],
  'backend/app/tests/protection/slotStakes.test.ts': [
    [
      'D9.25',
      `${play}providerWallet.ts`,
      'isFirst ? message.amount : await',
      'isFirst || highest ? message.amount : await',
    ],
    ['D9.25', `${play}providerWallet.ts`, 'if (staked > highest)', 'if (staked > 10 * highest)'],
    ['D9.25', 'backend/platform/src/jurisdictions/slotStakes.ts', "category === 'slot_game' || ", ''],
  ],
  'backend/app/tests/protection/protection.test.ts': [
    ['D9.02', `${protection}periods.ts`, 'return now - 7 * day', 'return now - 6 * day'],
    ['D9.03', `${protection}usage.ts`, 'return asked.find((limit)', 'return asked.slice(0, 1).find((limit)'],
    [
      'D9.04',
      `${protection}limits.ts`,
      'amount !== null && amount <= current',
      'amount !== null && amount === current',
    ],
    ['D9.05', `${protection}limits.ts`, 'limitWait = day;', 'limitWait = day / 2;'],
    ['D9.05', `${protection}pendingLimits.ts`, 'confirmWindow = 72 * hour', 'confirmWindow = 720 * hour'],
    [
      'D9.05',
      `${protection}breaks.ts`,
      "  await dropPending(transaction, row.player_id, now);\n  await emit('breakBegun', { player_id: row.player_id, access: 'time_out' });",
      "  await emit('breakBegun', { player_id: row.player_id, access: 'time_out' });",
    ],
    ['D9.10', `${protection}breaks.ts`, 'count <= longestTimeOutDays ?', 'count <= 99 ?'],
    ['D9.07', jurisdictions, '{ limited: 6, unlimited: 12 }', '{ limited: 12, unlimited: 12 }'],
    ['D9.08', `${protection}sessions.ts`, 'return now >= realityCheckAt', 'return now > 2 * realityCheckAt'],
    ['D9.09', `${protection}protectionCalls.ts`, 'slower = minutes > current', 'slower = minutes > 999'],
    ['D9.11', `${protection}access.ts`, 'now < row.time_out_until) return', 'now > row.time_out_until) return'],
    ['D9.12', `${protection}access.ts`, 'row.return_at === null || now < row.return_at', 'row.return_at === null'],
    ['D9.12', `${protection}exclusionFacts.ts`, 'answerDays: returnAnswerDays }', 'answerDays: null }'],
    [
      'D9.13',
      `${protection}breaks.ts`,
      'Math.max(row.time_out_until ?? 0, now + timeOutLength(jurisdiction, option))',
      'now + timeOutLength(jurisdiction, option)',
    ],
    ['D9.20', links, 'o.site = me.site', 'false'],
    ['D9.23', `${protection}access.ts`, 'now < row.time_out_until) return', 'now < row.time_out_until + 5000) return'],
    [
      'D9.17',
      'backend/platform/src/wallet/withdrawal.ts',
      '    assertWithin(input.amount, site.limits.withdrawal);\n',
      "    await (await import('../protection/guard')).assertMay(transaction, player, 'deposit', 0, now);\n",
    ],
  ],
  'backend/app/tests/protection/persons.test.ts': [
    ['D9.20', links, 'link.isBound || sharesDocument(link)', 'link.isBound'],
    ['D9.20', links, 'link.isBound || sharesDocument(link)', 'sharesDocument(link)'],
  ],
  'backend/app/tests/protection/beforeDeposit.test.ts': [
    ['D9.06', `${protection}firstSteps.ts`, 'profile.optOutIsActiveChoice && !row', 'false && !row'],
    [
      'D9.29',
      `${protection}firstSteps.ts`,
      'where o.player_id = p.id and o.limits_answered)',
      'where o.player_id = p.id)',
    ],
    ['D9.26', 'backend/platform/src/account/profile.ts', 'if (isMoved || isRenamed)', 'if (isRenamed)'],
    ['D9.26', `${protection}firstSteps.ts`, "['address', profile.address !== null", "['address', false"],
    ['D9.27', 'backend/platform/src/auth/signup.ts', 'if (declaresBarred && !input.declaration)', 'if (false)'],
    ['D9.27', `${protection}firstSteps.ts`, 'profile.declaresBarred && !row', 'false && !row'],
    ['D9.28', `${protection}firstSteps.ts`, 'documents.length > 0 &&', 'documents.length > 9 &&'],
  ],
  'backend/app/tests/identity/identity.test.ts': [
    [
      'D9.01',
      guard,
      'ageAt(player.dateOfBirth, now, time_zone) >=',
      'ageAt(player.dateOfBirth, now, time_zone) + 1 >=',
    ],
    ['D9.01', jurisdictions, "    demo: 'age',\n", ''],
    ['D9.26', guard, 'if (address && !row?.has_address)', 'if (false)'],
    ['D9.24', jurisdictions, "    demo: 'identity',\n", ''],
    ['D9.24', 'backend/app/src/testing/doors.ts', "  'wallet/withdraw',\n", ''],
    ['D9.24', 'backend/platform/src/account/inbox.ts', '  await assertAdmitted(transaction, player, site, now);\n', ''],
    [
      'D9.24',
      'backend/platform/src/minigame/exchange.ts',
      '    await assertAdmitted(transaction, player, site, at);\n',
      '',
    ],
  ],
  'backend/app/tests/desk/players.test.ts': [
    ['D9.12', `${protection}exclusionFacts.ts`, 'family || profile.irrevocableMonths', 'profile.irrevocableMonths'],
  ],
  'backend/app/tests/protection/blockedAccount.test.ts': [
    [
      'D9.15',
      `${protection}guard.ts`,
      "if (action !== 'login') {\n    assertOpen",
      "if (action === 'deposit') {\n    assertOpen",
    ],
  ],
  'host/shell/src/rules/promotional.test.ts': [
    ['D13.12', 'host/shell/src/rules/promotional.ts', 'promotions|mission|vip|referral', 'promotions|mission|referral'],
  ],
  'shared/store/src/protection.test.ts': [
    ['D13.12', `${store}protection.ts`, "this.remembered !== '' && ", ''],
    ['D13.12', `${store}protection.ts`, 'this.remembered === this.#account()', "this.remembered !== ''"],
    ['D13.12', `${store}protection.ts`, "this.session.access === 'open' && ", ''],
    ['D9.16', `${store}protection.ts`, '    if (this.session) this.session = { ...this.session, ...news };\n', ''],
  ],
  'backend/platform/src/sites/rules/offers.test.ts': [
    ['D13.01', offerRules, "measure === 'deposits'", "measure === 'stakes'"],
    ['D13.02', offerRules, 'deposit > 0', 'deposit < 0'],
    ['D13.03', offerRules, "[...counted, 'casino']", '[...counted]'],
    ['D13.03', offerRules, "product !== 'betting'", "product === 'casino'"],
    ['D13.04', offersOf, 'most: 10', 'most: 11'],
    ['D13.05', offerRules, '!promotion.terms?.[site.default_language]?.trim()', '!promotion.terms'],
    ['D13.06', offerRules, 'asked.source}', 'site.jurisdiction}'],
  ],
  'backend/app/tests/marketing/consents.test.ts': [
    [
      'D13.07',
      `${marketing}consents.ts`,
      "hasProgramme(site, 'rewards') ? [...categories, 'casino'] : categories",
      "[...categories, 'casino']",
    ],
    ['D13.08', `${marketing}consents.ts`, '[...added, ...withdrawn]', '[...added]'],
    ['D13.08', `${marketing}consents.ts`, 'wording: terms.wording, source }', "wording: '', source }"],
    ['D13.09', `${marketing}mayMarket.ts`, ' && channel === subject.channel', ''],
    ['D13.09', `${marketing}mayMarket.ts`, 'product === subject.product && ', ''],
    [
      'D13.09',
      'backend/platform/src/account/accountCalls.ts',
      'row && (await mayMarket(transaction, player.id, welcomeSubject, context.clock.now()))',
      'row',
    ],
    [
      'D13.10',
      'backend/platform/src/account/welcome.ts',
      'texts.body, withdrawPath',
      "texts.body, '/' || withdrawPath",
    ],
    ['D13.10', `${marketing}consents.ts`, "which === 'all' ? holding : holding.filter(isSame(which))", 'holding'],
    ['D13.11', `${protection}marketing.ts`, "accessAt(row, now) !== 'open'", "accessAt(row, now) === 'excluded'"],
    ['D13.11', `${protection}marketing.ts`, 'found.blocked === true || ', ''],
    ['D13.11', `${protection}marketing.ts`, 'breaks: 2', 'breaks: 3'],
    ['D13.11', `${protection}marketing.ts`, 'lowered: 3', 'lowered: 4'],
    ['D13.11', `${protection}marketing.ts`, '90 * day', '30 * day'],
    ['D13.11', 'backend/app/src/subscriptions.ts', "if (access !== 'excluded') return;", 'return;'],
    [
      'D13.11',
      'backend/platform/src/account/missions.ts',
      'if (!(await mayPromote(database, player.id, now))) return [];',
      '',
    ],
  ],
  'backend/app/tests/protection/terms.test.ts': [
    [
      'D9.30',
      `${protection}terms.ts`,
      "if (await areTermsDue(database, playerId)) throw new Refusal('termsUnaccepted');",
      '',
    ],
    ['D9.30', `${protection}terms.ts`, ' and v.is_material)', ')'],
  ],
};
