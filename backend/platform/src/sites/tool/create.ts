import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isLanguage, languageCodes } from '@marquee/contract/languages';
import { called } from '@marquee/settings/root';
import type { TemplateCode } from '@marquee/templates/codes';
import { type Jurisdiction, jurisdictionCodes, jurisdictions } from '../../jurisdictions/jurisdictions';
import { currencies } from '../currency';
import type { SiteFile } from '../siteFile';
import { sandboxSites } from '../siteFolder';
import type { Command } from './command';
import { familyFile, logosOf, modelOf, themeOf } from './looks';
import { addressOf, store, ToolError, type Workspace } from './workspace';

const common = (name: string) => `common/${name}.json`;

/** Currencies with a cashier file to extend: those of this folder and of the product. */
function cashiers(folder: string): string[] {
  const names = [folder, sandboxSites].flatMap((place) =>
    existsSync(join(place, 'common')) ? readdirSync(join(place, 'common')) : [],
  );
  const found = names.flatMap((name) => /^cashier-([a-z]{3})\.json$/.exec(name)?.[1]?.toUpperCase() ?? []);
  return [...new Set(found)].sort();
}

/** Copies missing shared files from the product into the folder. */
function provide({ folder, print }: Workspace, names: readonly string[], dryRun: boolean): void {
  for (const name of names) {
    if (existsSync(join(folder, name))) continue;
    if (dryRun)
      throw new ToolError(`${name} is not in ${folder} yet; it would be copied there. Run it without --dry-run.`);
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    copyFileSync(join(sandboxSites, name), join(folder, name));
    print(`${name}: copied from the product\n`);
  }
}

/** The first slide: the template's picture with its words in the language, else with the shared ones. */
function openingSlide(code: TemplateCode, language: string): SiteFile['opening_slide'] {
  const { opening_slide: slide } = modelOf(code);
  if (!slide || slide.title[language]) return slide;
  const { slides } = JSON.parse(readFileSync(join(sandboxSites, familyFile(code)), 'utf8')) as Pick<SiteFile, 'slides'>;
  const { title, text, action, link } = slides[0] ?? slide;
  return { ...slide, title, text, action, link };
}

/**
 * Settings of a live site that only the operator can decide, and settings where the shared files suit the sandbox only.
 */
const forLive: Partial<SiteFile> = {
  legal: {
    company: '',
    address: '',
    registration: '',
    regulator: '',
    licence: '',
    licence_url: '',
    contact_email: '',
    dispute_body: '',
    dispute_url: '',
    data_controller: '',
    data_email: '',
  },
  terms: null,
  codes_by: 'email',
  contact_mailbox: '',
  social_accounts: [],
  partners: [],
  providers: [],
  games_origins: [],
  // So that the owner can object before a hijacked session can withdraw.
  bank_account_wait: 24,
  banks: [],
  deposit_methods: [],
  // No rewards until the operator has decided on them.
  gamify_status: false,
  missions: [],
  show_referral: 0,
  referral_reward: 0,
};

/** Next steps for the operator of a new live site. */
const liveSteps = (jurisdiction: string) =>
  [
    'Fill in before real money:',
    '  legal            who answers for the site: company, regulator, licence …',
    '  terms            what you decide of the terms and the privacy policy: law and court, days, partners …',
    '  banks            the banks that your payment gateway pays out to, under its codes',
    '  deposit_methods  the ways to pay in of your payment gateway, under its names',
    '  providers        the providers of your game server, by code, with their categories; a row with sportsbook opens the sports pages',
    '  contact_mailbox  the address that reads what people write by the contact form',
    '  games_origins    where your game server has its games and pictures',
    ...(jurisdiction === 'none' ? ['  jurisdiction     none so far: no regulator’s rules are in force'] : []),
    'Decide: limits are those of the shared cashier; rewards and referral are off (gamify_status, missions, show_referral, referral_reward);',
    'a new bank account waits 24 hours (bank_account_wait); codes go by e-mail (codes_by), and the texts say so.',
    'Some texts of common promise rounds that players can check, as those of the sandbox: the doctor names them.',
    `${called('doctor')} says what else it lacks.`,
  ]
    .map((line) => `  ${line}\n`)
    .join('');

/** The currency without which a jurisdiction allows no slots; undefined for an unknown one. */
const slotCurrency = (code: string) =>
  (jurisdictions as Partial<Record<string, Jurisdiction>>)[code]?.slotStakes?.currency;

/** Creates a site. */
export const create: Command = {
  usage: '<domain>',
  summary: 'Writes the file of a new site: complete, valid, and open at once.',
  options: {
    template: 'the template code, such as slot4 (needed)',
    color: 'its colour option: color8-3, or 3; by default the first',
    name: 'what the site is called; by default the domain’s first word',
    currency: 'ISO code of its money; by default EUR, or the one in which the jurisdiction allows slots',
    'time-zone': 'whose days and times it shows, such as Asia/Manila; by default UTC',
    language: `its default language: one of ${languageCodes.join(' ')}; by default EN`,
    languages: 'all languages that it offers, EN,RUS; if not given, the default language and EN',
    jurisdiction: `one of ${jurisdictionCodes.join(' ')}; by default none`,
    live: 'for real money: without the sandbox’s banks, ways to pay, providers and gifts, with what you fill in; codes go by e-mail',
  },
  flags: ['live'],
  words: [1, 1],
  writes: true,
  run(workspace, { words: [domain = ''], option, list, flag }) {
    const file = join(workspace.folder, `${domain}.json`);
    if (!/^[a-z0-9-]+(\.[a-z0-9-]+)*$/.test(domain)) throw new ToolError(`${domain} is not a host name in lower case.`);
    if (existsSync(file)) throw new ToolError(`${domain}.json exists already. A site is never overwritten.`);
    const template = option('template');
    if (!template) throw new ToolError('Name a template: --template slot4');
    const { code, color } = themeOf(template, option('color'));
    const jurisdiction = option('jurisdiction') ?? 'none';
    const currency = (option('currency') ?? slotCurrency(jurisdiction) ?? 'EUR').toUpperCase();
    if (!currencies.has(currency)) throw new ToolError(`${currency} is not an active currency of ISO 4217.`);
    const known = cashiers(workspace.folder);
    if (!known.includes(currency)) {
      throw new ToolError(
        `There is no cashier for ${currency}. Known are ${known.join(', ')}; for another, write common/cashier-${currency.toLowerCase()}.json.`,
      );
    }
    const language = (option('language') ?? list('languages')[0] ?? 'EN').toUpperCase();
    if (!isLanguage(language))
      throw new ToolError(`${language} is not an interface language. They are ${languageCodes.join(' ')}.`);
    const offered = list('languages').map((one) => one.toUpperCase());
    const languages = offered.length > 0 ? offered : [...new Set([language, 'EN'])];
    const first = domain.split('.')[0] ?? domain;
    const name =
      option('name') ?? first.replace(/(^|-)(\w)/g, (_, dash, letter) => (dash ? ' ' : '') + letter.toUpperCase());
    const { scene_palette } = modelOf(code);
    const shared = [
      familyFile(code),
      common(`cashier-${currency.toLowerCase()}`),
      // The product's providers are the sandbox's.
      ...(flag('live') ? [] : ['providers']).map(common),
      ...['operator', 'cms', 'articles', 'seo'].map(common),
    ];
    const logos = logosOf(scene_palette, name);
    const site = {
      $schema: './site.schema.json',
      extends: shared,
      domain_name: domain,
      external_id: first.slice(0, 40),
      site_name: name,
      currency,
      time_zone: option('time-zone') ?? 'UTC',
      theme_code: code,
      theme_color: color,
      scene_palette,
      ...logos,
      logo_text: name,
      status: 'active',
      expired_date: null,
      android_sub: '/download#android',
      ios_sub: '/download#ios',
      gamify_status: true,
      show_referral: 1,
      default_language: language,
      languages,
      jurisdiction,
      root_redirect: null,
      aff_domain: domain,
      maintenance: { is_maintenance: false, start_date: null, end_date: null },
      live_chat: { chat_id: '', status: false, image_id: null },
      opening_slide: openingSlide(code, language),
      ...(flag('live') ? forLive : {}),
    };
    const dryRun = flag('dry-run');
    provide(workspace, dryRun ? shared : [...shared, 'site.schema.json'], dryRun);
    store(workspace, file, '', `${JSON.stringify(site, null, 2)}\n`, dryRun);
    if (dryRun) return 0;
    const made = `${code} ${color}, ${languages.join(' ')}, ${currency}`;
    workspace.print(
      flag('live')
        ? `${file}: ${made}
${liveSteps(site.jurisdiction)}`
        : `${domain} is open: ${made}\n  ${addressOf(workspace, site)}\n`,
    );
    return 0;
  },
};
