import { compiledRemote } from '../../testing';
import type { GateContext } from '../rules';

/** The context for probes: a host, and two live remotes with claims of their own. */
export function probeContext(): GateContext {
  const page = { page: './Page', title: 'page.title' } as const;
  const slots = compiledRemote('1.0.0', {
    name: 'slots',
    container: 'marquee_slots_1_0_0',
    categories: ['slot_game'],
    routes: [
      { ...page, path: '/slots' },
      { ...page, path: '/play/:id' },
    ],
  });
  const casino = compiledRemote('1.0.0', {
    name: 'casino',
    container: 'marquee_casino_1_0_0',
    categories: ['casino'],
    routes: [{ ...page, path: '/casino' }],
    navigation: [],
  });
  return {
    offers: { react: '19.3.1', 'react-dom': '19.3.1', mobx: '7.1.3', '@marquee/sdk': '2.0.0' },
    hostApi: '2.0.0',
    hostMembers: ['Button', 'Link', 'dialogs'],
    hostRoutes: ['/', '/login', '/register'],
    others: [slots, casino],
  };
}
