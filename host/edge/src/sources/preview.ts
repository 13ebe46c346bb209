import { type Language, languageOfTag } from '@marquee/contract/languages';
import { acceptTheme } from '@marquee/templates/codes';
import { templateRow } from '@marquee/templates/rows';
import { paletteOf } from '@marquee/theme/templates';
import { cookieOf, edgeCookie } from '../http/cookies';
import type { SiteState } from './siteState';

const name = 'marquee_theme';

/** The site that a request asks for, possibly in another theme, and the cookie that keeps the theme. */
export interface Preview {
  site: SiteState;
  cookie: string | null;
}

const schemeOf = (code: string, color: string) => paletteOf(templateRow(code), color).scheme;

/** A site in another theme. Its version differs, too, so that their cached pages are separate. */
function inTheme(site: SiteState, code: string, color: string): SiteState {
  const { startup } = site;
  const { logo1, logo2, theme_code, theme_color } = startup.site;
  // on a background of the other colour scheme the inverse logo is readable, as an operator would configure
  const turned = schemeOf(code, color) !== schemeOf(theme_code, theme_color);
  const logos = turned ? { logo1: logo2, logo2: logo1 } : { logo1, logo2 };
  const themed = { ...startup.site, ...logos, theme_code: code, theme_color: color };
  return { ...site, startup: { ...startup, site: themed }, version: `${site.version} in ${code}/${color}` };
}

/** A site with one language more, for previews of a template in each language. */
function withLanguage(site: SiteState, language: Language | undefined): SiteState {
  const { startup } = site;
  if (!language || startup.language.includes(language)) return site;
  return {
    ...site,
    startup: { ...startup, language: [...startup.language, language] },
    version: `${site.version} with ${language}`,
  };
}

/**
 * Shows a site in the theme of `?marquee-theme=<code>/<color>` until the browser is closed; an empty value ends it.
 * An address with the query may also begin with a language that the site does not offer. Refused themes (R4) are
 * ignored. Sandbox only.
 */
export function previewOf(site: SiteState, url: URL, cookies: string | null | undefined): Preview {
  const asked = url.search ? url.searchParams.get('marquee-theme') : null;
  const chosen = asked ?? cookieOf(cookies, name);
  if (chosen === undefined) return { site, cookie: null };
  const [code = '', color = ''] = chosen.split('/');
  const accepted = acceptTheme(code, color) === 'ok';
  const given = accepted ? edgeCookie(name, `${code}/${color}`, {}) : edgeCookie(name, '', { maxAge: 0 });
  const cookie = asked === null ? null : given;
  if (!accepted) return { site, cookie };
  const themed = inTheme(site, code, color);
  const language = asked === null ? undefined : languageOfTag(url.pathname.split('/')[1] ?? '');
  return { site: withLanguage(themed, language), cookie };
}
