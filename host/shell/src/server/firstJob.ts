import type { PageJob } from '@marquee/page/rendering';
import { siteDefaults } from '@marquee/store/startup';

const { maintenance, site, provider_count, live_chat } = siteDefaults;
const menu = ['/casino', '/slots', '/sports'].map((path) => ({ content_id: path.slice(1), path, children: [] }));

/**
 * A warm-up page that needs only the host's code: an unknown path of a site without a name. Most of a process's first
 * render is code that runs for the first time, and this page runs two thirds of it.
 */
export const firstJob: PageJob = {
  start: {
    startup: {
      statusCode: 1,
      statusMessage: 'OK',
      maintenance,
      content: { menu, game_menu: menu },
      site: { ...site, theme_code: 'casino1', theme_color: 'color1-1', time_zone: 'UTC' },
      language: ['EN'],
      provider_count,
      aff_domain: '',
      live_chat,
      has_hot_games: false,
      modal_announcement: '',
    },
    registry: { revision: 0, language: 'EN', remotes: [] },
    seed: {},
    language: 'EN',
    texts: { ui: {} },
    prefix: '',
    buildId: '',
    at: 0,
    route: { pattern: null, remote: null, status: 404 },
  },
  address: '/nobody',
  modules: [],
};
