import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { certificateFinding, type Reach } from './certificate';
import { type Finding, failed, ok, reasonOf, warning } from './check';
import { skewFinding } from './clockSkew';
import { mailFindings } from './mailCheck';
import type { Partner } from './partners';
import { signatureFinding } from './signatureCheck';

/** How partners are reached; by default the real ones. */
export interface PartnerReach {
  now?: () => number;
  limit?: number;
  trusted?: string | undefined;
}

/** Requests the base URL: any answer has a status, and should have a date. */
function ask({ url, limit, trusted }: Reach): Promise<{ status: number; date: number }> {
  const request = url.protocol === 'https:' ? requestSecure : requestPlain;
  return new Promise((resolve, reject) => {
    const asked = request(url, { agent: false, timeout: limit, ...(trusted ? { ca: trusted } : {}) }, (answer) => {
      resolve({ status: answer.statusCode ?? 0, date: Date.parse(answer.headers.date ?? '') });
      answer.destroy();
    });
    asked.on('timeout', () => asked.destroy(new Error(`no answer within ${limit / 1000} s`)));
    asked.on('error', reject);
    asked.end();
  });
}

function settingFindings({ setting, url, keys }: Partner): Finding[] {
  if (url && !keys)
    return [failed(`${setting}_URL without ${setting}_KEYS`, `Set ${setting}_KEYS or ${setting}_KEYS_FILE.`)];
  if (keys && !url)
    return [warning(`${setting}_KEYS without ${setting}_URL`, `Set ${setting}_URL, or remove the keys.`)];
  if (keys?.length === 2)
    return [warning('two keys are valid', 'Finish the change: docs/operations.md, Secrets, has the steps.')];
  return [];
}

/**
 * Whether a partner is reachable, its certificate and clock are good, and it has our keys. Nothing is changed there.
 */
export async function partnerFindings(
  partner: Partner,
  { now = Date.now, limit = 5_000, trusted }: PartnerReach = {},
): Promise<Finding[]> {
  const isMail = partner.url?.startsWith('smtp') === true;
  const findings = isMail ? [] : settingFindings(partner);
  if (!partner.url) return findings.length > 0 ? findings : [ok('none is set')];
  const reach = { url: new URL(partner.url), limit, trusted };
  const unreachable = (error: unknown) =>
    failed(
      `${reach.url.host} cannot be reached: ${reasonOf(error)}`,
      `Correct ${partner.setting}_URL, or let this machine through to it (name server, firewall).`,
    );
  try {
    if (isMail) return await mailFindings(reach, now());
    if (reach.url.protocol === 'https:') {
      const certificate = await certificateFinding(reach, now());
      findings.push(certificate);
      if (certificate.found.includes('refused')) return findings;
    }
    const from = now();
    const { status, date } = await ask(reach);
    findings.push(ok(`${reach.url.host} answers (${status})`));
    // The header is in whole seconds: adding half of one is the best estimate.
    if (!Number.isNaN(date)) findings.push(skewFinding('its clock', date + 500 - (from + now()) / 2));
    if (partner.path && partner.keys)
      findings.push(await signatureFinding({ ...reach, now }, partner.keys, partner.path));
  } catch (error) {
    findings.push(unreachable(error));
  }
  return findings;
}
