import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, languages } from '@marquee/contract/languages';
import { root } from '@marquee/settings/root';
import { type Html, withScript } from '../http/html';
import { type BackendLink, callTimeout, within } from '../link/backendLink';
import { markSvg } from '../mark/mark';
import { plainPage } from '../page/plainPage';
import type { SiteState } from '../sources/siteState';
import { edgeTexts } from '../sources/texts';

/**
 * Reloads the page on a button press, and when the network is back. If that happened while this page was loading, no
 * event is sent: so it also retries with backoff.
 */
const script = `const again=()=>location.reload();addEventListener("online",again);
const tries=(history.state?.tries??0)+1;
if(navigator.onLine){history.replaceState({...history.state,tries},"");setTimeout(again,Math.min(60,2**tries)*1000)}
document.querySelector(".pl a").addEventListener("click",(event)=>{event.preventDefault();again()});`;

/** Largest logo that is inlined, bytes. */
const logoMost = 20_000;

/** The site's logo as a data URL, or its icon if the logo is not a small SVG: offline, nothing can be loaded. */
async function logoOf(link: BackendLink, site: SiteState): Promise<string> {
  const { logo1 } = site.startup.site;
  const asked = async (signal: AbortSignal | null = null) => {
    const answer = await link.fetch(new Request(new URL(logo1, `http://${site.domain}`), { signal }));
    const isSvg = answer.ok && answer.headers.get('content-type')?.startsWith('image/svg');
    return isSvg ? answer.text() : '';
  };
  const svg = logo1.startsWith('/') ? await within(link, callTimeout, asked).catch(() => '') : '';
  const chosen = svg && svg.length < logoMost ? svg : markSvg(site);
  return `data:image/svg+xml;base64,${Buffer.from(chosen).toString('base64')}`;
}

/** The page that the service worker shows offline: in the site's style and language, self-contained. */
export async function offlinePage(link: BackendLink, site: SiteState, language: Language): Promise<Html> {
  const texts = edgeTexts[language];
  const html = plainPage({
    site: { ...site.startup.site, logo1: await logoOf(link, site) },
    language,
    title: texts.offline,
    lines: [texts.offlineText],
    retry: { text: texts.retry, to: '' },
  });
  return withScript(html, script);
}

const scriptText = (name: string) => readFileSync(join(root, 'host/edge/src/installed', name), 'utf8');
const workerText = scriptText('worker.js');
const retireText = scriptText('retire.js');

/**
 * The service worker of a site; its version changes with everything that the offline pages depend on. If disabled, a
 * worker that unregisters itself.
 */
export function workerScript({ startup, domain }: SiteState, buildId: string, isOn: boolean): string {
  if (!isOn) return retireText;
  const { site, language } = startup;
  const pages = Object.fromEntries(language.map((code) => [code, `/offline/${languages[code].tag}.html`]));
  const tags = Object.fromEntries(language.map((code) => [languages[code].tag.toLowerCase(), code]));
  const from = JSON.stringify([domain, site, language, edgeTexts, buildId, workerText]);
  const version = createHash('sha256').update(from).digest('hex').slice(0, 12);
  return `const config=${JSON.stringify({ version, pages, tags, language: site.default_language })};\n${workerText}`;
}
