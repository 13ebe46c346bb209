import type { Language } from '@marquee/contract/languages';
import type { Database } from '@marquee/database/database';
import { Refusal } from '@marquee/kernel/refusal';
import type { Context, Handlers, PlayerContext } from '../calls/handlers';
import { consentsOf, setConsents, termsOf, withdraw } from './consents';
import { readLink } from './withdrawLink';

async function stateOf(
  database: Database,
  { site, player }: Pick<PlayerContext, 'site' | 'player'>,
  language: Language,
) {
  const terms = termsOf(site, language);
  const given = (await consentsOf(database, player.id)).filter(({ product }) => terms.products.includes(product));
  return { value: [{ ...terms, given: given.map((one) => ({ ...one, at: new Date(one.at).toISOString() })) }] };
}

/** What a link is about. Throws Refusal('messageUnknown'), also for a link of another site. */
async function linked(database: Database, { persons, site }: Pick<Context, 'persons' | 'site'>, link: string) {
  const read = readLink(persons, link);
  const [known] = read
    ? await database.query('select 1 from players where id = $1 and site = $2', [read.playerId, site.domain_name])
    : [];
  if (!read || !known) throw new Refusal('messageUnknown');
  return read;
}

/** The calls about marketing. Withdrawing needs no login; giving does. */
export const marketingCalls = {
  'marketing/terms': async ({ language }, { site }) => termsOf(site, language),

  'marketing/consents': ({ language }, context) => stateOf(context.database, context, language),

  'marketing/set_consents': ({ request_id, ...ticked }, context) =>
    context.database.transaction(async (transaction) => {
      const { site, player, clock } = context;
      const about = { source: 'account', requestId: request_id } as const;
      await setConsents(transaction, site, player.id, ticked, about, clock.now());
      return stateOf(transaction, context, ticked.language);
    }),

  'marketing/link': async ({ link }, context) => (await linked(context.database, context, link)).subject,

  'marketing/withdraw': ({ link, all }, context) =>
    context.database.transaction(async (transaction) => {
      const { playerId, subject } = await linked(transaction, context, link);
      const player = { id: playerId, site: context.site.domain_name };
      return { withdrawn: await withdraw(transaction, player, all ? 'all' : subject, 'link', context.clock.now()) };
    }),
} satisfies Partial<Handlers>;
