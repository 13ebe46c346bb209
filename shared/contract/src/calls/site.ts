import { disconnect, internalServerError, serviceUnavailable } from '../envelope';
import { type CallRow, empty, lost, visitor } from './row';

/** The site, content and settings calls that need no player (R7). */
export const site = {
  startup: {
    carries: 'domain',
    failure: {
      ...internalServerError,
      details: '',
      maintenance: { is_maintenance: false, start_date: null, end_date: null },
    },
    duringMaintenance: true,
  },
  seo: visitor(empty),
  'home/fetch_slide': visitor(empty),
  'home/fetch_announment': visitor(empty),
  'home/marquee': visitor(empty),
  'home/referral': visitor({ ...serviceUnavailable, setting_value: 0 }),
  'settings/social_account': visitor({ ...disconnect, accountList: [] }),
  'settings/siteinfodetail': visitor({ ...serviceUnavailable, cms: {} }),
  'settings/get_analytics': { carries: 'domain', failure: lost },
  'settings/adsvisit': { ...visitor(disconnect), rate: { burst: 20, perMinute: 10 } },
  'settings/partners': visitor({ ...serviceUnavailable, partners: [] }),
  'content/articles': visitor(empty),
  'content/article': visitor(empty),
  'content/rules': visitor({ ...serviceUnavailable, subjects: [], title: '', rules: [] }),
  'telemetry/failure': { ...visitor(disconnect), rate: { burst: 60, perMinute: 60 }, duringMaintenance: true },
} satisfies Record<string, CallRow>;
