import { gamesOrigin } from '@marquee/contract/gamesOrigin';
import { trustedPolicies } from '@marquee/contract/trustedTypes';
import { vendorOrigin } from '@marquee/contract/vendorOrigin';
import { type Html, hashSource } from './html';

/** The path to which browsers send what they refused by a page's policies. */
export const reportPath = '/build/policy-reports';

const policy = (rules: Record<string, string>) =>
  Object.entries(rules)
    .map(([name, value]) => (value ? `${name} ${value}` : name))
    .join('; ');

/** The origins that a site's pages use besides their own. */
export interface PageParties {
  /** Whether visitors use https. */
  secure: boolean;
  /** Origins that the site's analytics load from and send to. */
  vendors?: readonly string[] | undefined;
  /** The site's own inline scripts, as hash sources without quotes (CSP 3). */
  hashes?: readonly string[] | undefined;
  /** Origins of its games and their pictures. */
  games?: readonly string[] | undefined;
  /** A development server on the visitor's machine, from which the page takes a remote (ADR 92). */
  developed?: string | undefined;
  /** Whether the page runs the host, which has Trusted Types policies. */
  hosted?: boolean;
}

/**
 * Requires Trusted Types: strings become markup or script addresses only by one of the named policies; without names,
 * never.
 */
const trustedTypes = (names: readonly string[] = []) => ({
  'require-trusted-types-for': "'script'",
  'trusted-types': names.join(' ') || "'none'",
});

const scriptHash = /^sha256-[A-Za-z0-9+/]{43}=$/;

/**
 * Content Security Policy of a page. Allowed scripts are files of the page's own origin or of a named vendor, or inline
 * scripts with a named hash; no other inline scripts or styles, no `eval`, no `strict-dynamic`. Invalid origins and
 * hashes are dropped.
 */
export function pagePolicy({ styles, scripts }: Pick<Html, 'styles' | 'scripts'>, parties: PageParties): string {
  const { secure, vendors = [], hashes = [], games = [], developed, hosted = false } = parties;
  const self = ["'self'", ...(developed ? [developed] : [])].join(' ');
  const withVendors = [self, ...vendors.filter((origin) => vendorOrigin.test(origin))].join(' ');
  const withGames = [withVendors, ...games.filter((origin) => gamesOrigin.test(origin))].join(' ');
  const siteScripts = hashes.filter((hash) => scriptHash.test(hash)).map((hash) => `'${hash}'`);
  return policy({
    'default-src': "'none'",
    'script-src': [withVendors, ...scripts.map(hashSource), ...siteScripts].join(' '),
    'style-src': [self, ...styles.map(hashSource)].join(' '),
    'img-src': `${withGames} data: blob:`,
    'font-src': self,
    'connect-src': withVendors,
    'media-src': self,
    'frame-src': withGames,
    'worker-src': "'self'",
    'manifest-src': "'self'",
    'form-action': "'self'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
    ...trustedTypes(hosted ? trustedPolicies : []),
    ...(hosted && { 'report-to': 'policy' }),
    // A server on the visitor's machine has no certificate.
    ...(secure && !developed ? { 'upgrade-insecure-requests': '' } : {}),
  });
}

/** Where browsers report what the page's policies refuse (Reporting API): a header of pages that run the host. */
export const reportingEndpoints = `policy="${reportPath}"`;

/**
 * Integrity Policy of pages whose scripts are all the product's: browsers that know it (Chrome 138, Firefox 145) load
 * no script without a hash, whichever bundler made the code that asks for it.
 */
export const integrityPolicy = 'blocked-destinations=(script), endpoints=(policy)';

/** Policy of a game in the game page's frame: its own files and calls only, framed by this site only. */
export const playPolicy = policy({
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'media-src': "'self'",
  'form-action': "'self'",
  'base-uri': "'none'",
  'frame-ancestors': "'self'",
  ...trustedTypes(),
});

/** Policy of the service worker: it may request its own site, and load nothing. */
export const workerPolicy = policy({ 'default-src': "'none'", 'connect-src': "'self'" });

/** Whether a browser only shows or saves a file of this type and never executes it: it needs no policy. */
export function isInert(contentType: string): boolean {
  return /^(text\/(javascript|css)|font\/)/.test(contentType);
}

/** Policy of everything else that is not a page: opened on its own it can do nothing. */
export const filePolicy = policy({ 'default-src': "'none'", 'frame-ancestors': "'none'", sandbox: '' });

const permissions = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .concat('fullscreen=(self)')
  .join(', ');

const ofAll = { 'x-content-type-options': 'nosniff' };
const ofDocuments = {
  ...ofAll,
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': permissions,
  'cross-origin-opener-policy': 'same-origin-allow-popups',
};
const ofSecure = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };
const [secureFile, secureDocument] = [
  { ...ofAll, ...ofSecure },
  { ...ofDocuments, ...ofSecure },
];

/**
 * Headers of every response, unless it sets them itself. Pages keep access to windows that they open (R3.31), but
 * nobody gets access to them. Headers that only concern documents are not sent with other files.
 */
export function commonHeaders(secure: boolean, isDocument: boolean): Readonly<Record<string, string>> {
  if (isDocument) return secure ? secureDocument : ofDocuments;
  return secure ? secureFile : ofAll;
}
