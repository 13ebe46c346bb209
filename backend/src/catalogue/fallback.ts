/**
 * The built-in lists (specification §3, §9): exactly 15 hot, 10 featured, 6 popular and 6 new games, for a site that has none of
 * its own yet. Entries are `provider/game`; games that the site does not offer are left out when they are shown.
 */
export const fallbackLists = {
  hot: [
    'JILI/sl001',
    'JILI/sl002',
    'JILI/fi001',
    'PGSOFT/sl001',
    'PGSOFT/sl002',
    'PGSOFT/sl003',
    'PPLAY/sl001',
    'PPLAY/sl002',
    'FACHAI/sl001',
    'FACHAI/fi001',
    'JDB/sl001',
    'JDB/ar001',
    'YBAT/sl001',
    'EPW/sl001',
    'EPW/cr001',
  ],
  featured: [
    'JILI/sl003',
    'JILI/bi001',
    'PGSOFT/sl004',
    'PGSOFT/sl005',
    'PPLAY/sl003',
    'FACHAI/sl002',
    'JDB/fi001',
    'JDB/sl002',
    'YBAT/fi001',
    'EPW/sl002',
  ],
  popular: ['JILI/sl004', 'PGSOFT/sl006', 'PPLAY/sl004', 'FACHAI/sl003', 'JDB/sl003', 'EPW/cr002'],
  new: ['JILI/sl005', 'PGSOFT/sl007', 'PPLAY/sl005', 'FACHAI/sl004', 'YBAT/sl002', 'EPW/sl003'],
} as const;

/** Name of a built-in list. */
export type FallbackList = keyof typeof fallbackLists;
