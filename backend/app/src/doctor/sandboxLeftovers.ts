import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { type SiteFile, siteFile } from '@marquee/platform/sites/siteFile';
import { sandboxSites } from '@marquee/platform/sites/siteFolder';
import * as v from 'valibot';

/** The invented parts of the sandbox's cashiers. */
const { banks, deposit_methods, vip_levels, missions } = siteFile.entries;
const cashier = v.object({ banks, deposit_methods, vip_levels, missions });
type Cashier = v.InferOutput<typeof cashier>;

/** The cashiers of the product. */
function sandboxCashiers(): Cashier[] {
  const folder = join(sandboxSites, 'common');
  return (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => /^cashier-\w+\.json$/.test(name))
    .map((name) => v.parse(cashier, JSON.parse(readFileSync(join(folder, name), 'utf8'))));
}

/** Placeholders for facts that nobody has filled in yet. */
const placeholder =
  /\b(example|todo|tbd|xxx+|lorem|placeholder|your (company|name|address|licence|license))\b|^[\W_]+$|^\[.*\]$|<.*>/i;

/** Words for the two code channels, in the eight languages. */
const words = {
  code: /\bcodes?\b|код|código|(?<!\p{L})mã(?!\p{L})|\bkod\b|कोड|验证码/iu,
  sms: /phone|\bsms\b|text message|телефон|teléfono|điện thoại|telefon|telepono|फोन|手机|电话/iu,
  email: /e-?mail|correo|почт|e-mel|इमेल|邮箱|邮件/iu,
};

/** Whether a sentence about codes mentions only the other channel. */
function mentionsOtherChannel(text: string, codesBy: SiteFile['codes_by']): boolean {
  const other = codesBy === 'email' ? words.sms : words.email;
  return text
    .split(/[.!?;。！？।]|<[^>]*>/)
    .some((sentence) => words.code.test(sentence) && other.test(sentence) && !words[codesBy].test(sentence));
}

/** The text pages, by language, that contradict `codes_by`. */
function contradictingTexts({ cms, codes_by, languages }: SiteFile): string[] {
  return Object.entries(cms).flatMap(([name, { status, body }]) => {
    const unfit = languages.filter((language) => mentionsOtherChannel(body[language] ?? '', codes_by));
    const way = codes_by === 'email' ? 'the telephone' : 'an e-mail address';
    return status === 1 && unfit.length > 0
      ? [`page ${name} says in ${unfit.join(', ')} that codes go to ${way}, and codes_by is ${codes_by}`]
      : [];
  });
}

/** Texts that promise verifiable rounds: true of the sandbox's own games, not necessarily of a partner's. */
function verifiabilityPromises(site: SiteFile): string[] {
  const shared = (name: string): Partial<SiteFile> => {
    const file = join(sandboxSites, 'common', name);
    return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  };
  const { news = [] } = shared('articles.json');
  const { marquee = [] } = shared('operator.json');
  const { cms = {} } = shared('cms.json');
  const article = news.find(({ slug }) => slug === 'fair-rounds');
  const line = marquee.find(({ id }) => id === 'fair');
  const promises = [
    ...(site.news.some(({ body }) => isDeepStrictEqual(body, article?.body)) ? ['news fair-rounds'] : []),
    ...(site.marquee.some(({ text }) => isDeepStrictEqual(text, line?.text)) ? ['marquee fair'] : []),
    ...['about_us', 'faqs']
      .filter((name) => site.cms[name]?.status === 1 && isDeepStrictEqual(site.cms[name]?.body, cms[name]?.body))
      .map((name) => `page ${name}`),
  ];
  return promises.length > 0
    ? [`texts promise rounds that players can check, as only the sandbox's games have them: ${promises.join(', ')}`]
    : [];
}

function placeholders({ legal }: SiteFile): string[] {
  return Object.entries(legal ?? {}).flatMap(([name, value]) =>
    value.trim() && placeholder.test(value.trim()) ? [`legal.${name} is a placeholder: ${value.trim()}`] : [],
  );
}

/** What is left of the sandbox in a live site, or was never filled in: a few words each. */
export function sandboxLeftovers(site: SiteFile): string[] {
  const cashiers = sandboxCashiers();
  const isInvented = ({ bank_code, bank_name }: SiteFile['banks'][number]) =>
    cashiers.some(({ banks }) => banks.some((one) => one.bank_code === bank_code && one.bank_name === bank_name));
  const invented = site.banks.filter(isInvented).map(({ bank_code }) => bank_code);
  const isTheirs = (key: keyof Cashier) => cashiers.some((one) => isDeepStrictEqual(one[key], site[key]));
  const gifts = (['vip_levels', 'missions'] as const).filter((key) => site[key].length > 0 && isTheirs(key));
  return [
    ...(invented.length > 0 ? [`banks are invented ones of the sandbox: ${invented.join(', ')}`] : []),
    ...(site.deposit_methods.length > 0 && isTheirs('deposit_methods') ? ["deposit_methods are the sandbox's"] : []),
    ...(site.bank_account_wait === 0
      ? ['bank_account_wait is 0: who takes over an account is paid out to a bank account of their own at once']
      : []),
    ...(site.gamify_status && gifts.length > 0 ? [`${gifts.join(', ')} give away what the sandbox gives`] : []),
    ...contradictingTexts(site),
    ...verifiabilityPromises(site),
    ...placeholders(site),
    ...(site.partners.some(({ href }) => /\bexample\.(com|org|net)\b/.test(href)) ? ['partners are examples'] : []),
  ];
}
