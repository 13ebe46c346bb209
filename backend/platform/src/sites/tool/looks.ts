import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  acceptTheme,
  colorsOf,
  familyOf,
  isTemplateCode,
  type TemplateCode,
  templateCodes,
} from '@marquee/templates/codes';
import type { SiteFile } from '../siteFile';
import { sandboxSites } from '../siteFolder';
import { ToolError } from './workspace';

/** The sandbox's site of a template, the model for new sites with it. */
export function modelOf(code: TemplateCode): Pick<SiteFile, 'scene_palette' | 'opening_slide'> & { extends: string[] } {
  return JSON.parse(readFileSync(join(sandboxSites, `${code}.localhost.json`), 'utf8'));
}

/** The three logos and the icon of a site in a colour palette. */
export function logosOf(palette: string, name: string) {
  const address = (kind: string) => `/art/brand/${palette}/${name}.${kind}.svg`;
  return { logo1: address('logo'), logo2: address('inverse'), logo3: address('icon'), manifest_icon: address('icon') };
}

/** The file of slides and menus that a template's family shares. */
export function familyFile(code: TemplateCode): string {
  return `common/family-${familyOf(code) === 'sportsbook' ? 'sports' : familyOf(code)}.json`;
}

/**
 * A template's code and colour as operators write them: `color8-3`, or only `3`; the first colour if omitted. Throws
 * ToolError with start-up's own message (R4).
 */
export function themeOf(code: string, color: string | undefined): { code: TemplateCode; color: string } {
  const full = isTemplateCode(code)
    ? /^[1-5]$/.test(color ?? '1')
      ? colorsOf(code)[Number(color ?? '1') - 1]
      : color
    : color;
  const verdict = acceptTheme(code, full ?? '');
  if (verdict === 'Invalid theme code' || !isTemplateCode(code)) {
    throw new ToolError(`Invalid theme code: ${code}. The codes are ${templateCodes.join(', ')}`);
  }
  if (verdict !== 'ok') throw new ToolError(`${verdict}: ${color}. Those of ${code} are ${colorsOf(code).join(', ')}`);
  return { code, color: full as string };
}
