import type { Output } from '@marquee/contract/calls';
import type { Database } from '@marquee/database/database';
import { Refusal } from '@marquee/kernel/refusal';
import { ageAt } from '../identity/age';
import { refusalFor } from '../identity/guard';
import { type Jurisdiction, type JurisdictionCode, jurisdictions } from '../jurisdictions/jurisdictions';
import type { SiteFile } from '../sites/siteFile';
import { areTermsDue } from './terms';

type Step = NonNullable<Output<'wallet/deposit_methods'>['first']>[number];

/** What the profile asks for before a deposit and the player has not done, in the order in which the page asks. */
async function openSteps(database: Database, playerId: string, jurisdiction: JurisdictionCode) {
  const profile: Jurisdiction = jurisdictions[jurisdiction];
  const [row] = await database.query(
    `select p.address_line is not null as has_address,
       exists (select from barred_declarations d where d.player_id = p.id) as has_declared,
       exists (select from protection_players o where o.player_id = p.id and o.limits_answered) as has_answered,
       (select c.status from identity_checks c where c.player_id = p.id order by c.attempt desc limit 1) as status
     from players p where p.id = $1`,
    [playerId],
  );
  const asked: readonly (readonly [Step, boolean])[] = [
    ['terms', await areTermsDue(database, playerId)],
    ['declaration', profile.declaresBarred && !row?.has_declared],
    ['address', profile.address !== null && !row?.has_address],
    ['limits', profile.optOutIsActiveChoice && !row?.has_answered],
    ['identity', profile.identity !== 'none' && row?.status !== 'passed'],
  ];
  return { steps: asked.filter(([, isOpen]) => isOpen).map(([step]) => step), status: row?.status };
}

/** What comes before the deposit form, and which documents may be asked for; left out where there is nothing. */
export async function beforeDeposit(
  database: Database,
  playerId: string,
  jurisdiction: JurisdictionCode,
): Promise<Pick<Output<'wallet/deposit_methods'>, 'first' | 'documents'>> {
  const { documents }: Jurisdiction = jurisdictions[jurisdiction];
  const { steps } = await openSteps(database, playerId, jurisdiction);
  return { ...(steps.length > 0 && { first: steps }), ...(documents.length > 0 && { documents: [...documents] }) };
}

/**
 * Passes if the player is of the least age and has done what comes before a deposit (D9). Throws Refusal `tooYoung`,
 * `termsUnaccepted`, `declarationNeeded`, `addressNeeded`, `limitsUnanswered`, `identityPending`, `identityDocuments`
 * or `identityFailed`.
 */
export async function assertFirstSteps(
  database: Database,
  player: { id: string; dateOfBirth: string },
  { jurisdiction, time_zone }: Pick<SiteFile, 'jurisdiction' | 'time_zone'>,
  now: number,
): Promise<void> {
  if (!(ageAt(player.dateOfBirth, now, time_zone) >= jurisdictions[jurisdiction].minimumAge))
    throw new Refusal('tooYoung');
  const { steps, status } = await openSteps(database, player.id, jurisdiction);
  const [first] = steps;
  if (first === 'identity') throw refusalFor(status);
  if (first)
    throw new Refusal(
      (
        {
          terms: 'termsUnaccepted',
          declaration: 'declarationNeeded',
          address: 'addressNeeded',
          limits: 'limitsUnanswered',
        } as const
      )[first],
    );
}
