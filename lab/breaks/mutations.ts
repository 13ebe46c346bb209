import { bonusBreaks } from './bonusBreaks';
import { moneyAndPlayBreaks } from './moneyAndPlayBreaks';
import type { Break, Mutation } from './mutation';
import { protectionBreaks } from './protectionBreaks';

const account = 'backend/platform/src/account/';
const auth = 'backend/platform/src/auth/';
const contract = 'shared/contract/src/';
const edge = 'host/edge/src/';
const host = 'host/shell/src/';
const page = 'shared/page/src/';
const store = 'shared/store/src/';
const templates = 'host/templates/';
const theme = 'shared/theme/src/';
const ui = 'shared/ui/src/';

/** Mutations by the test that detects them. */
const breaks: Record<string, readonly Break[]> = {
  'backend/app/tests/sports/ruleExamples.test.ts': [
    ['D8.10', 'backend/protocols/src/odds/sportRules.ts', 'periods.length <= regularPeriods', 'periods.length > 0'],
  ],
  'shared/page/src/middleware.test.ts': [
    ['R2.01', `${page}hostRoutes.ts`, "path: '/preloader'", "path: '/preload'"],
    ['R2.03', `${page}hostRoutes.ts`, "seo: 'login',\n    guard: 'guest',", "seo: 'login',"],
    [
      'R2.04',
      'remotes/minigame/src/remote.ts',
      "path: '/spin', page: './spin/SpinPage', guard: 'player'",
      "path: '/spin', page: './spin/SpinPage'",
    ],
    ['R2.05', `${page}hostRoutes.ts`, "page: 'preloader', title", "page: 'preloader', guard: 'player', title"],
    ['R2.06', `${page}middleware.ts`, "= 'Unknown route middleware'", "= 'Unknown middleware'"],
    ['R8.23', `${page}middleware.ts`, "= 'Unknown route middleware'", "= 'Unknown Route Middleware'"],
  ],
  'host/shell/src/rules/returnPath.test.ts': [
    [
      'R2.07',
      `${host}rules/returnPath.ts`,
      "test(candidate)) return '/';",
      "test(candidate)) return candidate ?? '/';",
    ],
  ],
  'host/tests/edge/sites.test.ts': [
    ['R2.08', `${edge}page/plan.ts`, 'if (!live || missing) return 404;', 'if (missing) return 404;'],
    ['R2.22', `${edge}handlers/pages.ts`, 'if (startup.maintenance.is_maintenance) {', 'if (!startup.maintenance) {'],
    ['D1.08', `${edge}http/security.ts`, "'connect-src': withVendors,", "'connect-src': \"'self'\","],
    ['R2.48', `${edge}handlers/pages.ts`, 'return { redirect: prefix + target', 'return { redirect: target'],
  ],
  'remotes/wallet/src/history/periods.test.ts': [
    ['D6.17', 'remotes/wallet/src/history/periods.ts', ", 'lastYear', 'months12']", ']'],
  ],
  'remotes/wallet/src/history/historyQuery.test.ts': [
    ['R2.09', 'remotes/wallet/src/history/historyQuery.ts', 'page=[page]`', 'page=1`'],
  ],
  'remotes/minigame/src/remote.test.ts': [
    ['R2.11', 'remotes/minigame/src/remote.ts', "      layout: 'minigame',\n", ''],
  ],
  'host/shell/src/rules/loginWay.test.ts': [
    ['R2.13', `${host}rules/loginWay.ts`, "to: '/', state", "to: '/home', state"],
    ['R2.15', `${host}rules/loginWay.ts`, 'modalDelay = 1000', 'modalDelay = 100'],
    ['R2.31', `${host}rules/loginWay.ts`, "to: '/', state", "to: '/login', state"],
    ['R4.08', `${host}rules/loginWay.ts`, 'to, ...(reason && { reason })', 'to'],
    ['R9.09', `${host}rules/loginWay.ts`, 'modalDelay = 1000', 'modalDelay = 2000'],
  ],
  'shared/ui/src/modals.test.ts': [
    ['R2.17', `${ui}modals.ts`, 'else this.closeAll();', ''],
    ['R2.18', `${ui}modals.ts`, 'if (wasTop) this.#open.at(-1)?.resume?.();', ''],
  ],
  'host/shell/src/layout/layoutOf.test.ts': [
    ['R2.19', `${host}layout/layoutOf.ts`, 'route.layout ?? ', ''],
    ['R2.20', `${host}layout/layoutOf.ts`, 'route.layout ?? `template', 'route.layout ?? `layout'],
  ],
  'host/templates/data/specification.test.ts': [
    ['R2.14', `${templates}slot5/row.json`, '"modal-signin"', '"loginmodal"'],
    ['R2.21', `${templates}sportsbook3/row.json`, '"number": 19,', '"number": 18,'],
    ['R2.23', `${templates}casino2/row.json`, '"number": 2,', '"number": 24,'],
    ['R9.13', `${templates}slot6/row.json`, '"template12Custom": 769', '"template12Custom": 768'],
    ['R9.14', `${templates}slot2/row.json`, '"template4Custom"', '"template6Custom"'],
  ],
  'host/templates/discovery.test.ts': [
    ['R2.25', `${templates}packPlugin.ts`, 'join(folder, code, name)', "join(folder, 'casino1', name)"],
  ],
  'host/templates/data/look.test.ts': [
    ['R2.24', `${theme}codes.ts`, '[1, 2, 3, 4, 5].map', '[1, 2, 3, 4].map'],
    ['R2.26', `${theme}contrast.ts`, 'least: 4.5 }))),', 'least: 21 }))),'],
    ['R9.16', `${theme}css.ts`, '250ms ease-in-out', '300ms ease-in-out'],
  ],
  'shared/theme/src/theme.test.ts': [
    ['R4.17', `${theme}accept.ts`, "colorOptions(number).includes(color) ? 'ok'", "color ? 'ok'"],
    ['R8.21', `${theme}accept.ts`, "return 'Invalid theme code'", "return 'Invalid theme color'"],
  ],
  'shared/theme/src/specification.test.ts': [
    ['R2.59', `${theme}breakpoints.ts`, "Viewport = 'desktop'", "Viewport = 'mobile'"],
    ['R9.12', `${theme}breakpoints.ts`, 'mobileWide: 425', 'mobileWide: 480'],
  ],
  'shared/contract/src/specification.test.ts': [
    ['R2.27', `${contract}categories.ts`, "slug: 'fish'", "slug: 'fishing'"],
    ['R3.01', `${contract}calls/auth.schemas.ts`, 'frozen_token: money, ', ''],
    [
      'R3.16',
      `${contract}calls/site.schemas.ts`,
      'content_id: v.string(),\n  category',
      'contentId: v.string(),\n  category',
    ],
    ['R3.18', `${contract}calls/site.schemas.ts`, '  meta_publisher: v.string(),\n', ''],
    ['R3.21', `${contract}calls/site.schemas.ts`, "['HEAD', 'BODY']", "['HEAD']"],
    ['R3.23', `${contract}calls/site.schemas.ts`, 'partner_name: v.string()', 'name: v.string()'],
    ['R3.24', `${contract}calls/sports.schemas.ts`, 'v.picklist([1, 2, 3])', 'v.picklist([1, 2])'],
  ],
  'remotes/casino/src/lobby/lobbies.test.ts': [
    ['R2.28', 'remotes/casino/src/remote.ts', 'game_type: categories[name].slug', 'game_type: name'],
  ],
  'host/shell/src/floating/floating.test.ts': [
    ['R2.29', `${host}floating/rewards.ts`, '!gamify || ', ''],
    ['R2.30', `${host}floating/rewards.ts`, "? 'minigame' : 'login'", "? 'login' : 'minigame'"],
    ['R3.10', `${host}floating/announcing.ts`, 'show_bf_ann_modal && isHome', 'isHome'],
    ['R3.11', `${host}floating/offering.ts`, 'return show_app_download && ', 'return '],
    ['R3.12', `${host}view/shownEntries.ts`, 'site.show_referral > 0', 'true'],
  ],
  'host/shell/src/thirdParty/thirdParty.test.ts': [
    ['R2.33', `${host}thirdParty/chat.ts`, "wantsChat(chat) && state === 'ready'", 'wantsChat(chat)'],
    ['R2.34', `${host}thirdParty/chat.ts`, "if (!image_id) return '';", "return '';"],
    [
      'R4.23',
      `${host}thirdParty/consent.ts`,
      "return this.choice === 'accepted';",
      "return this.choice !== 'refused';",
    ],
    ['R4.24', `${host}thirdParty/consent.ts`, "this.#storage.write('consent', { choice });", ''],
    ['R4.25', `${host}view/isAccountPage.ts`, "['account', 'wallet']", "['wallet']"],
    ['R4.26', `${host}thirdParty/visit.ts`, ".get('appsflyer_id')", ".get('appsflyer')"],
    ['R4.27', `${host}thirdParty/visit.ts`, 'kept.appsflyer_id || appsflyer_id', 'appsflyer_id || kept.appsflyer_id'],
    ['R4.29', `${host}pages/auth/tracking.ts`, 'new Consent(storage).isGiven\n', 'new Consent(storage)\n'],
    ['R4.30', `${host}thirdParty/chat.ts`, "return status && chat_id !== '';", 'return status;'],
    ['R8.24', `${host}thirdParty/chat.ts`, "log('Live chat is not ready', error);", 'throw error;'],
    ['R9.24', `${host}thirdParty/visit.ts`, "'_fbp'", "'fbp'"],
  ],
  'host/tests/edge/crawl.test.ts': [
    ['R2.10', `${page}hostRoutes.ts`, "seo: 'home'", "seo: 'start'"],
    ['R2.36', `${edge}page/plan.ts`, 'return 404;', 'return 200;'],
    ['R2.50', `${edge}seo/headTags.ts`, "rel: 'canonical', href", "rel: 'canonic', href"],
    [
      'R2.51',
      `${edge}seo/pageMeta.ts`,
      'const alternates = written.map(',
      'const alternates = written.filter((code) => code !== language).map(',
    ],
    ['R2.54', `${edge}handlers/siteDocuments.ts`, "!route.path.includes(':') &&\n", ''],
  ],
  'host/edge/src/seo/seo.test.ts': [
    ['R2.52', `${edge}seo/pageMeta.ts`, 'if (subject) return', 'if (subject && !record) return'],
    ['R2.53', `${edge}seo/pageMeta.ts`, 'written.includes(language) ? language : fallback', 'language'],
    [
      'R2.55',
      `${edge}seo/indexing.ts`,
      'const kept = new URLSearchParams();\n',
      'const kept = new URLSearchParams(query);\n',
    ],
    ['R2.56', `${edge}seo/indexing.ts`, 'route.guard !== undefined || ', ''],
    ['R3.19', `${edge}seo/pageMeta.ts`, 'if (record?.meta_title) return record.meta_title;', ''],
    [
      'R3.20',
      `${edge}seo/pageMeta.ts`,
      "(isList && absolute(record?.meta_canonical ?? '', origin)) || other || own",
      'own',
    ],
  ],
  'host/shell/src/app/updates.test.ts': [
    ['R2.37', `${host}app/updates.ts`, 'askEvery = 3600_000', 'askEvery = 1800_000'],
    ['R2.38', `${host}app/updates.ts`, '/build/latest.json?', '/build/latest.json#'],
    ['R2.39', `${host}app/updates.ts`, 'if (latest.id === buildId) return false;', 'return latest.id !== buildId;'],
    [
      'R2.40',
      `${host}app/updates.ts`,
      'this.#isOutdated = await this.#isNewer(latest);',
      'await this.#isNewer(latest);',
    ],
    ['R9.03', `${host}app/updates.ts`, 'askEvery = 3600_000', 'askEvery = 7200_000'],
  ],
  'host/shell/src/loading/reloadGuard.test.ts': [
    ['R2.41', `${host}loading/reloadGuard.ts`, 'if (path in reloads) return false;', ''],
    ['R2.42', `${host}loading/reloadGuard.ts`, 'path in reloads', 'Object.keys(reloads).length > 0'],
    ['R9.04', `${host}loading/reloadGuard.ts`, 'guardMilliseconds = 10_000', 'guardMilliseconds = 9_000'],
  ],
  'host/shell/src/loading/loading.test.ts': [
    ['R2.43', `${host}loading/transitions.ts`, 'this.later(showOnce, waitMilliseconds);', ''],
    ['R9.05', `${host}loading/transitions.ts`, 'waitMilliseconds = 100', 'waitMilliseconds = 101'],
  ],
  'shared/federation/runtime/src/loader/preloader.test.ts': [
    [
      'R2.44',
      'shared/federation/runtime/src/loader/preloader.ts',
      'this.running < this.limit',
      'this.running < Infinity',
    ],
    ['R2.45', 'shared/federation/runtime/src/loader/preloader.ts', 'this.running--;', ''],
    ['R9.06', 'shared/federation/runtime/src/loader/preloader.ts', 'limit = 4', 'limit = 5'],
  ],
  'shared/kernel/src/http/domain.test.ts': [
    ['D1.01', 'shared/kernel/src/http/domain.ts', 'slice(-2)', 'slice(-3)'],
    ['D1.10', 'shared/kernel/src/http/domain.ts', "const defaultDomain = 'localhost'", "const defaultDomain = 'local'"],
  ],
  'host/edge/src/parts.test.ts': [
    ['R2.46', `${edge}http/locale.ts`, "language === defaultLanguage ? '' :", "language === 'EN' ? '' :"],
    ['R9.11', `${contract}siteCookies.ts`, '365 * 24', '36 * 24'],
    ['D1.02', `${contract}siteCookies.ts`, "'client-domain', domain,", "'client-domain', 'www.',"],
  ],
  'host/edge/src/http/locale.test.ts': [
    ['R2.47', `${edge}http/locale.ts`, 'if (chosen !== offer.defaultLanguage) return', 'if (!chosen) return'],
    ['R2.57', `${contract}siteCookies.ts`, 'SameSite=Lax', 'SameSite=Strict'],
    ['R9.01', `${contract}languages.ts`, "tag: 'fil'", "tag: 'php'"],
    [
      'R9.02',
      `${contract}languages.ts`,
      '  NE: { name',
      "  IDR: { name: 'Indonesian', tag: 'id', intl: 'id' },\n  NE: { name",
    ],
  ],
  'shared/page/src/rootRedirect.test.ts': [
    ['R2.49', `${page}rootRedirect.ts`, String.raw`/^\/[^/\\?#]/`, String.raw`/^\//`],
  ],
  'host/shell/src/context/viewport.test.ts': [
    ['R2.58', `${host}context/viewport.ts`, "'viewport', name)", "'viewport', name, 60)"],
    ['R4.33', `${host}context/viewport.ts`, "query.addEventListener('change', read);", ''],
    [
      'R4.34',
      `${host}context/viewport.ts`,
      'this.#window.clearTimeout(this.#timer);\n    this.#timer =',
      'this.#timer =',
    ],
    [
      'R4.35',
      `${host}context/viewport.ts`,
      'if (this.#watchers++ === 0) {\n      this.#readDevice();',
      'if (this.#watchers++ === 0) {',
    ],
    ['R9.15', `${host}context/viewport.ts`, 'settleMilliseconds = 50', 'settleMilliseconds = 40'],
  ],
  'shared/store/src/session.test.ts': [
    ['R3.02', `${store}session.ts`, 'level.starting_turnover + level.cycle_turnover', 'level.cycle_turnover'],
    [
      'R3.03',
      `${store}session.ts`,
      'percentOf(totalTurnover, level.turnover_next)',
      'percentOf(totalTurnover, level.deposit_next)',
    ],
    ['R3.04', `${store}session.ts`, 'nextLevel: level.vip_name_next', 'nextLevel: level.vip_name'],
    ['R3.06', `${store}favourites.ts`, 'img_url: game_image', "img_url: ''"],
    ['R4.03', `${store}root.ts`, 'this.session.load(), this.favourites.load()', 'this.session.load()'],
    ['R4.04', `${store}session.ts`, 'auth: this.token', 'auth: this.user.session_token'],
    ['R9.10', `${store}session.ts`, 'Math.min(100, ', 'Math.max(0, '],
  ],
  'backend/app/tests/account/account.test.ts': [
    ['R3.05', 'backend/platform/src/ledger/vipProgress.ts', 'filter (where at < $2)', 'filter (where at > $2)'],
    [
      'R3.07',
      `${account}profile.ts`,
      'set contact_email = $2, contact_phone = $3,',
      'set contact_email = contact_email || left($2, 0), contact_phone = $3,',
    ],
    ['R3.22', `${account}topTen.ts`, 'account_id: maskedId(account_id)', 'account_id'],
  ],
  'shared/store/src/startup.test.ts': [
    ['R3.08', `${store}startup.ts`, 'show_preloader: true,', 'show_preloader: false,'],
    ['R4.11', `${store}startup.ts`, 'if (maintenance.is_maintenance) return known;', ''],
    ['R4.13', `${store}startup.ts`, '    show_preloader: false,\n', ''],
    ['R4.14', `${store}startup.ts`, '    hasHotGames: has_hot_games,\n    show', '    show'],
    ['R4.15', `${store}startup.ts`, '!category || !isCategory(category) || ', '!category || '],
    ['R4.16', `${store}startup.ts`, "(keepHot && category === 'hot')", "category === 'hot'"],
    [
      'R4.18',
      `${store}startup.ts`,
      'return { ...siteDefaults, message: theme.message };',
      'return { ...siteDefaults, site, message: theme.message };',
    ],
    ['R4.19', `${store}startup.ts`, "answer.statusMessage || 'internalServerError'", "'internalServerError'"],
  ],
  'shared/store/src/kept.test.ts': [
    ['R3.09', `${store}layout.ts`, 'show_app_download: true', 'show_app_download: false'],
    ['R4.01', `${store}session.ts`, 'succeeded(answer) && Boolean(answer.token)', 'succeeded(answer)'],
    ['R4.02', `${store}session.ts`, 'return this.isAuthenticated ? {', 'return this.token ? {'],
    [
      'R4.05',
      `${store}session.ts`,
      "this.takeLogin(await this.#api.call('auth/login_tac', input))",
      "this.#api.call('auth/login_tac', input)",
    ],
    [
      'R4.09',
      `${store}session.ts`,
      "this.#storage.write<StoredSession>('session', { isAuthenticated, token, user, fullname, email });",
      '',
    ],
    ['R4.10', `${store}sanitize.ts`, 'typeof value === typeof standard ? value : standard', 'value ?? standard'],
    ['R9.25', `${store}cookies.ts`, 'decodeURIComponent(found.slice(name.length + 1))', 'found.slice(name.length + 1)'],
  ],
  'host/tests/sessionScope.test.ts': [
    [
      'R3.13',
      `${host}app/sessionScope.ts`,
      "storage.remove('notices');",
      "storage.remove('notices');\n    storage.remove('layout');",
    ],
    [
      'R4.06',
      `${host}app/sessionScope.ts`,
      '      this.#reset();\n      this.#tabs.reload(why);',
      '      this.#tabs.reload(why);',
    ],
  ],
  'host/tests/rootStore.test.ts': [['R4.07', `${store}root.ts`, 'this.#ended = true;\n', '']],
  'backend/app/tests/content/content.test.ts': [
    [
      'R3.14',
      'backend/platform/src/storefront/startup.ts',
      "if (hasExpired(site, now)) throw new Refusal('siteExpired');",
      '',
    ],
  ],
  'host/tests/edge/installed.test.ts': [['R3.15', `${edge}installed/mountInstalled.ts`, 'webManifest(site)', '{}']],
  'backend/platform/src/sites/sites.test.ts': [
    ['D1.08', `${contract}vendorOrigin.ts`, '(?::\\d{1,5})?$/', '(?::\\d{1,5})?/'],
    ['R3.17', 'backend/sites/common/cms.json', '"EN": "About us",', '"XX": "About us",'],
    ['R4.12', 'backend/platform/src/sites/maintenance.ts', 'now < Date.parse(end_date)', 'now <= Date.parse(end_date)'],
    ['D1.06', 'backend/platform/src/sites/lineOf.ts', 'if (!node) break;', 'break;'],
    [
      'D1.07',
      'backend/platform/src/sites/sites.ts',
      'if (made || refused.get(domain) !== time) problemsIn(examined.values()).forEach(report);',
      'known.delete(domain);',
    ],
  ],
  'backend/app/tests/sports/sports.test.ts': [
    ['R3.25', 'backend/platform/src/sports/betView.ts', '...localNames(home, away),', ''],
  ],
  'remotes/sportsbook/src/bets/lineNames.test.ts': [
    ['R3.26', 'remotes/sportsbook/src/bets/lineNames.ts', 'home: fields[`home_name_', 'home: fields[`away_name_'],
  ],
  'backend/app/tests/catalogue/catalogue.test.ts': [
    ['R3.27', `${contract}fallbackGames.ts`, "game('JILI', 'sl001', 'JILI'", "game('EVOPLAY', 'sl001', 'EVOPLAY'"],
    ['R3.28', `${contract}fallbackGames.ts`, "game('JILI', 'sl001', 'JILI'", "game('JILI', 'sl000', 'JILI'"],
    ['R3.29', 'backend/sandbox/src/art/providers.ts', '\nPPLAYLIVE|', '\nPPLAYLIV|'],
    [
      'R9.21',
      `${contract}fallbackGames.ts`,
      "    game('JILI', 'fi001', 'JILI', 'Golden Reef', 'FISH', '#50443a', '2025-01-11', 0.965, 2, ['shooting', 'multiplier']),\n",
      '',
    ],
  ],
  'backend/sandbox/src/art/providerLogos.test.ts': [
    ['R3.30', `${contract}providerLogos.ts`, "['PPLAY', 'PPLAYLIVE']", "['PPLAYLIVE', 'PPLAY']"],
    [
      'R3.30',
      'backend/sandbox/src/art/urls.ts',
      "logo ? markUrl('provider', logo)",
      "logo ? markUrl('provider', code)",
    ],
  ],
  'shared/i18n/src/checks/texts.test.ts': [
    ['R3.32', 'shared/i18n/src/bundles/ru/errors.json', '  "errorTitle":', '  "errorTitel":'],
    ['R8.10', 'shared/i18n/src/bundles/en/errors.json', '  "codeWrong":', '  "codeWrongs":'],
    ['D4.01', 'shared/i18n/src/checks/pluralsOf.ts', 'PluralRules(tag)', "PluralRules('en')"],
    ['D4.02', `${host}pages/missing/NotFoundPage.tsx`, '</h1>', ' Sorry</h1>'],
  ],
  'shared/i18n/src/specification.test.ts': [
    ['R2.35', 'shared/i18n/src/bundles/en/misc.json', '"Page not found: {{path}}"', '"Not found: {{path}}"'],
  ],
  'shared/i18n/src/text.test.ts': [
    [
      'R3.33',
      'shared/i18n/src/text.ts',
      'return this.#ensure(this.language, namespace);',
      "void this.#ensure(this.language, 'ui');\n    return this.#ensure(this.language, namespace);",
    ],
  ],
  'shared/i18n/src/format.test.ts': [
    ['R3.34', 'shared/i18n/src/dateLocales.ts', "IDR: 'en'", "IDR: 'id'"],
    ['R5.12', 'shared/i18n/src/format.ts', 'Math.abs(value) >= 10 ?', 'Math.abs(value) > 10 ?'],
    [
      'R5.13',
      'shared/i18n/src/format.ts',
      ').format(minor / minorPerMajor(currency));\n  };\n\n  /** A range',
      ").format(minor / minorPerMajor(currency)).replace(/^.0\\.00$/, '');\n  };\n\n  /** A range",
    ],
    ['D4.03', `${contract}currencies.ts`, 'VND VUV', 'VUV'],
    ['D4.04', 'shared/i18n/src/nepali.ts', "'en-IN'", "'ne'"],
  ],
  'host/tests/edge/bodies.test.ts': [['R4.20', `${templates}casino3/row.json`, '"id": "casino3"', '"id": "casino7"']],
  'shared/sdk/src/dialogs/rules.test.ts': [
    [
      'R4.31',
      'shared/sdk/src/dialogs/rules.ts',
      "'cancel', 'backdrop', 'close', 'esc', 'timer'",
      "'cancel', 'backdrop', 'close', 'esc'",
    ],
    ['R5.05', 'shared/sdk/src/dialogs/rules.ts', "'Invalid email address'", "'Invalid email'"],
    ['R5.07', 'shared/sdk/src/dialogs/rules.ts', String.raw`/^https?:\/\/[^/]/i`, String.raw`/^\w+:\/\/[^/]/i`],
    ['R9.20', 'shared/sdk/src/dialogs/rules.ts', "'dialog.no': 'No'", "'dialog.no': 'Deny'"],
    ['D12.04', 'shared/sdk/src/dialogs/rules.ts', 'this.#last.then(work)', 'work()'],
  ],
  'shared/ui/src/filters.test.ts': [
    ['R5.01', `${ui}filters.ts`, String.raw`[^\p{L}\p{M} ]`, '[^A-Za-z ]'],
    ['R5.02', `${ui}filters.ts`, 'return asciiDigits(text).replace', 'return text.replace'],
  ],
  'shared/ui/src/paging.test.ts': [
    ['R5.08', `${ui}paging.ts`, "if (!linkUrl.includes('[page]'))", "if (!linkUrl.includes('page'))"],
    ['R5.09', `${ui}paging.ts`, 'String(page));\n}', 'String(page - 1));\n}'],
    ['R9.17', `${ui}paging.ts`, 'itemsPerPage: 10', 'itemsPerPage: 20'],
    ['R9.18', `${ui}paging.ts`, 'Math.ceil(pagesShown / 2)', 'Math.round(pagesShown / 3)'],
    ['R9.19', `${ui}paging.ts`, 'fa-u-nu-arabext', 'fa-u-nu-latn'],
  ],
  'backend/platform/src/content/sanitize.test.ts': [
    ['R5.10', 'backend/platform/src/content/sanitize.ts', String.raw`\/(?![/\\])|#`, String.raw`\/|#`],
  ],
  'shared/api/src/catalogue.test.ts': [
    ['R8.01', 'shared/api/src/catalogue.ts', "statusMessage === 'OK' || ", ''],
    ['R8.02', `${contract}errors.ts`, "'CLOSE', ", ''],
    ['R8.04', 'shared/api/src/catalogue.ts', 'sessionOver, logged, wordless', 'sessionOver, wordless'],
    ['R8.05', 'shared/api/src/catalogue.ts', '/^[A-Za-z]+$/', '/^[A-Za-z ]+$/'],
    ['R8.06', 'shared/api/src/catalogue.ts', "textKey: 'unknownError'", "textKey: 'errorTitle'"],
    ['R9.07', 'shared/api/src/catalogue.ts', '    milliseconds: 10_000,\n', '    milliseconds: 5_000,\n'],
  ],
  'backend/app/tests/auth/auth.test.ts': [
    ['R8.03', `${auth}sessions.ts`, "throw new Refusal('CLOSE')", "throw new Refusal('permissionDenied')"],
    ['D5.01', `${contract}schemas/fields.ts`, 'v.minLength(8, ', 'v.minLength(7, '],
    ['D5.02', `${auth}sessions.ts`, '[site, accountId.toLowerCase()]', '[site, accountId]'],
    ['D5.03', `${auth}codes.ts`, 'lifetime: 5 * 60_000', 'lifetime: 6 * 60_000'],
    ['D5.04', `${auth}codes.ts`, 'attempts: 5,', 'attempts: 6,'],
    ['D5.05', `${auth}codePace.ts`, 'minutes * minute)', 'minutes * 30_000)'],
    ['D5.06', `${auth}tokens.ts`, '30 * 60_000', '31 * 60_000'],
    ['D5.07', `${auth}tokens.ts`, '12 * 3_600_000', '24 * 3_600_000'],
    ['D5.08', `${auth}sessions.ts`, 'now,\n        placeOf(', 'now - 7_200_000,\n        placeOf('],
    ['D5.09', `${auth}attempts.ts`, 'device: { failures: 8', 'device: { failures: 9'],
    ['D5.10', `${auth}sessions.ts`, 'return previously;', 'return null;'],
  ],
  'shared/api/src/failures.test.ts': [
    ['R8.11', `${contract}calls/auth.ts`, "'auth/vip': player(internalServerError)", "'auth/vip': player(disconnect)"],
    [
      'R8.12',
      `${contract}calls/auth.ts`,
      "'auth/get_balance': player(serviceUnavailable)",
      "'auth/get_balance': player(disconnect)",
    ],
    ['R8.13', `${contract}calls/games.ts`, "'home/fav_list': player(lost)", "'home/fav_list': player(disconnect)"],
    [
      'R8.14',
      `${contract}calls/site.ts`,
      "'settings/adsvisit': { ...visitor(disconnect)",
      "'settings/adsvisit': { ...visitor(serviceUnavailable)",
    ],
    [
      'R8.15',
      `${contract}calls/site.ts`,
      'visitor({ ...serviceUnavailable, partners: [] })',
      'visitor(serviceUnavailable)',
    ],
    ['R8.16', `${contract}calls/site.ts`, 'is_maintenance: false', 'is_maintenance: true'],
    [
      'R8.17',
      'shared/api/src/client.ts',
      'return isEnvelope(data) ?',
      "if (!isEnvelope(data)) await http.post('/api/again', body);\n      return isEnvelope(data) ?",
    ],
    ['R8.18', 'shared/api/src/client.ts', '[408, 409, 425,', '[408, 409,'],
  ],
  'host/tests/firstRender.test.tsx': [
    ['D8.09', 'remotes/sportsbook/src/board/BoardList.tsx', "group.day === 'live' && <MayBeLate />", 'null'],
    [
      'D8.09',
      'remotes/sportsbook/src/home/NextMatches.tsx',
      "state === 'live') && <MayBeLate />",
      "state === 'live') && null",
    ],
    [
      'D3.07',
      'remotes/slots/src/play/PlayPage.tsx',
      'if (mode === null) return <GamePage about={value} game={game} />;',
      'if (mode === null) return null;',
    ],
    ['D3.08', 'remotes/slots/src/play/PlayPage.tsx', "error?.statusMessage === 'gameUnknown'", 'false'],
  ],
  'host/tests/edge/edge.test.ts': [
    ['R8.22', `${edge}page/plan.ts`, 'return 404;', 'return 200;'],
    ['R3.31', `${edge}http/security.ts`, "'same-origin-allow-popups'", "'same-origin'"],
  ],
  'shared/ui/src/pictures.test.ts': [
    ['R9.22', `${ui}pictures.ts`, 'placeholderWidth = 32', 'placeholderWidth = 64'],
    ['R9.23', `${ui}pictures.ts`, '    this.cancel();\n    this.#handle', '    this.#handle'],
  ],
  'backend/app/tests/sites/sandboxSites.test.ts': [
    ['D1.03', 'backend/sites/slot2.localhost.json', '"color4-1"', '"color4-2"'],
    ['D1.04', 'backend/sites/maintenance.localhost.json', '"is_maintenance": true', '"is_maintenance": false'],
    [
      'D1.05',
      'backend/platform/src/sites/siteSet.ts',
      "name.endsWith('.json') &&",
      "name.endsWith('1.localhost.json') &&",
    ],
  ],
  'shared/i18n/src/languageEntry.test.ts': [['R3.35', `${contract}languages.ts`, 'tag.toLowerCase()}.svg', 'tag}.svg']],
  'backend/sandbox/src/art/languageIcons.test.ts': [
    ['R3.35', 'backend/sandbox/src/art/marks.ts', 'tag.toLowerCase() === tag', 'tag === tag'],
  ],
  'shared/sdk/src/gameWindow.test.ts': [
    ['R3.31', `${contract}popupProviders.ts`, "['EVOPLAY']", "['JILI']"],
    ['R3.31', 'shared/sdk/src/gameWindow.ts', "(isPlayer && mode === 'real')", "mode === 'real'"],
  ],
  'shared/sdk/src/dialogs/countdown.test.ts': [
    [
      'D12.01',
      'shared/sdk/src/dialogs/countdown.ts',
      '      this.#timers.clear(this.#handle);\n      this.#left',
      '      this.#left',
    ],
  ],
  'shared/store/src/notices.test.ts': [
    [
      'D12.02',
      `${store}notices.ts`,
      '[notice, ...(this.#stored() ?? this.entries)]',
      '[...(this.#stored() ?? this.entries), notice]',
    ],
  ],
};

/** All mutations, in the order of their tests. */
export const mutations: Mutation[] = [protectionBreaks, breaks, moneyAndPlayBreaks, bonusBreaks].flatMap((one) =>
  Object.entries(one).flatMap(([test, list]) => list.map(([rule, file, from, to]) => ({ rule, file, from, to, test }))),
);
