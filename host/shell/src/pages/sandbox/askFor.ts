import type { ApiClient } from '@marquee/api/client';
import type { Input } from '@marquee/contract/calls';
import type { Envelope } from '@marquee/contract/envelope';
import { type SandboxAnswer, sandboxAnswerCookie } from '@marquee/contract/sandboxAnswer';

function setCookie(value: string, seconds: number): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser that we serve
  document.cookie = `${sandboxAnswerCookie}=${value}; Path=/api; Max-Age=${seconds}; SameSite=Strict`;
}

/**
 * Makes a real call (never a cached answer) after telling the sandbox how to answer it, by a cookie that is removed
 * afterwards.
 */
export async function askFor(api: Pick<ApiClient, 'request'>, wish: SandboxAnswer): Promise<Envelope> {
  setCookie(encodeURIComponent(JSON.stringify(wish)), 60);
  try {
    return await api.request(wish.call, {} as Input<typeof wish.call>);
  } finally {
    setCookie('', 0);
  }
}
