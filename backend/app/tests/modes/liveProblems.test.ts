import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sandboxSites } from '@marquee/platform/sites/siteFolder';
import { readSettings } from '@marquee/settings/settings';
import { afterAll, beforeAll, describe, expect, it } from '@rstest/core';
import { modeFindings } from '../../src/doctor/modeCheck';
import { liveMode } from '../../src/modes/live';
import { liveProblems } from '../../src/modes/liveProblems';
import { reachProblem } from '../../src/modes/reachProblem';
import { liveLegal as legal } from '../../src/testing/processes/liveSites';

const folder = mkdtempSync(join(tmpdir(), 'marquee-live-'));
const key = 'k'.repeat(32);
/** What some jurisdictions want named, too. */
const named = {
  dispute_body: 'Example Disputes',
  dispute_url: 'https://disputes.example/players',
  data_controller: 'Example Gaming Ltd',
  data_email: 'data@casino.example',
};

/** A sandbox site file with the operator's own pictures. */
const ownPictures = (file: string) =>
  readFileSync(join(sandboxSites, file), 'utf8').replaceAll('"/art/', '"https://pictures.example/');

/** A folder with one site: the default site's file with `changes`. */
function sitesWith(name: string, changes: Record<string, unknown>): string {
  const sites = join(folder, name);
  const common = join(sites, 'common');
  mkdirSync(common, { recursive: true });
  for (const file of readdirSync(join(sandboxSites, 'common')))
    writeFileSync(join(common, file), ownPictures(`common/${file}`));
  const site = JSON.parse(ownPictures('localhost.json')) as Record<string, unknown>;
  const changed = { ...site, domain_name: 'casino.example', aff_domain: 'casino.example', ...changes };
  writeFileSync(join(sites, 'casino.example.json'), JSON.stringify(changed));
  return sites;
}

/** Offers that every profile permits: they count no deposits and no two products. */
const permittedOffers = {
  gamify_status: false,
  vip_levels: JSON.parse(readFileSync(join(sandboxSites, 'common/cashier-eur.json'), 'utf8')).vip_levels,
};
const chat = { chat_id: 'a1', status: false, image_id: null };
let good: string;
beforeAll(() => {
  good = sitesWith('good', { legal, live_chat: chat, codes_by: 'email' });
});
afterAll(() => rmSync(folder, { recursive: true }));

const partners = () => ({
  MARQUEE_MODE: 'live',
  SITES_DIR: good,
  TRUST_PROXY: 'on',
  GATEWAY_URL: 'https://gateway.example',
  GATEWAY_KEYS: key,
  ODDS_URL: 'https://odds.example',
  ODDS_KEYS: key,
  GAMES_URL: 'https://games.example',
  GAMES_KEYS: key,
  PERSON_KEYS: key,
  MESSAGES_URL: 'smtps://mail.example',
  MESSAGES_FROM: 'codes@casino.example',
});

/** All problems except the database's, which tests cannot have. */
async function problemsWith(changes: Record<string, string>): Promise<string[]> {
  const problems = await liveProblems(readSettings('backend', { ...partners(), ...changes }));
  return problems.filter((problem) => !problem.startsWith('DATABASE_URL is missing'));
}

describe('live mode', () => {
  it('without any setting is refused with the complete list', async () => {
    const settings = readSettings('backend', { MARQUEE_MODE: 'live' });
    const names = (await liveProblems(settings)).map((problem) => problem.split(' ')[0]);
    expect(names).toEqual([
      'DATABASE_URL',
      'GATEWAY_URL',
      'GATEWAY_KEYS',
      'ODDS_URL',
      'ODDS_KEYS',
      'GAMES_URL',
      'GAMES_KEYS',
      'PERSON_KEYS',
      'TRUST_PROXY',
      'MESSAGES_URL',
      'SITES_DIR',
    ]);
    await expect(liveMode(settings)).rejects.toThrow(/^live mode lacks:\n {2}DATABASE_URL .*\n {2}GATEWAY_URL /);
  });

  it('with everything but a database lacks only that', async () => {
    expect(await problemsWith({})).toEqual([]);
    expect(await liveProblems(readSettings('backend', partners()))).toHaveLength(1);
  });

  it('gets the same result from the doctor as from the start', async () => {
    const findings = await modeFindings(readSettings('backend', partners()));
    expect(findings).toEqual([
      {
        level: 'failed',
        found: 'DATABASE_URL is missing: a Postgres server; the embedded database is for the sandbox',
        todo: 'The backend does not start without: docs/operations.md, Live mode.',
      },
    ]);
    const sandbox = await modeFindings(readSettings('backend', { MARQUEE_MODE: 'sandbox' }));
    expect(sandbox.map(({ level }) => level)).toEqual(['ok']);
  });

  it.each([
    [{ HOST: '127.0.0.1' }, false],
    [{ HOST: '::1' }, false],
    [{ HOST: '0.0.0.0' }, true],
    [{ HOST: '10.0.0.5' }, true],
    [{ HOST: '0.0.0.0', EDGE_KEYS: key }, false],
    [{ HOST: '0.0.0.0', TRUST_PROXY: 'off' }, false],
    [{}, false],
  ])('lets who reaches a backend with %o choose their address: %s', (changes, isProblem) => {
    const problem = reachProblem(readSettings('backend', { ...partners(), ...changes }));
    expect(problem?.startsWith('EDGE_KEYS is missing') ?? false).toBe(isProblem);
  });

  it('lacks a database that answers', async () => {
    const problems = await problemsWith({ DATABASE_URL: 'postgres://me:do-not-tell@localhost:1/none' });
    expect(problems).toEqual([expect.stringMatching(/^DATABASE_URL cannot be used: /)]);
    expect(problems.join()).not.toContain('do-not-tell');
  });

  for (const [name, changes, problem] of [
    ['nobody who answers for it', { live_chat: chat, codes_by: 'email' }, 'fill in legal.'],
    [
      'an empty licence',
      { legal: { ...legal, licence: ' ', licence_url: '' }, live_chat: chat, codes_by: 'email' },
      'fill in legal.licence, legal.licence_url.',
    ],
    ["the sandbox's chat", { legal, codes_by: 'email' }, "live_chat is the sandbox's."],
    [
      'pictures of the sandbox',
      { legal, live_chat: chat, codes_by: 'email', logo1: '/art/logo/x.svg' },
      "pictures are at /art/, which is the sandbox's.",
    ],
    [
      'codes by text message, which SMTP cannot send',
      { legal, live_chat: chat },
      'codes_by is sms, and SMTP brings no text messages.',
    ],
    [
      'a profile that wants a body for disputes named, without one',
      { legal, live_chat: chat, codes_by: 'email', jurisdiction: 'mt', ...permittedOffers },
      'fill in legal.dispute_body, legal.dispute_url, legal.data_controller, legal.data_email.',
    ],
    [
      'a profile that asks for identity checks, without a partner for them',
      {
        legal: { ...legal, ...named },
        ...{ live_chat: chat, codes_by: 'email', jurisdiction: 'uk', currency: 'GBP', ...permittedOffers },
      },
      'its profile uk asks for identity checks: IDENTITY_URL and IDENTITY_KEYS are missing.',
    ],
  ] as const) {
    it(`refuses a site with ${name}`, async () => {
      const SITES_DIR = sitesWith(name.replaceAll(' ', '-'), changes);
      expect(await problemsWith({ SITES_DIR })).toEqual([`casino.example.json: ${problem}`]);
    });
  }

  it('refuses a site of this machine', async () => {
    const sites = sitesWith('local', { legal, live_chat: chat, codes_by: 'email' });
    const text = readFileSync(join(sites, 'casino.example.json'), 'utf8');
    rmSync(join(sites, 'casino.example.json'));
    writeFileSync(join(sites, 'casino.localhost.json'), text.replaceAll('casino.example"', 'casino.localhost"'));
    expect(await problemsWith({ SITES_DIR: sites })).toEqual([
      'casino.localhost.json: domain_name is one of this machine only.',
    ]);
  });

  it('refuses a folder without sites, or with a broken one', async () => {
    const broken = sitesWith('broken', { legal, live_chat: chat, currency: 'coins' });
    expect(await problemsWith({ SITES_DIR: broken })).toEqual([
      expect.stringMatching(/^SITES_DIR cannot be used: .*currency/s),
    ]);
    const empty = mkdtempSync(join(folder, 'empty-'));
    expect(await problemsWith({ SITES_DIR: empty })).toEqual([`SITES_DIR has no site: ${empty}.`]);
  });
});
