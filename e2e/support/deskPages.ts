import { randomUUID } from 'node:crypto';
import type { StaffCallName } from '@marquee/contract/staff/calls';
import type { Permission } from '@marquee/contract/staff/permissions';
import { readRegistry } from '@marquee/federation-release/registry/folderReading';
import type { CompiledRemote } from '@marquee/federation-runtime/compiledRemote';
import { expect, request as requests } from '@playwright/test';
import { askAtConsole, atConsole } from './console';
import type { DeskSite } from './deskSite';
import { openPurse } from './purse';

/** The site whose players the filled desk has; it has withdrawals in review. */
const site = 'slot9.localhost';

/** A page of a remote of the desk. */
export interface DeskPage {
  remote: string;
  /** As the remote writes it. */
  path: string;
  /** An address of it that shows something real, below the desk's origin. */
  address: string;
  /** Undefined: all staff may open it. */
  permission: Permission | undefined;
}

/** The remotes in a desk's folder of releases, as they describe themselves. */
export function deskRemotes(releases: string): (CompiledRemote & { calls: StaffCallName[] })[] {
  const { remotes } = readRegistry(releases).registry;
  return Object.values(remotes).flatMap(({ live, versions }) => {
    const released = versions[live];
    return released ? [released.description as unknown as CompiledRemote & { calls: StaffCallName[] }] : [];
  });
}

/** What parameters of routes stand for. */
export type DeskThings = Readonly<Record<string, string>>;

/**
 * Has a player deposit, withdraw, ask and be corrected, so that the desk has something of each kind that its routes
 * name. It takes as long as the sandbox's gateway for a deposit that is paid late, some 20 s.
 */
export async function fillDesk(desk: DeskSite): Promise<DeskThings> {
  const { dataDir, url } = desk.site;
  const calls = await requests.newContext({ baseURL: url });
  try {
    const purse = await openPurse(calls, site);
    // By the sandbox's rules it is paid after it has expired, which the books cannot expect.
    await purse.call('wallet/deposit', { request_id: randomUUID(), method: 'bank', amount: 13_100 });
    await purse.fill(90_000);
    const [bank] = (await purse.call('wallet/banks', {})).value;
    const { value: accounts } = await purse.call('wallet/add_bank_account', {
      request_id: randomUUID(),
      bank_code: bank.bank_code,
      holder_name: purse.fullName,
      account_number: bank.example,
    });
    for (const amount of [20_000, 30_000]) {
      const withdrawal = { request_id: randomUUID(), bank_account_id: accounts[0].bank_account_id, amount };
      await purse.call('wallet/withdraw', withdrawal);
    }
    const [found] = (await atConsole(dataDir, 'players/find', { q: purse.accountId, site })).value;
    const [withdrawal] = (await atConsole(dataDir, 'withdrawals/list', { site })).value;
    const day = (past: number) => new Date(Date.now() - past * 86_400_000).toISOString().slice(0, 10);
    const { run } = await atConsole(dataDir, 'settlements/check', {
      ...{ site, from: day(1), until: day(-1), file_name: 'november.csv' },
      file: 'order;kind;amount\nnot-ours;payin;10.00\n',
      ...{ payment_column: 'order', amount_column: 'amount', kind_column: 'kind', kind_words: ['payin=deposit'] },
    });
    const { waits } = await askAtConsole(dataDir, 'cash/adjust', {
      ...{ site, player: purse.accountId, amount: 500, against: 'promotions', case: 'case-1' },
      ...{ why: 'goodwill', text: 'Thank you for waiting' },
    });
    const [member] = (await atConsole(dataDir, 'staff/list', {})).value;
    const late = async () => (await atConsole(dataDir, 'contradictions/list', { site })).value[0]?.event ?? '';
    await expect.poll(late, { timeout: 120_000 }).not.toBe('');
    return {
      site,
      player: found?.player ?? '',
      payment: withdrawal?.payment ?? '',
      event: await late(),
      run: run ?? '',
      row: '1',
      approval: waits?.approval ?? '',
      sequence: '1',
      remote: 'desk-people',
      member: member?.id ?? '',
      figure: 'deposit',
      currency: found ? 'MYR' : '',
      from: day(1),
      until: day(-1),
    };
  } finally {
    await calls.dispose();
  }
}

/** What the address of a page has behind its path, for those that show nothing without. */
const queries: Readonly<Record<string, readonly string[]>> = {
  '/players': ['q=player'],
  '/today/rows': ['figure', 'currency', 'from', 'until'],
};

/** Every page of every remote, with an address of something that is there. */
export function deskPages(desk: DeskSite, things: DeskThings): DeskPage[] {
  const thing = (name: string, path: string) => {
    const value = things[name];
    if (!value) throw new Error(`fillDesk in e2e/support/deskPages.ts has nothing for ${name} of ${path}`);
    return encodeURIComponent(value);
  };
  return deskRemotes(desk.releases).flatMap(({ name: remote, routes }) =>
    routes.map(({ path, guard }) => {
      const place = path.replace(/:(\w+)/g, (_, name: string) => thing(name, path));
      const query = (queries[path] ?? []).map((part) => {
        const [name = '', value] = part.split('=');
        return `${value === undefined ? name : 'q'}=${thing(value ?? name, path)}`;
      });
      const address = query.length > 0 ? `${place}?${query.join('&')}` : place;
      return { remote, path, address, permission: guard as Permission | undefined };
    }),
  );
}
