import { defineDeskRemote } from '@marquee/desk-sdk/defineDeskRemote';

/** How it goes: figures tied to the ledger, what waits for a person, what is broken. */
export const remote = defineDeskRemote({
  name: 'desk-today',
  hostApi: '^1.0.0',
  calls: ['today/figures', 'today/rows', 'today/verify', 'today/waits', 'today/broken', 'releases/overview'],
  routes: [
    { path: '/today', page: './today/TodayPage', title: 'Today', permission: 'figures.read' },
    { path: '/today/rows', page: './rows/RowsPage', title: 'Postings', permission: 'figures.read' },
  ],
  navigation: [{ to: '/today', label: 'Today', icon: 'home', order: 10, permission: 'figures.read' }],
});
