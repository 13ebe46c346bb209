import type { Database } from '@marquee/database/database';
import type { Clock } from '@marquee/kernel/clock';
import type { Bindings } from '@marquee/kernel/http/bindings';
import type { Random } from '@marquee/kernel/random';
import { eachRow } from '@marquee/kernel/work/eachRow';
import { repeat } from '@marquee/kernel/work/repeat';
import type { Scheduler } from '@marquee/protocols/gateway/gateway';
import type { Transport } from '@marquee/protocols/signing/signedClient';
import type { Keys } from '@marquee/protocols/signing/signing';
import { Hono } from 'hono';
import { mountSandboxAnswers } from './answers/sandboxAnswers';
import { artRoutes } from './art/routes';
import { sandboxCatalogue } from './catalogue/sandboxCatalogue';
import { mountCompany } from './company/sandboxCompany';
import { gameServer } from './games/gameServer';
import { mountGamesPartner } from './games/partner';
import { mountGames } from './games/routes';
import { mountGatewayPage } from './gateway/gatewayPage';
import { mountPayPage } from './gateway/payPage';
import { sandboxGateway } from './gateway/sandboxGateway';
import { mountIdentityPage } from './identity/identityPage';
import { sandboxIdentity } from './identity/sandboxIdentity';
import { mountOddsFeed } from './odds/feedServer';
import { mountOutboxPage } from './outbox/outboxPage';
import { forgetMessages, mountOutbox } from './outbox/outboxServer';
import { mountPreviewPage, type Samples } from './outbox/previewPage';
import { sandboxSecret } from './secret';
import type { SandboxSites } from './sites';
import { mountThirdParties } from './thirdParty/routes';

/** Dependencies of the sandbox's partners. */
export interface SandboxParts {
  database: Database;
  clock: Clock;
  random: Random;
  scheduler: Scheduler;
  /** Sends requests to the operator: wallet calls of providers, events of the gateway. */
  transport: Transport;
  /** The operator's base URL; empty within the process. */
  operatorUrl?: string;
  /** The partners' base URL for browsers, without a trailing slash; empty within the process. */
  publicUrl?: string;
  /** A provider's signing keys. */
  providerKeys: (provider: string) => Promise<Keys>;
  /** The secrets that the operator shares with these partners. */
  keys: Keys;
  siteAt: SandboxSites;
  /** The operator's messages, to be looked at; unknown to partners in a process of their own. */
  samples?: Samples;
  /** Whether the sandbox's own pages (outbox, gateway, chat desk, error answers) are served. */
  pages: boolean;
  /** Takes errors; their messages may quote data, so they are not logged as they are. */
  report: (error: unknown) => void;
}

/**
 * Stand-in partners for a site without any: payment gateway, odds feed, message sender, games, each behind the real
 * protocol, and pages that show their work.
 */
export function createSandbox(parts: SandboxParts) {
  const { database, clock, random, scheduler, transport, siteAt, pages, report, keys } = parts;
  const { operatorUrl = '', publicUrl = '' } = parts;
  const partnerApp = new Hono();
  mountOutbox(partnerApp, { database, clock, keys, report });
  mountOddsFeed(partnerApp, { clock, keys, report, secret: sandboxSecret(database, 'season') });
  const catalogue = sandboxCatalogue(publicUrl);
  const games = gameServer({
    ...{ database, clock, random, catalogue, transport, operatorUrl, publicUrl },
    keysOf: parts.providerKeys,
  });
  mountGamesPartner(partnerApp, { games, catalogue, keys, clock, report });
  const gateway = sandboxGateway({
    database,
    clock,
    scheduler,
    random: () => random.below(1_000_000) / 1_000_000,
    keys,
    transport,
    operatorUrl,
    publicUrl,
    siteOf: (domain) => [siteAt(domain)].find((site) => site?.domain_name === domain),
    pages,
    report,
  });
  partnerApp.all('/gateway/v1/*', (context) => gateway.serve(context.req.raw) ?? context.notFound());
  const identity = sandboxIdentity({ database, clock, scheduler, transport, keys, operatorUrl, publicUrl, report });
  identity.mount(partnerApp);
  const tidy = async () => {
    const turns = [
      () => identity.deliverDue(),
      () => forgetMessages(database, clock.now()),
      () => games.tidy(),
      () => gateway.tidy(),
    ];
    await eachRow(turns, (turn) => turn(), report);
  };

  return {
    /** The partners' protocol servers; only the operator reaches them. */
    partnerApp,

    /** Provoked error answers; mount them before the calls that they replace. */
    mountAnswers(app: Hono<{ Bindings: Bindings }>): void {
      if (pages) mountSandboxAnswers(app);
    },

    /** Art, game client and game server, and the pages. */
    mount(app: Hono<{ Bindings: Bindings }>): void {
      app.route('/', artRoutes(catalogue));
      mountGames(app, games, { report, framedElsewhere: publicUrl !== '' });
      if (!pages) return;
      // Partners on another origin leave chat and analytics to the site.
      if (!publicUrl) mountThirdParties(app, { database, clock, siteAt });
      mountOutboxPage(app, { database, siteAt, hasPreview: parts.samples !== undefined });
      if (parts.samples) mountPreviewPage(app, { samples: parts.samples, siteAt });
      mountGatewayPage(app, siteAt, { links: !publicUrl });
      mountPayPage(app, gateway, { siteAt, isOwnProcess: publicUrl !== '' });
      mountIdentityPage(app, identity);
      mountCompany(app, { clock, publicUrl });
    },

    /** One run of the periodic cleanup. */
    tidy,

    /** Starts background work; returns a function that stops it. */
    start: (): (() => Promise<void>) => {
      const stops = [
        repeat(tidy, { every: 60_000, report }),
        repeat(games.endDue, { every: 1000, report }),
        identity.start(),
        gateway.stop,
      ];
      void gateway.start().catch(report);
      return async () => void (await Promise.all(stops.map((stop) => stop())));
    },
  };
}
