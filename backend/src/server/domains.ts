import type { Hono } from 'hono';
import { artRoutes } from '../art/routes';
import { seedDemoPlayer } from '../auth/demoPlayer';
import { outboxPage } from '../auth/outboxPage';
import { catalogueOf, startCatalogue } from '../catalogue/catalogueOf';
import { seedCatalogue } from '../catalogue/seed';
import { storeContent } from '../content/store';
import { mountGames, startGames } from '../games/routes';
import { mountProvider } from '../provider/routes';
import { domainOf } from '../sites/sites';
import { startSports } from '../sports/startSports';
import type { Bindings } from './bindings';
import { faultFields, type Log } from './log';
import type { Services } from './services';

/** Fills an empty database with what the sites need before the first answer. Idempotent, and quick when nothing is missing. */
export async function seedDomains(services: Services): Promise<void> {
  const { database, clock } = services;
  await seedCatalogue(database, clock);
  for (const site of services.sites.all()) await seedSite(services, database, site);
}

/** What one site needs: its content, and the demo player. */
async function seedSite(services: Services, database: Services['database'], site: Parameters<typeof storeContent>[2]) {
  await storeContent(database, services.clock, site);
  await seedDemoPlayer(services, site);
}

/** Does for a site whose file was changed, or that is new, what the start did for the others. */
export function followSites(services: Services): void {
  services.sites.onChange((site) => seedSite(services, services.database, site));
}

/** Routes beside the table of calls. */
export function mountDomains(app: Hono<{ Bindings: Bindings }>, services: Services): void {
  app.route(
    '/',
    artRoutes(async (provider, code) => {
      const games = await catalogueOf(services).games();
      const game = games.find(({ provider_code, game_code }) => provider_code === provider && game_code === code);
      return game ? { title: game.name, category: game.category } : null;
    }),
  );
  app.post('/gateway/callback', (context) => services.money.callback(context.req.raw));
  mountProvider(app, services);
  mountGames(app, services);
  if (services.sandbox) {
    app.get('/sandbox/outbox', async (context) => {
      const host = context.req.header('host') ?? new URL(context.req.url).host;
      const site = services.sites.find(domainOf(host))?.domain_name ?? 'localhost';
      return context.html(await outboxPage(services.database, site), 200, {
        'cache-control': 'no-store',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      });
    });
  }
}

/** Starts what works without being asked (payments that ripen, the odds feed); gives the way to stop all of it. */
export async function startDomains(services: Services, log: Log): Promise<() => Promise<void>> {
  const report = (error: unknown) => log('error', 'work failed', faultFields(error));
  const sports = startSports({ database: services.database, clock: services.clock, report });
  await services.money.start();
  const stops = [startGames(services), startCatalogue(services)];
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
    services.money.stop();
    await sports.stop();
  };
}
