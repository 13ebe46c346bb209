import { gamesOrigin } from '@marquee/contract/gamesOrigin';
import { trustedPolicies } from '@marquee/contract/trustedTypes';
import { vendorOrigin } from '@marquee/contract/vendorOrigin';
import { type Html, hashSource } from './html';

const policy = (rules: Record<string, string>) =>
  Object.entries(rules)
    .map(([name, value]) => (value ? `${name} ${value}` : name))
    .join('; ');

/** Whom the pages of a site deal with, beside their own origin. */
export interface PageParties {
  /** Whether visitors come by https. */
  secure: boolean;
  /** Origins that the site's analytics load from and speak to. */
  vendors?: readonly string[] | undefined;
  /** The site's own inline scripts, as hash sources without quotes (CSP 3). */
  hashes?: readonly string[] | undefined;
  /** Origins that its games run at and bring their pictures from. */
  games?: readonly string[] | undefined;
  /** Whether the host runs in it, which has policies of Trusted Types. */
  hosted?: boolean;
}

/**
 * A string becomes neither markup nor the address of a script but by one of the named policies; without a name, never.
 */
const trustedTypes = (names: readonly string[] = []) => ({
  'require-trusted-types-for': "'script'",
  'trusted-types': names.join(' ') || "'none'",
});

const scriptHash = /^sha256-[A-Za-z0-9+/]{43}=$/;

/**
 * Content Security Policy of a page. Scripts run that are files of the page's own origin or of a named vendor, or whose
 * text has a named hash; nothing else that is inline runs or styles, nothing is evaluated, and no script can vouch for
 * another. What is no origin or no hash is left out.
 */
export function pagePolicy({ styles, scripts }: Pick<Html, 'styles' | 'scripts'>, parties: PageParties): string {
  const { secure, vendors = [], hashes = [], games = [], hosted = false } = parties;
  const withVendors = ["'self'", ...vendors.filter((origin) => vendorOrigin.test(origin))].join(' ');
  const withGames = [withVendors, ...games.filter((origin) => gamesOrigin.test(origin))].join(' ');
  const siteScripts = hashes.filter((hash) => scriptHash.test(hash)).map((hash) => `'${hash}'`);
  return policy({
    'default-src': "'none'",
    'script-src': [withVendors, ...scripts.map(hashSource), ...siteScripts].join(' '),
    'style-src': ["'self'", ...styles.map(hashSource)].join(' '),
    'img-src': `${withGames} data: blob:`,
    'font-src': "'self'",
    'connect-src': withVendors,
    'media-src': "'self'",
    'frame-src': withGames,
    'worker-src': "'self'",
    'manifest-src': "'self'",
    'form-action': "'self'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
    ...trustedTypes(hosted ? trustedPolicies : []),
    ...(secure ? { 'upgrade-insecure-requests': '' } : {}),
  });
}

/** Policy of a game that runs in the game page's frame: its own files and calls only, framed by this site only. */
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

/** Policy of the service worker: it asks its own site, and loads nothing. */
export const workerPolicy = policy({ 'default-src': "'none'", 'connect-src': "'self'" });

/**
 * Whether a browser that is led to a file of this type shows its text or saves it, and never runs or draws it: it needs
 * no policy.
 */
export function isInert(contentType: string): boolean {
  return /^(text\/(javascript|css)|font\/)/.test(contentType);
}

/** Policy of everything else that is not a page: opened on its own it does nothing. */
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
 * Headers that every response carries that does not say otherwise itself. Pages keep a hold on the windows that they
 * open (R3.31), and nobody gets one on them. Those that mean something for documents only are not sent
 * with the many files of a page.
 */
export function commonHeaders(secure: boolean, isDocument: boolean): Readonly<Record<string, string>> {
  if (isDocument) return secure ? secureDocument : ofDocuments;
  return secure ? secureFile : ofAll;
}
