import { randomUUID } from 'node:crypto';
import { fillIn } from '../fillIn';
import { isOffered, onlyOffered } from '../offers';
import { error, type Path, type Problem, warning } from '../problem';
import { linksOf, picturesOf } from '../rules/links';
import type { SiteFile } from '../siteFile';
import { SiteAsker } from './siteAsker';

/** Credentials of a player, because only players see the payment methods. */
export interface LivePlayer {
  account_id: string;
  password: string;
}

/** The first entry of each key, so that nothing is requested twice. */
function firstBy<T>(all: readonly T[], key: (one: T) => string): T[] {
  const known = new Map<string, T>();
  for (const one of all) if (!known.has(key(one))) known.set(key(one), one);
  return [...known.values()];
}

/**
 * Checks what a site file promises against the running site: links, pictures, texts and, as a player, payment methods.
 * Returns what does not work.
 */
export async function liveProblems(
  site: SiteFile,
  origin: string,
  now: number,
  player?: LivePlayer,
): Promise<Problem[]> {
  const asker = new SiteAsker(origin);
  asker.carried = { domain_name: site.domain_name, external_id: site.external_id };
  let start: Record<string, unknown>;
  try {
    start = await asker.call('startup');
  } catch (fault) {
    const { code, message } = fault as NodeJS.ErrnoException;
    return [error(['domain_name'], `${origin} does not answer: ${code ?? message}; start it, or say --at https://…`)];
  }
  if (start.statusCode !== 1) return [error(['domain_name'], `${origin} answers ${start.statusMessage ?? 'nothing'}`)];
  if ((start.maintenance as SiteFile['maintenance']).is_maintenance)
    return [warning(['maintenance'], 'is on: nothing was asked for')];
  return [
    ...(await deadLinks(asker, site)),
    ...(await deadPictures(asker, site)),
    ...(await silentTexts(asker, site, now)),
    ...(player ? await absentMethods(asker, site, player) : []),
  ];
}

async function deadLinks(asker: SiteAsker, site: SiteFile): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const { link, path } of firstBy(linksOf(site), ({ link }) => link.replace(/#.*$/, ''))) {
    if (!isOffered(site, link)) continue;
    const { status } = await asker.get(link);
    if (status >= 400) problems.push(error(path, `${link} answers ${status}`));
  }
  return problems;
}

async function deadPictures(asker: SiteAsker, site: SiteFile): Promise<Problem[]> {
  const chat = site.live_chat.image_id ?? '';
  const all = [
    ...picturesOf(site),
    ...(chat.includes('/') ? [{ picture: chat, path: ['live_chat', 'image_id'] as Path }] : []),
  ].map(({ picture, path }) => ({ address: fillIn(picture, site, 'EN'), path }));
  const problems: Problem[] = [];
  for (const { address, path } of firstBy(all, (one) => one.address)) {
    const { status, type } = await asker
      .get(address)
      .catch((fault: NodeJS.ErrnoException) => ({ status: fault.code ?? 'nothing', type: '' }));
    if (status !== 200) problems.push(error(path, `${address} answers ${status}`));
    else if (!type.startsWith('image/')) problems.push(error(path, `${address} is no picture, but ${type}`));
  }
  return problems;
}

type Text = Record<string, string | undefined>;

/**
 * Text pages and articles that are missing in a language of the site. Texts without a translation in the file are
 * skipped: they fall back.
 */
async function silentTexts(asker: SiteAsker, site: SiteFile, now: number): Promise<Problem[]> {
  const silent = new Map<string, { path: Path; languages: string[] }>();
  for (const language of site.languages) {
    const expect = (name: string, path: Path, written: Text, answered: Text | undefined) => {
      if (written[language] ? answered?.[language] : Object.values(answered ?? {}).some(Boolean)) return;
      const { languages } = silent.get(name) ?? { languages: [] };
      silent.set(name, { path, languages: [...languages, language] });
    };
    const { cms = {} } = (await asker.call('settings/siteinfodetail', { language })) as Partial<SiteFile>;
    for (const [name, { status, body }] of Object.entries(site.cms))
      if (status === 1) expect(name, ['cms', name], body, cms[name]?.body);
    for (const kind of ['news', 'promotions'] as const) {
      const { value } = (await asker.call('content/articles', { kind, language })) as { value?: SiteFile['news'] };
      const titles = new Map(value?.map(({ slug, title }) => [slug, title]));
      for (const one of onlyOffered(site, site[kind])) {
        const isDue = Date.parse(one.published_at) <= now && !(one.ends_at && Date.parse(one.ends_at) <= now);
        if (isDue) expect(`${kind}/${one.slug}`, [kind, site[kind].indexOf(one)], one.title, titles.get(one.slug));
      }
    }
  }
  return [...silent].map(([name, { path, languages }]) =>
    error(path, `${name} does not come in ${languages.join(', ')}`),
  );
}

/** Payment methods that a player is not offered. */
async function absentMethods(
  asker: SiteAsker,
  site: SiteFile,
  { account_id, password }: LivePlayer,
): Promise<Problem[]> {
  const { statusCode, statusMessage, token } = await asker.call('auth/login', {
    account_id,
    password,
    request_id: randomUUID(),
  });
  if (statusCode !== 1)
    return [error(['deposit_methods'], `were not asked for: ${account_id} cannot sign in (${statusMessage})`)];
  asker.carried = { ...asker.carried, account_id, auth: String(token) };
  const listed = async (call: string, key: string) => {
    const { value } = (await asker.call(call)) as { value?: Record<string, unknown>[] };
    return new Set(value?.map((one) => one[key]));
  };
  const methods = await listed('wallet/deposit_methods', 'method');
  const banks = await listed('wallet/banks', 'bank_code');
  await asker.call('auth/logout');
  return [
    ...site.deposit_methods.flatMap(({ method }, index) =>
      methods.has(method) ? [] : [error(['deposit_methods', index], `${method} is not offered`)],
    ),
    ...site.banks.flatMap(({ bank_code }, index) =>
      banks.has(bank_code) ? [] : [error(['banks', index], `${bank_code} is not offered`)],
    ),
  ];
}
