import { giftsInDoubt } from '@marquee/platform/persons/doubtfulGifts';
import { allowGift, refusedGifts } from '@marquee/platform/persons/gifts';
import { usageOf } from '@marquee/settings/commands';
import { type ExitCode, runCommand, withDatabase } from './command';

const show = (
  { at, site, gift, player_id }: { at: number; site: string; gift: string; player_id: string },
  why: string,
) => console.log([new Date(at).toISOString(), site, gift, player_id, why].join('  '));

/**
 * `npm run gifts`: lists gifts that were refused because the person had them before, and gifts in doubt, and allows an
 * exception, on the database of DATABASE_URL or the embedded one of DATA_DIR (which must not be in use). Exit codes: 1
 * no such refused gift, 2 usage error.
 */
async function main(): Promise<ExitCode> {
  const [verb, site, gift, playerId, flag, by, ...rest] = process.argv.slice(2);
  const isUnderstood = verb === 'allow' && site && gift && playerId && flag === '--by' && by && rest.length === 0;
  if (verb !== undefined && !isUnderstood) throw new Error(usageOf('gifts'));
  return withDatabase(async (database) => {
    if (!isUnderstood) {
      for (const { at, site, gift, player_id, reason, marks, other } of await refusedGifts(database))
        show({ at, site, gift, player_id }, `${reason}: ${marks} of ${other}`);
      for (const { marks, other, ...gift } of await giftsInDoubt(database))
        show(gift, `given, found afterwards: ${marks} of ${other}`);
      return 0;
    }
    const isAllowed = await allowGift(database, { site, gift, playerId }, { by, now: Date.now() });
    console.log(isAllowed ? `${gift} of ${playerId} is allowed.` : 'No such gift was refused.');
    return isAllowed ? 0 : 1;
  });
}

runCommand(main);
