import { acceptTheme } from '@marquee/templates/codes';
import { templateRow } from '@marquee/templates/rows';
import { paletteOf } from '@marquee/theme/templates';
import { cookieOf } from '../http/locale';
import type { SiteState } from './siteState';

const name = 'marquee_theme';

/** What a request asks to see of a site: the site itself, or in another theme, and the cookie that keeps it so. */
export interface Preview {
  site: SiteState;
  cookie: string | null;
}

const schemeOf = (code: string, color: string) => paletteOf(templateRow(code), color).scheme;

/**
 * A site in another theme than its own. Its version is another, too, so that no page of the one is given for the other.
 */
function inTheme(site: SiteState, code: string, color: string): SiteState {
  const { startup } = site;
  const { logo1, logo2, theme_code, theme_color } = startup.site;
  // on a ground of the other scheme the inverse logo can be read, as an operator would set it there
  const turned = schemeOf(code, color) !== schemeOf(theme_code, theme_color);
  const logos = turned ? { logo1: logo2, logo2: logo1 } : { logo1, logo2 };
  const themed = { ...startup.site, ...logos, theme_code: code, theme_color: color };
  return { ...site, startup: { ...startup, site: themed }, version: `${site.version} in ${code}/${color}` };
}

/**
 * Shows a site in the theme that `?marquee-theme=<code>/<color>` names, for as long as the browser is open; an empty
 * value ends it. A theme that is not accepted (R4) is not shown. For the sandbox: elsewhere a site has
 * the theme of its file.
 */
export function previewOf(site: SiteState, url: URL, cookies: string | null | undefined): Preview {
  const asked = url.searchParams.get('marquee-theme');
  const [code = '', color = ''] = (asked ?? cookieOf(cookies, name) ?? '').split('/');
  const accepted = acceptTheme(code, color) === 'ok';
  const cookie =
    asked === null ? null : `${name}=${accepted ? `${code}/${color}` : '; Max-Age=0'}; Path=/; SameSite=Lax`;
  return { site: accepted ? inTheme(site, code, color) : site, cookie };
}
