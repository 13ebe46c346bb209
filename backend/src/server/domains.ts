import type { Context, Hono } from 'hono';
import { artRoutes } from '../art/routes';
import { outboxPage } from '../auth/outboxPage';
import { catalogueOf, startCatalogue } from '../catalogue/catalogueOf';
import { seedCatalogue } from '../catalogue/seed';
import { mountGames, startGames } from '../games/routes';
import { startHousekeeping } from '../operations/housekeeping';
import { mountProvider } from '../provider/routes';
import { domainOf } from '../sites/sites';
import { startSports } from '../sports/startSports';
import { mountThirdParties } from '../thirdParty/routes';
import { gatewayPage } from '../wallet/gatewayPage';
import { sandboxHelp } from '../wallet/sandboxGateway';
import type { Bindings } from './bindings';
import { faultFields, type Log } from './log';
import { forgetReadySites, isInUse, readySite } from './readySite';
import type { Services } from './services';

/**
 * Fills an empty database with what the first answer needs: the catalogue and the default site; every other site is made ready
 * when somebody first asks for it. Idempotent, and quick when nothing is missing.
 */
export async function seedDomains(services: Services): Promise<void> {
  forgetReadySites(services);
  await seedCatalogue(services.database, services.clock);
  const site = services.sites.find('localhost') ?? services.sites.all()[0];
  if (site) await readySite(services, site);
}

/** Makes a site that is in use ready again once its file was changed, before anybody is answered from it. */
export function followSites(services: Services): void {
  services.sites.onChange(async (site) => {
    if (isInUse(services, site)) await readySite(services, site);
  });
}

/** Routes beside the table of calls. */
export function mountDomains(app: Hono<{ Bindings: Bindings }>, services: Services, log: Log): void {
  app.route(
    '/',
    artRoutes(async (provider, code) => {
      const games = await catalogueOf(services).games();
      const game = games.find(({ provider_code, game_code }) => provider_code === provider && game_code === code);
      return game ? { title: game.name, category: game.category } : null;
    }),
  );
  app.post('/gateway/callback', (context) => services.money.callback(context.req.raw));
  const report = (error: unknown) => log('error', 'fault', faultFields(error));
  mountProvider(app, services, report);
  mountGames(app, services, report);
  if (services.sandbox) {
    mountThirdParties(app, services);
    const headers = {
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    };
    const siteOf = (context: Context) =>
      services.sites.find(domainOf(context.req.header('host') ?? new URL(context.req.url).host));
    app.get('/sandbox/outbox', async (context) => {
      const site = siteOf(context)?.domain_name ?? 'localhost';
      return context.html(await outboxPage(services.database, site), 200, headers);
    });
    app.get(sandboxHelp, (context) => {
      const site = siteOf(context) ?? services.sites.find('localhost');
      return site ? context.html(gatewayPage(site), 200, headers) : context.notFound();
    });
  }
}

/** Starts what works without being asked (payments that ripen, the odds feed); gives the way to stop all of it. */
export async function startDomains(services: Services, log: Log): Promise<() => Promise<void>> {
  const report = (error: unknown) => log('error', 'work failed', faultFields(error));
  const sports = startSports({ database: services.database, clock: services.clock, report });
  await services.money.start();
  const stops = [startGames(services, report), startCatalogue(services), startHousekeeping(services, report)];
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
    services.money.stop();
    await sports.stop();
  };
}
