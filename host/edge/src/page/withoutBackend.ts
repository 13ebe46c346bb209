import { backendAwayAttribute } from '@marquee/page/documentNames';

/** Marks a page that is served while the backend is away, so that the host says so. */
export function withoutBackend(html: string): string {
  return html.replace('<html', `<html ${backendAwayAttribute}`);
}
