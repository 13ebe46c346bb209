import type { Language } from '@marquee/contract/languages';
import { languageCodes } from '@marquee/contract/languages';
import type { Product } from '@marquee/contract/products';
import type { Database } from '@marquee/database/database';
import { eachRow } from '@marquee/kernel/work/eachRow';
import type { Report } from '@marquee/kernel/work/report';
import { endReason } from '../bonuses/endReason';
import { mayMarket } from '../marketing/mayMarket';
import { withdrawPath } from '../marketing/withdrawLink';
import { withStop } from '../marketing/withStop';
import { type TextKey, textOf } from '../messages/texts';
import { type News, type Values, written } from '../messages/written';
import type { Persons } from '../persons/persons';
import { day } from '../protection/periods';
import type { SiteFile } from '../sites/siteFile';
import type { Sites } from '../sites/sites';
import { sendMessage } from './inbox';

/** Dependencies of telling. */
interface BonusNewsParts {
  database: Database;
  sites: Pick<Sites, 'find'>;
  persons: Pick<Persons, 'seal' | 'isSealed'>;
  report: Report;
}

/** What happened longer ago than this is no news, ms. */
const fresh = 3 * day;

/** Of an end by time it is told so long before, and never later than a day before, ms. */
const before = { longest: 3 * day, shortest: day };

/** Most bonuses of a kind per run. */
const mostAtOnce = 500;

/** A moment of a bonus that its player is told; the last part of the message's key. */
type Moment = 'begun' | 'accepted' | 'ended' | 'endsSoon';

const reasonsOf = (key: TextKey): Record<Language, string> =>
  Object.fromEntries(languageCodes.map((language) => [language, textOf(key, language)])) as Record<Language, string>;

/** A bonus as it is told. */
type Told = NonNullable<Awaited<ReturnType<typeof bonusToTell>>>;

async function bonusToTell(database: Database, id: string) {
  const [bonus] = await database.query(
    `select b.id, b.site, b.player_id, b.kind, b.state, b.end_state, b.reason, b.amount, b.balance, b.converted, b.required, b.currency, b.terms,
       b.began_at, b.expires_at, b.ended_at
     from bonuses b join players p on p.id = b.player_id where b.id = $1 and p.status <> 'closed'`,
    [id],
  );
  return bonus;
}

/** Why a bonus ended, by its state and reason; undefined: there is nothing to say. */
function whyEnded(bonus: Told): TextKey | undefined {
  const { state } = bonus;
  if (state === 'expired' || state === 'spent') return `bonusWhy.${state}`;
  if (state === 'given_up') return 'bonusWhy.withdrawal';
  const reason = endReason(bonus);
  // Of a claim that came to nothing only what its player cannot know.
  if (state === 'not_given') return reason === 'person' || reason === 'quiet' ? `bonusWhy.${reason}` : undefined;
  return reason === null || reason === 'notPaid' ? undefined : `bonusWhy.${reason}`;
}

type Message = [News, Values] | undefined;

function endOf(bonus: Told): Message {
  const { state, kind, converted, currency, terms } = bonus;
  const values = { name: terms.title, currency };
  if (state === 'reversed') return ['bonusReversed', values];
  if (state === 'completed')
    return kind === 'free_bet' ? undefined : ['bonusConverted', { ...values, amount: converted }];
  if (state === 'stopped' && converted > 0) return ['bonusStopped', { ...values, amount: converted }];
  const why = whyEnded(bonus);
  return why && [state === 'not_given' ? 'bonusNotGiven' : 'bonusEnded', { ...values, why: reasonsOf(why) }];
}

/** The message of a moment; undefined if it is over by now, or not told. */
function messageOf(bonus: Told, moment: Moment, { time_zone: zone }: SiteFile, now: number): Message {
  const { kind, state, amount, balance, currency, required, terms, began_at, expires_at, ended_at } = bonus;
  const isFree = kind === 'free_bet';
  const values = { name: terms.title, currency, zone, ...(expires_at !== null && { at: expires_at }) };
  switch (moment) {
    case 'begun':
      // What is cash at once is told as that.
      if (began_at === null || expires_at === null || ended_at !== null || (required === 0 && !isFree))
        return undefined;
      return [isFree ? 'bonusFreeBet' : 'bonusBegun', { ...values, amount }];
    case 'accepted':
      return state === 'waiting' ? ['bonusAccepted', { ...values, amount }] : undefined;
    case 'ended':
      return ended_at === null ? undefined : endOf(bonus);
    case 'endsSoon': {
      const left = (expires_at ?? 0) - now;
      const isSoon = state === 'active' && left <= before.longest && left > before.shortest && balance > 0;
      return isSoon ? ['bonusEndsSoon', { ...values, amount: balance }] : undefined;
    }
  }
}

/** Bonuses of which a moment is to be told. */
const due: Record<Moment, (database: Database, now: number) => Promise<{ id: string }[]>> = {
  begun: (database, now) =>
    database.query(
      `select b.id from bonuses b where b.began_at > $1 and b.ended_at is null and (b.required > 0 or b.kind = 'free_bet')
         and not exists (select 1 from inbox_items i where i.player_id = b.player_id and i.key = 'bonus:' || b.id || ':begun')
       order by b.began_at limit ${mostAtOnce}`,
      [now - fresh],
    ),
  accepted: (database) =>
    database.query(
      `select b.id from bonuses b where b.state = 'waiting' and b.reason = 'reviewed'
         and not exists (select 1 from inbox_items i where i.player_id = b.player_id and i.key = 'bonus:' || b.id || ':accepted')
       order by b.id limit ${mostAtOnce}`,
    ),
  ended: (database, now) =>
    database.query(
      `select b.id from bonuses b where b.ended_at > $1 and not (b.kind = 'free_bet' and b.state = 'completed')
         and (b.state <> 'not_given' or b.reason in ('otherPerson', 'refused', 'break'))
         and not exists (select 1 from inbox_items i
           where i.player_id = b.player_id and i.key = 'bonus:' || b.id || ':ended:' || b.state || ':' || b.ended_at)
       order by b.ended_at limit ${mostAtOnce}`,
      [now - fresh],
    ),
  // Who has not agreed to offers of all its products is left out.
  endsSoon: (database, now) =>
    database.query(
      `select b.id from bonuses b where b.state = 'active' and b.balance > 0 and b.expires_at > $1 and b.expires_at <= $2
         and b.expires_at - b.began_at > $3
         and not exists (select 1 from jsonb_array_elements_text(b.terms -> 'products') as p (product)
           where not coalesce((select c.given from marketing_consents c
             where c.player_id = b.player_id and c.product = p.product and c.channel = 'inbox' order by c.id desc limit 1), false))
         and not exists (select 1 from inbox_items i where i.player_id = b.player_id and i.key = 'bonus:' || b.id || ':endsSoon')
       order by b.expires_at limit ${mostAtOnce}`,
      [now + before.shortest, now + before.longest, before.longest],
    ),
};

/** Whether a player may be sent marketing of all these products in the inbox. */
async function mayTell(database: Database, player: string, products: readonly Product[], now: number) {
  for (const product of products)
    if (!(await mayMarket(database, player, { product, channel: 'inbox' }, now))) return false;
  return true;
}

async function tellMoment(
  { database, sites, persons }: BonusNewsParts,
  id: string,
  moment: Moment,
  now: number,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const bonus = await bonusToTell(transaction, id);
    const site = bonus && sites.find(bonus.site);
    const message = site && messageOf(bonus, moment, site, now);
    if (!bonus || !message) return;
    const { player_id: player, state, ended_at, terms } = bonus;
    const texts = written(...message);
    const key = `bonus:${id}:${moment}${moment === 'ended' ? `:${state}:${ended_at}` : ''}`;
    const inbox = { id: player, site: bonus.site };
    if (moment !== 'endsSoon') return void (await sendMessage(transaction, inbox, { key, ...texts }, now));
    const [product] = terms.products;
    if (!product || !(await mayTell(transaction, player, terms.products, now))) return;
    const body = withStop(texts.body, withdrawPath(persons, player, { product, channel: 'inbox' }));
    await sendMessage(transaction, inbox, { key, ...texts, body }, now);
  });
}

/**
 * Tells players in the inbox what became of their bonuses: begun, accepted after a check, ended and why. That is about
 * their money and asks for no consent. That one ends soon is marketing: it is told once, between three days and one day
 * before, to those who have agreed. What is stored is compared with what was told, so nothing is forgotten.
 */
export async function sendBonusNews(parts: BonusNewsParts, now: number): Promise<void> {
  for (const moment of Object.keys(due) as Moment[])
    await eachRow(
      await due[moment](parts.database, now),
      ({ id }) => tellMoment(parts, id, moment, now),
      (error) => parts.report(error),
    );
}
