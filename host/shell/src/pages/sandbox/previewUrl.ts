import { type Language, languages } from '@marquee/contract/languages';

/**
 * The address of a template's full-size preview in a palette and a language: on its own sandbox site
 * (`slot4.localhost`), or on this site if sites are not below `localhost` or the host is not known yet.
 */
export function previewUrl(
  here: Pick<Location, 'protocol' | 'hostname' | 'port'> | null,
  { code, color, language }: { code: string; color: string; language: Language },
): string {
  const query = `/${languages[language].tag}?marquee-theme=${code}/${color}`;
  if (!here) return query;
  const { protocol, hostname, port } = here;
  const host = hostname === 'localhost' || hostname.endsWith('.localhost') ? `${code}.localhost` : hostname;
  return `${protocol}//${host}${port && `:${port}`}${query}`;
}
