import { mayFrame } from '@marquee/platform/play/mayFrame';
import type { SiteFile } from '@marquee/platform/sites/siteFile';
import { originOf } from '@marquee/protocols/games/address';

/** An absolute URL with a picture's extension. */
const pictureAddress = /https?:\/\/[^"\\<>]+?\.(?:svg|png|jpe?g|webp|avif|gif)(?![\w.])/gi;

/**
 * The origins of `addresses` whose pictures the site's CSP blocks: it allows the site's own origin and its
 * `games_origins`. Without duplicates; relative addresses are the site's own.
 */
export function blockedOrigins(addresses: readonly string[], allowed: readonly string[]): string[] {
  const blocked = addresses.filter((address) => !mayFrame(allowed, address)).map((address) => originOf(address) ?? '');
  return [...new Set(blocked)].sort();
}

/** The origins of a site file's pictures that its CSP blocks. */
export function blockedPictures(site: SiteFile): string[] {
  return blockedOrigins(JSON.stringify(site).match(pictureAddress) ?? [], site.games_origins);
}
