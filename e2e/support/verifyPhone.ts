import { type APIRequestContext, expect } from '@playwright/test';
import type { NewPlayer } from './player';

/** The newest code in the sandbox's outbox of a site for a telephone. */
export async function codeFor(
  request: APIRequestContext,
  phone: string,
  { domain = 'localhost', origin = '' } = {},
): Promise<string> {
  let code = '';
  const read = async () => {
    const page = await request.get(
      `${origin}/sandbox/outbox`,
      domain === 'localhost' ? {} : { headers: { host: domain } },
    );
    const [, newest = ''] = (await page.text()).split(`to ${phone}</p>`);
    code = /^<p>(\d{6})/.exec(newest)?.[1] ?? '';
    return code;
  };
  await expect.poll(read).not.toBe('');
  return code;
}

/** Verifies a registered player's telephone by calls, which deposits require. */
export async function verifyPhone(
  request: APIRequestContext,
  { accountId: account_id, phone }: Pick<NewPlayer, 'accountId' | 'phone'>,
  { domain = 'localhost', origin = '' } = {},
): Promise<void> {
  const ask = async (name: string, input: object) => {
    const data = { domain_name: domain, account_id, ...input };
    expect(await (await request.post(`${origin}/api/${name}`, { data })).json()).toMatchObject({ statusCode: 1 });
  };
  await ask('auth/tac/request_new_register', {});
  await ask('auth/tac/verify', { tac: await codeFor(request, phone, { domain, origin }) });
}
