import { startClosing } from '@marquee/platform/account/closing/startClosing';
import { startDueNews } from '@marquee/platform/account/dueNews';
import { startLapsing } from '@marquee/platform/account/lapsedLimits';
import { startReferrals } from '@marquee/platform/account/startReferrals';
import { defineBonusJob, startCashBack } from '@marquee/platform/bonuses/startBonuses';
import { catalogueSync } from '@marquee/platform/catalogue/catalogueSync';
import { startCatalogue } from '@marquee/platform/catalogue/startCatalogue';
import { beginFigures, defineFigureJob } from '@marquee/platform/figures/figureJob';
import { startHousekeeping } from '@marquee/platform/operations/housekeeping';
import { startCounts } from '@marquee/platform/operations/waitingCounts';
import { storeOperators } from '@marquee/platform/persons/siteOperators';
import { startMarking } from '@marquee/platform/persons/startMarking';
import { startExpiring } from '@marquee/platform/play/startExpiring';
import { startSports } from '@marquee/platform/sports/startSports';
import { seedRoles } from '@marquee/platform/staff/shippedRoles';
import type { ReadySites } from './readySites';
import type { Services } from './services';
import { startSiteNews } from './siteNews';

const syncOf = ({ database, clock, adapters, faults }: Services) =>
  catalogueSync({ database, clock, source: adapters.catalogue, report: faults('catalogue') });

/**
 * Seeds an empty database with what the first answer needs: the catalogue and the default site; other sites are
 * prepared on first use. Idempotent, and quick if nothing is missing.
 */
export async function seedDomains(services: Services, readySites: ReadySites): Promise<void> {
  await seedRoles(services.database, services.clock.now());
  await storeOperators(services.database, services.sites.all());
  await syncOf(services).first();
  const site = services.sites.find('localhost') ?? services.sites.all()[0];
  if (site) await readySites.ready(site);
}

/**
 * After a site's file changed, before any call is answered from it: stores whose site it is, and prepares it again if
 * it is used.
 */
export function followSites({ database, sites }: Services, readySites: ReadySites): void {
  sites.onChange(async (site) => {
    await storeOperators(database, [site]);
    if (readySites.isInUse(site)) await readySites.ready(site);
  });
}

/** Starts background work (payments, pending events and messages, the odds feed); returns a function that stops it. */
export async function startDomains(services: Services): Promise<() => Promise<void>> {
  const {
    database,
    clock,
    ledger,
    events,
    persons,
    adapters,
    jobs,
    payments,
    catalogue,
    search,
    sites,
    signals,
    faults,
  } = services;
  const sports = startSports({ database, clock, ledger, feed: adapters.odds, signals, faults });
  defineBonusJob({ database, clock, ledger, sites, jobs, report: faults('bonuses') });
  defineFigureJob({ database, sites, jobs, clock, report: faults('figures') });
  await beginFigures(database, clock.now());
  await jobs.start();
  const stops = [
    startCatalogue(catalogue, sites, faults('catalogue')),
    await search.start(),
    syncOf(services).start(),
    startSiteNews(services, faults('live')),
    startCounts(services, faults('waiting')),
    startHousekeeping({ database, clock, report: faults('housekeeping') }),
    startMarking({ database, clock, persons, report: faults('persons') }),
    startExpiring({ database, clock, ledger }, faults('rounds')),
    startReferrals({ database, clock, ledger, sites, report: faults('referrals') }),
    startCashBack({ database, clock, ledger, sites, report: faults('bonuses') }),
    startLapsing({ database, clock, report: faults('limits') }),
    startDueNews({ database, clock, sites, persons, jobs, report: faults('messages') }),
    startClosing({ database, clock, ledger, events, sites, payments, report: faults('closing') }),
  ];
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
    await sports.stop();
  };
}
