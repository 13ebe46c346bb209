import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type EventListener, listenForEvents } from '@marquee/protocols/conformance/eventListener';
import { gatewayEventChecks, identityEventChecks } from '@marquee/protocols/conformance/events';
import { gamesChecks } from '@marquee/protocols/conformance/games';
import { gatewayChecks } from '@marquee/protocols/conformance/gateway';
import { identityChecks } from '@marquee/protocols/conformance/identity';
import { messageChecks } from '@marquee/protocols/conformance/messages';
import { oddsChecks } from '@marquee/protocols/conformance/odds';
import { type Check, type Finding, findings, type TestedPartner } from '@marquee/protocols/conformance/runner';
import type { Keys } from '@marquee/protocols/signing/signing';
import { usageOf } from '@marquee/settings/commands';
import { type ExitCode, runCommand, say } from './command';

/** Options that only some partners need. */
interface Said {
  channel?: string | undefined;
  recipient?: string | undefined;
  site?: string | undefined;
  listener?: EventListener | undefined;
}

/** What most checks need of the server; the same object for the whole run. */
type Context = Pick<TestedPartner, 'url' | 'keys' | 'now'> & { fetch: TestedPartner['transport'] };

function inContext(
  checks: readonly {
    name: string;
    needs?: readonly string[];
    run(context: Context & { site: string }): Promise<void>;
  }[],
  site = '',
): Check[] {
  let context: (Context & { site: string }) | undefined;
  return checks.map(({ run, ...rule }) => ({
    ...rule,
    run({ url, keys, now, transport }) {
      context ??= { url, keys, now, fetch: transport, site };
      return run(context);
    },
  }));
}

/** The testable partners: their checks, or an error about the options. */
const partners: Record<string, (said: Said) => Check[] | string> = {
  gateway: ({ site, listener }) =>
    site ? [...inContext(gatewayChecks, site), ...gatewayEventChecks(site, listener)] : '--site is missing.',
  odds: () => inContext(oddsChecks),
  games: () => inContext(gamesChecks),
  identity: ({ listener }) => [...inContext(identityChecks), ...identityEventChecks(listener)],
  messages({ channel, recipient }) {
    if (channel !== 'sms' && channel !== 'email') return '--channel must be sms or email.';
    return recipient ? messageChecks({ channel, recipient }) : '--recipient is missing.';
  },
};

const marks: Record<Finding['outcome'], string> = { ok: 'ok     ', failed: 'FAILED ', notTried: 'untried' };

/**
 * `npm run conformance -- <partner> --url … --secret-file …`: tests a partner's server (docs/partners). Exit codes: 0
 * all checks that could run passed, 1 one failed, 2 usage error.
 */
async function main(): Promise<ExitCode> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      url: { type: 'string' },
      'secret-file': { type: 'string' },
      channel: { type: 'string' },
      recipient: { type: 'string' },
      site: { type: 'string' },
      events: { type: 'string' },
    },
  });
  const partner = partners[positionals[0] ?? ''];
  const { url, 'secret-file': file } = values;
  if (!partner || positionals.length > 1 || !url || !URL.canParse(url) || !file) return say(usageOf('conformance'), 2);
  const keys = readFileSync(file, 'utf8').split(/\s+/).filter(Boolean);
  if (keys.length === 0) return say(`${file} holds no key.`, 2);
  if (values.events !== undefined && !/^\d{1,5}$/.test(values.events)) return say('--events is not a port.', 2);
  const listener = values.events ? await listenForEvents(Number(values.events), keys, Date.now) : undefined;
  try {
    const checks = partner({ ...values, listener });
    return typeof checks === 'string' ? say(checks, 2) : await report(checks, url, keys);
  } finally {
    await listener?.close();
  }
}

/** Runs the checks and prints their results. */
async function report(checks: readonly Check[], url: string, keys: Keys): Promise<ExitCode> {
  const counts = { ok: 0, failed: 0, notTried: 0 };
  const tested = { url: url.replace(/\/+$/, ''), keys, transport: fetch, now: Date.now, timeout: 10_000 };
  for await (const { name, outcome, reason, exchanged } of findings(checks, tested)) {
    counts[outcome]++;
    process.stdout.write(`${marks[outcome]}  ${name}${reason ? `: ${reason}` : ''}\n`);
    if (exchanged)
      process.stdout.write(`         asked:    ${exchanged.asked}\n         answered: ${exchanged.answered}\n`);
  }
  process.stdout.write(`${counts.ok} rules kept, ${counts.failed} broken, ${counts.notTried} not tried\n`);
  return counts.failed === 0 ? 0 : 1;
}

runCommand(main);
