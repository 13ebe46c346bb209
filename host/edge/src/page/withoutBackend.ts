import { backendAwayAttribute } from '@marquee/page/documentNames';

/** Marks a page that is served while the backend is unavailable, so that the host shows a notice. */
export function withoutBackend(html: string): string {
  return html.replace('<html', `<html ${backendAwayAttribute}`);
}
