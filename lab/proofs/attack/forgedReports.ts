import { randomBytes } from 'node:crypto';
import { buckets, isInCanary } from '@marquee/federation-release/registry/audience';
import { readRegistry } from '@marquee/federation-release/registry/folderReading';
import { folderStore } from '@marquee/federation-release/registry/folderStore';
import { promote } from '@marquee/federation-release/registry/promote';
import { published } from '@marquee/federation-release/testing';
import { send } from './http';
import type { Stage } from './stage';
import { type Attack, Count } from './tally';

const [remote, site] = ['lobby', 'casino.example'];
const addressOf = (number: number) => `10.${number >> 8}.${number & 255}.7`;
const forgedToken = () => {
  const part = (bytes: number) => randomBytes(bytes).toString('base64url');
  return `marquee_visit=${part(9)}.1.${Math.floor(Date.now() / 1000)}.${part(6)}.${part(16)}`;
};

/**
 * Somebody says of the only version of a remote, of a second one and of a canary that they fail or run, from as many
 * networks as they like. Reports with tokens of the edge come last: they withdraw what fails.
 */
export const forgedReports: Attack<Stage> = {
  name: 'forged reports',
  async run({ edge, releases }) {
    const count = new Count();
    const store = folderStore(releases);
    const record = () => readRegistry(releases).registry.remotes[remote];
    const fail = (version: string, address: string, cookie = '') => {
      const report = { domain_name: site, remote, version, phase: 'render', cause: 'forged', path: '/slots' };
      const places = `https://${site}/releases/${remote}/${version}/lobby.js`;
      const headers = { 'content-type': 'application/json', cookie };
      return send(edge, '/api/telemetry/failure', {
        ...{ method: 'POST', address, headers },
        body: JSON.stringify({ ...report, places }),
      });
    };
    /** A visitor of this network, with a token that the edge gives, reports it. */
    async function failReally(version: string, address: string) {
      const { headers } = await send(edge, '/build/revision', { address });
      await fail(version, address, headers['set-cookie']?.[0]?.split(';', 1)[0]);
    }

    for (const version of ['1.0.0', '1.1.0']) {
      await promote(store, [published(version)]);
      for (let at = 0; at < 50; at++) await fail(version, addressOf(at));
      for (let at = 0; at < 50; at++) await fail(version, addressOf(at), forgedToken());
      const withdrawn = record()?.quarantined.length ?? 0;
      count.note(withdrawn === 0, 100);
      count.harmIf(withdrawn > 0, `${version} is withdrawn`);
    }

    await promote(store, [published('1.2.0')], { audience: { percent: 10, steps: true } });
    const all = Array.from({ length: buckets }, (_, bucket) => bucket);
    const chosen = all.filter((bucket) => isInCanary(remote, record()?.canary ?? null, { site, bucket }));
    for (let at = 0; at < 1_000; at++) {
      const cookie = `marquee_bucket=${chosen[at % chosen.length]}; ${forgedToken()}`;
      await send(edge, `/build/revision?${remote}@1.2.0`, { address: addressOf(at % 700), headers: { cookie } });
      if (at % 43 === 0) await fail('1.2.0', addressOf(at % 700), cookie);
    }
    const { canary, versions } = record() ?? {};
    count.note(canary?.percent === 10, 1_024);
    count.harmIf(canary?.percent !== 10 || versions?.['1.2.0']?.provenAt !== undefined, 'a canary is moved');

    for (let at = 0; at < 24; at++) await failReally('1.1.0', addressOf(1_000 + at));
    // The change of the registry follows its report.
    for (let at = 0; at < 200 && record()?.quarantined.length === 0; at++) await send(edge, '/build/revision');
    count.mustWork(record()?.quarantined[0]?.version === '1.1.0', 'a version that fails for visitors is withdrawn');
    return count;
  },
};
