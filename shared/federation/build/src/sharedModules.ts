import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { deskApiVersion, hostApiVersion } from '@marquee/federation-runtime/hostApiVersion';
import { type Product, productOf, products } from '@marquee/federation-runtime/products';

/** A row of the shared table: the key in the share scope, and the installed package with its version. */
interface SharedRow {
  key: string;
  package: string;
}

/**
 * Libraries that exist once per page. Host build, remote builds, gate and docs use the table. A trailing slash
 * covers every sub-path (`react/jsx-runtime`); without it React would be bundled again.
 */
const libraries: readonly SharedRow[] = [
  { key: 'react', package: 'react' },
  { key: 'react/', package: 'react' },
  { key: 'react-dom', package: 'react-dom' },
  { key: 'react-dom/', package: 'react-dom' },
  { key: 'mobx', package: 'mobx' },
  { key: 'mobx-react-lite', package: 'mobx-react-lite' },
];

/** The table of a product: the libraries, and its host API. */
export const sharedTable = ({ sdk }: Product = products.site): readonly SharedRow[] => [
  ...libraries,
  { key: sdk, package: sdk },
];

const everyRow = Object.values(products).flatMap(sharedTable);

/** Whether a request is for a shared module, or for a sub-path of one that ends with a slash. */
export function isShared(request: string): boolean {
  return everyRow.some(({ key }) => (key.endsWith('/') ? request.startsWith(key) : request === key));
}

const require = createRequire(import.meta.url);

function versionIn(file: string): string {
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
  return version;
}

/** The number of a product's host API: the version of the package. */
export const hostApiOf = ({ name }: Product): string => (name === 'site' ? hostApiVersion : deskApiVersion);

/** The installed version of a shared package. Throws if it is not installed. */
function installedVersion(name: string): string {
  const product = Object.values(products).find(({ sdk }) => sdk === name);
  return product ? hostApiOf(product) : versionIn(require.resolve(`${name}/package.json`));
}

/** The host's shared modules: share key → version. Written into the host's build for the gate. */
export function hostOffers(product: Product = products.site): Record<string, string> {
  return Object.fromEntries(sharedTable(product).map((row) => [row.key, installedVersion(row.package)]));
}

/**
 * The host provides every row eagerly and always uses its own copy. It requires no versions of itself: parsing version
 * ranges would cost a slow phone tens of milliseconds at start-up.
 */
export function sharedInHost(product: Product) {
  return Object.fromEntries(
    sharedTable(product).map(({ key, package: name }) => {
      const version = installedVersion(name);
      return [key, { eager: true, singleton: true, version, requiredVersion: false as const }];
    }),
  );
}

/**
 * A remote bundles no copy of a row and refuses to run with another major version. It requires the sdk by its own
 * range, so that a newer remote does not load on an older host.
 */
export function sharedInRemote({ name: remote, hostApi }: { name: string; hostApi: string }) {
  const product = productOf(remote);
  return Object.fromEntries(
    sharedTable(product).map(({ key, package: name }) => [
      key,
      {
        import: false as const,
        singleton: true,
        strictVersion: true,
        requiredVersion: name === product.sdk ? hostApi : `^${installedVersion(name).split('.')[0]}.0.0`,
      },
    ]),
  );
}
