import { createHash } from 'node:crypto';
import type { GameEntry, LaunchesBefore, ProviderEntry } from '@marquee/protocols/catalogueSource';
import { providers } from '../art/providers';
import { hash } from '../art/random';
import { providerLogoUrl } from '../art/urls';
import { gameEntries } from './gameEntries';

/**
 * The SHA-256 of the whole catalogue. It is hard-coded because each start compares it, and generating 5,000 games takes
 * half a second; `npm run --prefix backend/sandbox catalogue-digest` updates it, and a test fails if it is outdated.
 */
export const catalogueDigest = '9eb577308598a3722d9415ce6f47ec73017d33906d238a77eec02eccbe35dcd4';

/** The days before today with launches in the demo history, and their share in percent. */
const history = [
  { before: 1, share: 0.3 },
  { before: 5, share: 0.3 },
  { before: 12, share: 0.25 },
  { before: 23, share: 0.15 },
];

/** What the sandbox lists. */
export interface SandboxCatalogue {
  version(): string;
  providers(): ProviderEntry[];
  games(): GameEntry[];
  launches(): LaunchesBefore[];
}

/**
 * The sandbox's catalogue: the same games on every machine, generated on first use. `publicUrl` is the pictures' base
 * URL; empty if they are on the site itself.
 */
export function sandboxCatalogue(publicUrl = ''): SandboxCatalogue {
  let made: ReturnType<typeof gameEntries> | undefined;
  const games = () => {
    made ??= gameEntries().map((game) =>
      publicUrl ? { ...game, image: `${publicUrl}${game.image}.{shape}.svg` } : game,
    );
    return made;
  };
  const listed = () =>
    providers.map(({ code, name }, position) => {
      const logo = providerLogoUrl(code);
      return { code, name, position, logo: logo && publicUrl + logo };
    });
  return {
    version: () => createHash('sha256').update(`${catalogueDigest} ${publicUrl}`).digest('hex'),
    providers: listed,
    games,
    launches: () =>
      games().flatMap(({ provider_code, game_code, featured }) => {
        // A long tail: few games are played much, most occasionally.
        const luck = (hash(`demand/${provider_code}/${game_code}`) + 1) / 2 ** 32;
        const demand = Math.min(60_000, Math.round((featured ? 260 : 60) / luck ** 0.72));
        // Rising games have most launches in the last week, declining ones in the weeks before.
        const surge = hash(`surge/${provider_code}/${game_code}`) / 2 ** 32;
        return history.map(({ before, share }): LaunchesBefore => {
          const trend = before <= 7 ? 0.1 + 3 * surge ** 3 : 1.4 - surge;
          return { provider_code, game_code, before, launches: Math.ceil(demand * share * trend) };
        });
      }),
  };
}
