import type { CompiledRemote } from '@marquee/federation-runtime/compiledRemote';
import type { Check, GateContext } from './rules';

/** What a remote claims. */
type Claims = Pick<CompiledRemote, 'name' | 'container' | 'categories'> & { routes: readonly { path: string }[] };

/** The live host and remotes that claims are compared with. */
type OtherRemotes = Pick<GateContext, 'hostRoutes'> & { others: readonly Claims[] };

/** A path with anonymous parameters: `/play/:id` and `/play/:game` are equal. */
const shape = (path: string) => path.replace(/:\w+\??/g, ':').replace(/(.)\/$/, '$1');

/** Paths that the edge serves itself. */
const reserved = /^\/(api|releases|static|fonts|texts|sandbox|desk|metrics|healthz|readyz|\.well-known)(\/|$)/;

/** Claims of a candidate that the host or another live remote already has: routes, categories, the global name. */
export function conflictingClaims(compiled: Claims, { others, hostRoutes = [] }: OtherRemotes): string[] {
  const own = compiled.routes.map(({ path }) => path);
  const ofHost = own
    .filter((path) => hostRoutes.some((route) => shape(route) === shape(path)) || reserved.test(path))
    .map((path) => `route ${path} belongs to the host`);
  const ofOthers = others.flatMap((other) => {
    if (other.name === compiled.name) return [];
    const taken = new Set(other.routes.map((route) => shape(route.path)));
    const routes = own.filter((path) => taken.has(shape(path))).map((path) => `route ${path}`);
    const categories = compiled.categories
      .filter((code) => other.categories.includes(code))
      .map((code) => `category ${code}`);
    const container = compiled.container === other.container ? [`global name ${compiled.container}`] : [];
    return [...routes, ...categories, ...container].map((what) => `${what} belongs to ${other.name}`);
  });
  return [...ofHost, ...ofOthers];
}

/** Routes, categories and names must be unique among host and live remotes. */
export const collisions: Check = ({ compiled }, otherRemotes) => conflictingClaims(compiled, otherRemotes);

const repeated = (names: readonly string[]) => [
  ...new Set(names.filter((name, index) => names.indexOf(name) !== index)),
];

/** No duplicates within one remote: paths, menu entries, modules per slot. */
export const doubles: Check = ({ compiled: { routes, navigation = [], slots = [] } }) =>
  [
    ...repeated(routes.map(({ path }) => `route ${shape(path)}`)),
    ...repeated(navigation.map(({ to, place }) => `menu entry ${to} in ${place}`)),
    ...repeated(
      slots.map(({ slot, module, page, section }) => [slot, page, section, module].filter(Boolean).join(' ')),
    ),
  ].map((what) => `${what} is declared twice`);

/**
 * A route must start with a literal segment: one that starts with a parameter would match all unknown pages and those
 * of future remotes.
 */
export const greedyRoutes: Check = ({ compiled: { routes } }) =>
  routes.flatMap(({ path }) => {
    const [first = ''] = path.slice(1).split('/');
    if (first.startsWith(':') || first.startsWith('*')) return [`route ${path} begins with whatever stands there`];
    return path.includes('*') ? [`route ${path} swallows all that is below it`] : [];
  });

/** Most menu entries of one remote. */
const most = { main: 8, account: 10, footer: 10 };

const literal = (part: string) => (part.startsWith(':') ? '[^/]+' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));

/** Menu entries and sections of a candidate that refer to pages which do not exist. */
export function brokenLinks(
  compiled: CompiledRemote,
  { others, hostRoutes = [] }: Pick<GateContext, 'others' | 'hostRoutes'>,
): string[] {
  const paths = [...[compiled, ...others].flatMap(({ routes }) => routes.map(({ path }) => path)), ...hostRoutes];
  const pages = paths.map((path) => new RegExp(`^${path.split('/').map(literal).join('/')}$`));
  const entries = (compiled.navigation ?? []).flatMap(({ to }) =>
    pages.some((page) => page.test(to.replace(/[?#].*$/, ''))) ? [] : [`the menu entry ${to} leads to no page`],
  );
  const sections = (compiled.slots ?? []).flatMap(({ page, module }) =>
    page === undefined || paths.includes(page) ? [] : [`${module} is for the page ${page}, which nobody has`],
  );
  return [...entries, ...sections];
}

/** Menu entries must lead to existing pages, and leave room for other remotes. */
export const navigation: Check = ({ compiled }, context) => {
  const lost = context.isComplete === false ? [] : brokenLinks(compiled, context);
  const full = Object.entries(most).flatMap(([place, count]) => {
    const found = (compiled.navigation ?? []).filter((entry) => entry.place === place).length;
    return found > count ? [`${found} entries in the ${place} menu, of ${count} that one remote may have`] : [];
  });
  return [...lost, ...full];
};
