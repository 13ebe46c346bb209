import { defineDeskRemote } from '@marquee/desk-sdk/defineDeskRemote';

/** Releases of the site and of the desk: what is live, canaries, what was withdrawn, and the acts. */
export const remote = defineDeskRemote({
  name: 'desk-releases',
  hostApi: '^1.0.0',
  calls: [
    'releases/overview',
    'releases/remote',
    'releases/rollback',
    'releases/withdraw',
    'releases/end',
    'releases/step',
    'releases/promote',
    'releases/off',
    'releases/on',
  ],
  routes: [
    { path: '/versions', page: './overview/ReleasesPage', title: 'Releases', permission: 'releases.read' },
    {
      path: '/versions/:remote',
      page: './remote/RemotePage',
      title: 'Releases of a part',
      permission: 'releases.read',
    },
  ],
  navigation: [{ to: '/versions', label: 'Releases', icon: 'rocket', order: 55, permission: 'releases.read' }],
});
