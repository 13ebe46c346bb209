import { randomUUID } from 'node:crypto';
import type { Output } from '@marquee/contract/calls';
import type { Handlers } from '../calls/handlers';
import { inLanguage } from '../content/oneLanguage';
import { readContent } from '../content/store';
import type { BackendSignals } from '../events/signals';
import { hasProgramme } from '../sites/programmes';

type Slide = Output<'home/fetch_slide'>['value'][number];
type Announcement = Output<'home/fetch_announment'>['value'][number];
type Line = Output<'home/marquee'>['value'][number];

/** Data of the home page and every page's frame, and browsers' reports (R7). */
export const homeCalls = ({ signals }: { signals: BackendSignals }) =>
  ({
    'home/fetch_slide': async ({ language }, { database, site }) => {
      const read = inLanguage(language, site);
      const slides = await readContent<Slide>(database, site.domain_name, 'slide');
      return { value: slides.map((slide) => read(slide, ['title', 'text', 'action'])) };
    },

    'home/fetch_announment': async (_input, { database, site, clock }) => {
      const all = await readContent<Announcement>(database, site.domain_name, 'announcement');
      return { value: all.filter((one) => Date.parse(one.published_at) <= clock.now()) };
    },

    'home/marquee': async ({ language }, { database, site }) => {
      const read = inLanguage(language, site);
      const lines = await readContent<Line>(database, site.domain_name, 'marquee');
      return { value: lines.map((line) => read(line, ['text'])) };
    },

    'home/referral': async (_input, { site }) => ({ setting_value: hasProgramme(site, 'referral') ? 1 : 0 }),
    'settings/social_account': async (_input, { site }) => ({ accountList: site.social_accounts }),
    'settings/partners': async (_input, { site }) => ({ partners: site.partners }),
    'settings/get_analytics': async (_input, { site }) => ({ value: site.analytics }),

    'settings/adsvisit': async ({ fbp, appsflyer_id }, { database, site, clock }) => {
      if (fbp || appsflyer_id) {
        await database.query(
          'insert into ads_visits (id, site, fbp, appsflyer_id, created_at) values ($1, $2, $3, $4, $5)',
          [randomUUID(), site.domain_name, fbp, appsflyer_id, clock.now()],
        );
      }
      return {};
    },

    'telemetry/failure': async ({ remote, version, phase, cause, path }, { database, site, clock }) => {
      await database.query(
        `insert into remote_failures (id, site, remote, version, phase, cause, path, created_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8)`,
        [randomUUID(), site.domain_name, remote, version, phase, cause, path, clock.now()],
      );
      signals.emit('remoteFailure', { remote, phase });
      return {};
    },
  }) satisfies Partial<Handlers>;
