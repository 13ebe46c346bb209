import type { RemoteRoute } from '@marquee/federation-runtime/defineRemote';
import type { Kind } from '../kind';
import type { Probe } from '../probe';

const page = { page: './ProbePage', title: 'page.title' } as const;
const routes =
  (...paths: RemoteRoute['path'][]) =>
  ({ given }: Probe) =>
    Object.assign(given, { routes: ['/probe' as const, ...paths].map((path) => ({ ...page, path })) });
const menu = { to: '/probe', label: 'nav.probe', icon: 'cards', place: 'main', order: 1 };
const section = { slot: 'home.section', module: './ProbeSection', order: 1, label: 'home.probe' };

/** URLs, menu entries and slots that belong to others, or do not exist. */
export const routeKinds: readonly Kind[] = [
  {
    name: 'takes /casino',
    wrong: 'has the route of a live remote',
    files: ['collision'],
    spoil: routes('/casino'),
  },
  {
    name: 'takes /play/:game',
    wrong: 'has the route of a live remote with another name for its parameter',
    files: ['collision'],
    spoil: routes('/play/:game'),
  },
  {
    name: 'takes a category',
    wrong: 'serves the category of a live remote',
    files: ['collision'],
    spoil: ({ given }) => Object.assign(given, { categories: ['slot_game'] }),
  },
  { name: 'takes /login', wrong: 'has the route of a page of the host', files: ['collision'], spoil: routes('/login') },
  { name: 'takes /', wrong: 'has the route of the home page', files: ['collision'], spoil: routes('/') },
  {
    name: 'swallows /:a',
    wrong: 'has a route that every unknown path is',
    files: ['greedy-route'],
    spoil: routes('/:a'),
  },
  {
    name: 'swallows /:a/:b',
    wrong: 'has a route that every unknown path of two parts is',
    files: ['greedy-route'],
    spoil: routes('/:a/:b'),
  },
  { name: 'swallows /*', wrong: 'has a route that everything is', files: ['greedy-route'], spoil: routes('/*') },
  {
    name: 'shadows by a parameter',
    wrong: 'has a route whose first part is a parameter, beside those of others',
    files: ['greedy-route'],
    spoil: routes('/:section/live'),
  },
  {
    name: 'takes the API',
    wrong: 'has a route below what the edge answers itself',
    files: ['collision'],
    spoil: routes('/api/x'),
  },
  {
    name: 'one path twice',
    wrong: 'declares a path twice with other names for its parameter',
    files: ['double'],
    spoil: routes('/probe/:x', '/probe/:y'),
  },
  {
    name: 'duplicated section',
    wrong: 'fills a place twice with the same module',
    files: ['double'],
    spoil: ({ given }) => Object.assign(given, { slots: [section, section] }),
  },
  {
    name: 'forty menu entries',
    wrong: 'fills the main menu',
    files: ['double', 'navigation'],
    spoil: ({ given }) =>
      Object.assign(given, { navigation: Array.from({ length: 40 }, (_, order) => ({ ...menu, order })) }),
  },
  {
    name: 'menu to another host',
    wrong: 'has a menu entry that leads to another host',
    files: ['format'],
    spoil: ({ given }) => Object.assign(given, { navigation: [{ ...menu, to: '//evil.example' }] }),
  },
  {
    name: 'menu to nowhere',
    wrong: 'has a menu entry that leads to no route',
    files: ['navigation'],
    spoil: ({ given }) => Object.assign(given, { navigation: [{ ...menu, to: '/probes' }] }),
  },
  {
    name: 'section of no page',
    wrong: 'puts a section into a page that is none',
    files: ['navigation'],
    spoil: ({ given }) => Object.assign(given, { slots: [{ ...section, slot: 'page.section', page: '/nowhere' }] }),
  },
];
