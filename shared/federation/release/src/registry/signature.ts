import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign, verify } from 'node:crypto';
import { resolve } from 'node:path';
import type { Registry } from '@marquee/federation-runtime/registry/schema';

/** Who may write the registry of a releases folder (ADR 90). */
export interface RegistryTrust {
  /** Public keys, base64url; a registry needs a signature by one of them. */
  keys: readonly string[];
  /** The private key of this process, base64url; without it, it only reads. */
  signingKey?: string | undefined;
  /** How long a signature holds, days. */
  days: number;
}

/** The signature in a registry's file: until when it holds (ISO 8601), and its value, base64url. */
interface Signature {
  until: string;
  value: string;
}

/** What DER has before the 32 bytes of an Ed25519 key (RFC 8410). */
const publicHead = Buffer.from('302a300506032b6570032100', 'hex');
const privateHead = Buffer.from('302e020100300506032b657004220420', 'hex');
const keyBytes = 32;

function derOf(head: Buffer, key: string): Buffer {
  const bytes = Buffer.from(key, 'base64url');
  if (bytes.length !== keyBytes)
    throw new Error('A key of releases has 43 characters: make one by releases --new-key.');
  return Buffer.concat([head, bytes]);
}

const publicKey = (key: string) => createPublicKey({ key: derOf(publicHead, key), format: 'der', type: 'spki' });
const privateKey = (key: string) => createPrivateKey({ key: derOf(privateHead, key), format: 'der', type: 'pkcs8' });

const tail = (der: Buffer) => der.subarray(-keyBytes).toString('base64url');
const publicTail = (key: KeyObject) => tail(key.export({ format: 'der', type: 'spki' }));

/** A new pair of keys, base64url. */
export function newKeys(): { key: string; signingKey: string } {
  const pair = generateKeyPairSync('ed25519');
  const signingKey = tail(pair.privateKey.export({ format: 'der', type: 'pkcs8' }));
  return { key: publicTail(pair.publicKey), signingKey };
}

/** JSON with the keys of each object in order, so that a text has one form only. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  const sorted = fields.sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${sorted.map(([key, field]) => `${JSON.stringify(key)}:${canonical(field)}`).join()}}`;
}

/** What a signature covers: the whole registry, and until when. */
const signedBytes = (registry: object, until: string) =>
  Buffer.from(`marquee registry 1\n${canonical({ ...registry, signature: until })}`);

/** The signature of bytes by a private key, base64url. */
export const signedBy = (signingKey: string, bytes: Buffer): string =>
  sign(null, bytes, privateKey(signingKey)).toString('base64url');

/** Whether a signature of bytes is by one of the public keys. */
export function isSignedBy(keys: readonly string[], bytes: Buffer, signature: string): boolean {
  const value = Buffer.from(signature, 'base64url');
  return keys.some((key) => verify(null, bytes, publicKey(key), value));
}

/** The text of a registry, signed. Throws without a key to sign by. */
export function signedText(registry: Registry, { signingKey, days }: RegistryTrust, now: number): string {
  if (!signingKey)
    throw new Error('The registry must be signed, and RELEASE_SIGNING_KEY is not set: nothing was changed.');
  const until = new Date(now + days * 24 * 3600_000).toISOString();
  const value = signedBy(signingKey, signedBytes(registry, until));
  return `${JSON.stringify({ ...registry, signature: { until, value } satisfies Signature })}\n`;
}

function signatureIn(data: unknown): Signature | undefined {
  const found = (data as { signature?: Partial<Signature> } | null)?.signature;
  return typeof found?.until === 'string' && typeof found.value === 'string' ? (found as Signature) : undefined;
}

/** Until when the registry in a file is signed, ms since 1970. Throws where it is not, by no known key, or no more. */
export function assertSigned(data: unknown, { keys }: RegistryTrust, now: number): number {
  const signature = signatureIn(data);
  if (!signature) throw new Error('it is not signed');
  const { signature: _, ...registry } = data as Record<string, unknown>;
  if (!isSignedBy(keys, signedBytes(registry, signature.until), signature.value))
    throw new Error('its signature is by none of RELEASE_KEYS, or it was changed afterwards');
  const until = Date.parse(signature.until);
  if (!(until > now)) throw new Error(`its signature held until ${signature.until}: releases --sign makes a new one`);
  return until;
}

const trusts = new Map<string, RegistryTrust>();

/** Settings by which a releases folder is signed; without keys it needs no signature. */
export interface TrustSettings {
  RELEASE_KEYS?: readonly string[] | undefined;
  RELEASE_SIGNING_KEY?: readonly string[] | undefined;
  RELEASE_SIGNED_DAYS: number;
}

/**
 * Says by which keys a releases folder is signed, from here on in this process. Folders that nobody speaks of, such as
 * an archive's or a candidate's, need no signature. Throws for keys that are none, and for a private key without its
 * public one among the keys.
 */
export function trustFolder(releases: string, settings: TrustSettings): void {
  const { RELEASE_KEYS: keys = [], RELEASE_SIGNING_KEY: [signingKey] = [], RELEASE_SIGNED_DAYS: days } = settings;
  if (keys.length === 0 && !signingKey) return;
  for (const key of keys) publicKey(key);
  if (signingKey && !keys.includes(publicTail(createPublicKey(privateKey(signingKey) as never))))
    throw new Error(
      'The public key of RELEASE_SIGNING_KEY is not among RELEASE_KEYS: readers would refuse the registry.',
    );
  trusts.set(resolve(releases), { keys, signingKey, days });
}

/** By which keys a releases folder is signed; undefined if it needs no signature. */
export const trustOf = (releases: string): RegistryTrust | undefined => trusts.get(resolve(releases));
