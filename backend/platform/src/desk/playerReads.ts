import type { GameServer } from '@marquee/protocols/gameServer';
import { exportFile } from '../account/export/exportFile';
import type { BackendSignals } from '../events/signals';
import { roundProof } from '../play/roundProof';
import type { StaffContext, StaffHandlers } from '../staff/handlers';
import { StaffRefusal } from '../staff/staffRefusal';
import { findPlayers } from './findPlayers';
import { about, siteOf, targetOf } from './player';
import { readParts } from './readPlayer';

/** The sites that a read of several is about. */
export const sitesOf = ({ site, mayAt, sites }: StaffContext): string[] =>
  site ? [site] : [...(mayAt ?? sites.all().map(({ domain_name }) => domain_name))];

/** Dependencies of reading beside a call's context. */
interface ReadParts {
  games: Pick<GameServer, 'replay'>;
  signals: BackendSignals;
}

/** What is known of players. */
export const playerReads = (parts: ReadParts) =>
  ({
    'players/find': async (asked, context) => ({
      output: await findPlayers({ ...context, now: context.clock.now() }, asked, sitesOf(context)),
    }),

    'players/reveal': async ({ player }, context) => {
      const target = await targetOf(context, player);
      const [row] = await context.database.query(
        `select id as player, account_id, full_name as name, contact_email as email, email_verified_at is not null as email_verified,
           contact_phone as phone, phone_verified_at is not null as phone_verified, date_of_birth from players where id = $1`,
        [target.id],
      );
      if (!row) throw new StaffRefusal('targetUnknown');
      return { output: row, target: about(target) };
    },

    'players/read': async ({ player, ...page }, context) => {
      const target = await targetOf(context, player);
      const { id, account_id, status } = target;
      const parts = await readParts(context.database, id, page);
      return { output: { player: id, account_id, status, parts }, target: about(target) };
    },

    'players/proof': async ({ player, bet }, context) => {
      const target = await targetOf(context, player);
      const site = siteOf(context);
      const asked = { bet_id: bet, language: site.default_language };
      const of = { database: context.database, site, player: target };
      return { output: await roundProof(parts, asked, of), target: about(target) };
    },

    'players/export': async ({ player }, context) => {
      const target = await targetOf(context, player);
      let file = '';
      for await (const piece of exportFile(context.database, target, context.clock.now())) file += piece;
      return { output: { file }, target: about(target) };
    },
  }) satisfies Partial<StaffHandlers>;
