import { buckets } from '@marquee/federation-release/registry/audience';
import { folderStore } from '@marquee/federation-release/registry/folderStore';
import { changeRegistry } from '@marquee/federation-release/registry/store';
import { bad, isGiven, type NewVersion, newReleases, openHealingEdge, reportOf } from './healingEdge';

/** What forged reports are sent against: the only version, one with another one before it, a canary by steps. */
export const targets = {
  last: 'last',
  live: undefined,
  canary: { percent: 10, steps: true },
} satisfies Record<string, NewVersion>;

export type Target = keyof typeof targets;

/** What somebody sends: from which network, with which cookies and headers. */
interface Sent {
  network: string;
  cookie?: string;
  headers?: Record<string, string>;
}

/** An edge behind a proxy, its clocks, and somebody who sends what they like, from as many networks as they like. */
export class Attack {
  readonly at = { now: 0, today: Date.parse('2026-01-01T00:00:00Z') };
  readonly edge: ReturnType<typeof openHealingEdge>;
  readonly releases: string;
  /** Real tokens that were given away, by network, and since when, ms. */
  readonly kept = new Map<string, { cookie: string; at: number }>();
  tries = 0;

  /** @param networks how many networks of their own they have, each another /24 */
  constructor(
    readonly target: Target,
    readonly hostFolder: string,
    readonly networks: number,
  ) {
    this.releases = newReleases(targets[target]);
    // Reports are counted before they are passed on, whether somebody takes them or not.
    const link = { fetch: async () => new Response(null, { status: 503 }) };
    const clocks = { now: () => this.at.now, today: () => this.at.today };
    this.edge = openHealingEdge({ releasesFolder: this.releases, hostFolder, link, ...clocks });
  }

  later(time: number): void {
    this.at.now += time;
    this.at.today += time;
  }

  /** One of their networks for the `number`-th visitor of a try: ever another one. */
  network(number: number): string {
    const at = (this.tries * crowd + number) % this.networks;
    return `10.${at >> 8}.${at & 255}.7`;
  }

  /** The token that the edge gives to who has none, or an old one; empty if none. */
  async token(network: string, cookie = ''): Promise<string> {
    const answer = await this.edge.send('/build/revision', network, { headers: { cookie } });
    return /marquee_visit=[^;]+/.exec(answer.headers.get('set-cookie') ?? '')?.[0] ?? cookie;
  }

  /** The first token of a network, given anew before it ends. */
  async firstToken(network: string): Promise<string> {
    const kept = this.kept.get(network);
    if (kept && this.at.today - kept.at < 300_000) return kept.cookie;
    const cookie = await this.token(network, kept?.cookie);
    if (cookie) this.kept.set(network, { cookie, at: this.at.today });
    return cookie;
  }

  /** Takes the tokens of all networks, from this attack or another one. */
  async takeTokens(from: Attack = this): Promise<void> {
    for (let number = 0; number < this.networks; number++) {
      const network = this.network(number);
      this.kept.set(network, { cookie: await from.token(network), at: this.at.today });
    }
  }

  /** The version was released only now. */
  async release(): Promise<void> {
    await changeRegistry(folderStore(this.releases), (remotes, revision) => {
      const [action, at] = [this.target === 'canary' ? 'canary' : 'release', new Date(this.at.today).toISOString()];
      remotes.lobbies?.history.push({ revision, at, action: action as 'release', version: bad });
      return remotes;
    });
  }

  /** Says of the version that it runs, and perhaps that it fails. */
  async say({ network, cookie, headers }: Sent, isFailing: boolean): Promise<void> {
    const own = { ...(cookie && { cookie }), ...headers };
    await this.edge.send(`/build/revision?lobbies@${bad}`, network, { headers: own });
    if (isFailing) await this.edge.send('/api/telemetry/failure', network, reportOf({}, own));
  }

  /** What came of it: what is withdrawn, the canary's share, and whether it is proven. */
  get state() {
    const { quarantined, live, canary, versions } = this.edge.registries.current().remotes.lobbies ?? {};
    return { withdrawn: quarantined?.length, live, percent: canary?.percent, provenAt: versions?.[bad]?.provenAt };
  }
}

/** A way to forge: the `number`-th visitor of a try. */
interface Mix {
  against: readonly Target[];
  prepare?(attack: Attack): Promise<void>;
  sent(attack: Attack, number: number): Promise<Sent>;
}

const all = ['last', 'live', 'canary'] as const;
/** Visitors of a try. */
const crowd = 12;
/** The networks of which they also have real tokens: four, of ever other addresses. */
const four = (number: number) => `172.16.${number % 4}.${number % 250}`;
const one = four(0);
const inCanary = Array.from({ length: buckets }, (_, bucket) => bucket).filter(isGiven);
/** Headers of a request that another site's page makes, by what browsers say. */
const foreign = (number: number): Record<string, string> =>
  number % 2 ? { origin: 'https://evil.example' } : { 'sec-fetch-site': 'cross-site' };
/** A text with one letter changed, from the end or the beginning. */
const changed = (text: string, at: number) => {
  const index = at < 0 ? text.length + at : at;
  return text.slice(0, index) + (text[index] === 'A' ? 'B' : 'A') + text.slice(index + 1);
};
/** A token with one of its fields changed: id, revision, time, network, signature. */
const withField = (token: string, field: number, value: (before: string) => string) => {
  const fields = token.split('.');
  fields[field] = value(fields[field] ?? '');
  return fields.join('.');
};

const forged = (forge: (attack: Attack, number: number, network: string) => Promise<Omit<Sent, 'network'>>): Mix => ({
  against: all,
  async sent(attack, number) {
    const network = attack.network(number);
    return { network, ...(await forge(attack, number, network)) };
  },
});

const random = (length: number) => Array.from({ length }, () => Math.floor(Math.random() * 36).toString(36)).join('');
const shaped = (revision = 1, time = 1767225600) =>
  `marquee_visit=${random(12)}.${revision}.${time}.${random(8)}.${random(22)}`;

/** Twenty ways. Each one may have as many networks as it likes, but real tokens for four. */
export const mixes: Record<string, Mix> = {
  'without a token': forged(async () => ({})),
  'with words': forged(async () => ({ cookie: `marquee_visit=${random(60)}` })),
  'with tokens of their own making': forged(async (attack) => ({
    cookie: shaped(attack.edge.registries.current().revision, Math.floor(attack.at.today / 1000)),
  })),
  'with an empty signature': forged(async (attack, _, network) => ({
    cookie: withField(await attack.firstToken(network), 4, () => ''),
  })),
  'with a changed signature': forged(async (attack, _, network) => ({
    cookie: changed(await attack.firstToken(network), -2),
  })),
  'with a changed id': forged(async (attack, number, network) => ({
    cookie: withField(await attack.firstToken(network), 0, (id) => changed(id, -1 - (number % 12))),
  })),
  'with a changed revision': forged(async (attack, _, network) => ({
    cookie: withField(await attack.firstToken(network), 1, () => '2'),
  })),
  'with a changed time': forged(async (attack, _, network) => ({
    cookie: withField(await attack.firstToken(network), 2, (time) => String(Number(time) + 1)),
  })),
  'with a changed network': forged(async (attack) => ({
    cookie: withField(await attack.firstToken(one), 3, () => random(8)),
  })),
  'with a token of another network': forged(async (attack) => ({ cookie: await attack.firstToken(one) })),
  'with tokens of each other': forged(async (attack, number) => ({
    cookie: await attack.firstToken(attack.network(number + 1)),
  })),
  'with one token again and again': {
    against: all,
    sent: async (attack, number) => ({
      network: one,
      cookie: await attack.firstToken(one),
      headers: { 'user-agent': `browser ${number}` },
    }),
  },
  'with tokens of an hour ago': {
    ...forged(async (attack, _, network) => ({ cookie: attack.kept.get(network)?.cookie ?? '' })),
    async prepare(attack) {
      await attack.takeTokens();
      attack.later(3600_000);
    },
  },
  'with tokens from before the release': {
    ...forged(async (attack, _, network) => ({ cookie: attack.kept.get(network)?.cookie ?? '' })),
    async prepare(attack) {
      await attack.takeTokens();
      await attack.release();
    },
  },
  'with tokens of another site’s edges': {
    ...forged(async (attack, _, network) => ({ cookie: attack.kept.get(network)?.cookie ?? '' })),
    async prepare(attack) {
      await attack.takeTokens(new Attack(attack.target, attack.hostFolder, attack.networks));
    },
  },
  'from another site’s page, with its visitors’ tokens': forged(async (attack, number, network) => ({
    cookie: await attack.firstToken(network),
    headers: foreign(number),
  })),
  'with the canary’s bucket chosen, and real tokens': {
    ...forged(async (attack, number, network) => ({
      cookie: `marquee_bucket=${inCanary[(attack.tries * crowd + number) % inCanary.length]}; ${await attack.firstToken(network)}`,
    })),
    against: ['canary'],
  },
  'from four networks, with ever new real tokens': {
    against: all,
    sent: async (attack, number) => ({
      network: four(number),
      cookie: (await attack.token(four(number))) || (await attack.firstToken(four(number))),
      headers: { 'user-agent': `browser ${attack.tries} ${number}` },
    }),
  },
  'with names of other networks in front of their own': {
    against: all,
    async sent(attack, number) {
      const network = `${attack.network(number)}, ${four(number)}`;
      return { network, cookie: await attack.firstToken(network) };
    },
  },
  'each in another way': {
    against: all,
    sent: async (attack, number) => {
      const others = Object.values(mixes).filter(({ prepare, against }) => !prepare && against.length === 3);
      const own = others.slice(0, -1);
      return (own[(attack.tries + number) % own.length] as Mix).sent(attack, number);
    },
  },
};

/** Sends `tries` crowds of a mix against a target, half a minute apart. Returns what came of it, before and after. */
export async function forge(name: string, target: Target, tries: number, hostFolder: string) {
  const attack = new Attack(target, hostFolder, Math.min(600, (tries + 1) * crowd));
  const mix = mixes[name] as Mix;
  await mix.prepare?.(attack);
  const before = { ...attack.state, revision: attack.edge.registries.current().revision };
  const isDated = mix.prepare !== undefined;
  for (; attack.tries < tries; attack.tries++) {
    // In every other try they praise what they would like to push forward.
    for (let number = 0; number < crowd; number++) {
      const sent = await mix.sent(attack, number);
      // Who gets a canary can also be chosen: half of them do.
      const isChosen = target === 'canary' && number % 2 === 0;
      const cookie = isChosen ? `${sent.cookie ?? ''}; marquee_bucket=${inCanary[number]}` : sent.cookie;
      await attack.say({ ...sent, ...(cookie && { cookie }) }, attack.tries % 2 === 0);
    }
    // Tokens of a moment would be expired after a few tries: those of a release are tried within theirs.
    if (!isDated || attack.tries % 4 === 3) attack.later(31_000);
  }
  const after = { ...attack.state, revision: attack.edge.registries.current().revision };
  return { attack, before, after };
}
