import type { Answer } from '@marquee/contract/calls';
import { calls } from '@marquee/contract/calls';
import { succeeded } from '@marquee/contract/envelope';
import { isLanguage, type Language, languageOfTag } from '@marquee/contract/languages';
import { type OverriddenStart, overriddenStartId } from '@marquee/contract/overridden';
import type { StartData } from '@marquee/contract/start';
import type { SiteRegistry } from '@marquee/federation-runtime/siteRegistry';
import { readCookie } from '@marquee/store/cookies';
import { prefixOf } from '../address/prefix';
import { registryUrl } from '../remotes/registryUrl';
import styles from './preloader.module.css';

/** Fetches JSON. Throws if the response is not JSON. */
async function json<T>(address: string, body?: object): Promise<T> {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const answer = await fetch(address, body ? init : {});
  return (await answer.json()) as T;
}

/** The site's domain name: the last two labels of the host. */
function domainName(host: string): string {
  return host.split('.').slice(-2).join('.');
}

/** Fetches the start-up answer. A failed transport counts as a failed call, not as maintenance (R8.16). */
async function askStartup(): Promise<Answer<'startup'>> {
  try {
    return await json('/api/startup', { domain_name: domainName(location.hostname) });
  } catch (error) {
    return { ...calls.startup.failure, details: String(error) } as Answer<'startup'>;
  }
}

/** The language of the address, else the one chosen before, else the site's own. */
function languageFor({ language, site }: Answer<'startup'>): Language {
  const asked = [languageOfTag(prefixOf(location.pathname).slice(1)), readCookie(document, 'language') ?? undefined];
  const wanted = asked.find((code) => isLanguage(code) && (!language || language.includes(code)));
  return (wanted as Language | undefined) ?? site?.default_language ?? 'EN';
}

/** A placeholder until the answer arrives (`show_preloader`, R3, R4); the first render replaces it. */
function showPreloader(place: HTMLElement): void {
  const line = document.createElement('span');
  line.className = styles.line ?? '';
  line.role = 'progressbar';
  line.ariaLabel = document.title;
  const preloader = document.createElement('div');
  preloader.className = styles.preloader ?? '';
  preloader.append(line);
  place.replaceChildren(preloader);
}

/** The start data of a page that a remote of its developer's machine belongs to; undefined for others. */
async function startWithOverride(): Promise<StartData<SiteRegistry> | undefined> {
  const text = document.getElementById(overriddenStartId)?.textContent;
  if (!text) return undefined;
  const { overriddenStart } = await import('../overridden/overriddenStart');
  return overriddenStart(JSON.parse(text) as OverriddenStart<SiteRegistry>);
}

/**
 * The start data of a page that has none of its own. The browser completes that of an overridden page (ADR 92); without
 * an edge it fetches them: start-up, then the registry.
 */
export async function askStart(place: HTMLElement): Promise<StartData<SiteRegistry>> {
  const overridden = await startWithOverride();
  if (overridden) return overridden;
  showPreloader(place);
  const startup = await askStartup();
  const language = languageFor(startup);
  const isOpen = succeeded(startup) && !startup.maintenance?.is_maintenance;
  const none: SiteRegistry = { revision: 0, language, remotes: [] };
  const [registry, build] = isOpen
    ? await Promise.all([
        json<SiteRegistry>(registryUrl(language)),
        json<{ id: string }>('/build/latest.json').catch(() => ({ id: '' })),
      ])
    : [none, { id: '' }];
  return {
    startup,
    registry,
    seed: {},
    language,
    prefix: prefixOf(location.pathname),
    buildId: build.id,
    // no server rendered it
    at: 0,
    route: { pattern: null, remote: null, status: 200 },
  };
}
