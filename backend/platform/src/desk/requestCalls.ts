import { closingAccounts } from '../account/closing/closings';
import { reopenAccount } from '../account/closing/reopenAccount';
import { decideNameRequest, nameRequests } from '../account/nameRequests';
import { answerReturn } from '../account/returnAnswers';
import { type Jurisdiction, jurisdictions } from '../jurisdictions/jurisdictions';
import { bindLink, liftLink, listLinks } from '../persons/binding';
import { giftsInDoubt } from '../persons/doubtfulGifts';
import { allowGift, type GiftPage, refusedGifts } from '../persons/gifts';
import { day } from '../protection/periods';
import { answerBy, openReturns } from '../protection/returnRequests';
import type { StaffContext, StaffHandlers } from '../staff/handlers';
import { StaffRefusal } from '../staff/staffRefusal';
import { isoOf, isoOrNull } from '../staff/times';
import { decideTicket, findTicket, openTickets, type Ticket } from '../support/tickets';
import { about, lockedTarget, nameOf, siteOf, targetOf } from './player';
import { sitesOf } from './playerReads';

/** Only rows of the sites that the call is about. */
function at<Row extends { site: string }>(context: StaffContext, rows: readonly Row[]): Row[] {
  const sites = new Set(sitesOf(context));
  return rows.filter(({ site }) => sites.has(site));
}

/** Within how many days a request of the site is answered: at once where the profile no longer says. */
function returnAnswerDays({ sites }: StaffContext, site: string): number {
  const file = sites.find(site);
  const profile: Jurisdiction | undefined = file && jurisdictions[file.jurisdiction];
  return profile?.returnAnswerDays ?? 0;
}

async function decideName(request: string, verdict: 'accepted' | 'refused', context: StaffContext) {
  const { database, clock, sites, site } = context;
  const [asked] = await database.query(
    "select player_id from name_requests where id = $1 and site = $2 and state = 'open'",
    [request, site],
  );
  if (!asked) throw new StaffRefusal('nothingToDecide');
  const decision = { id: request, verdict, by: nameOf(context) };
  if (!(await decideNameRequest(database, sites, decision, clock.now()))) throw new StaffRefusal('nothingToDecide');
  return { output: {}, target: about({ id: asked.player_id }), after: { request, verdict } };
}

async function decideLink(
  decide: typeof liftLink,
  { player, other }: { player: string; other: string },
  context: StaffContext,
) {
  const target = await lockedTarget(context, player);
  const { database, clock, reason } = context;
  const decision = { by: nameOf(context), reason: reason ?? '', now: clock.now() };
  if (!(await decide(database, [target.id, other], decision))) throw new StaffRefusal('nothingToDecide');
  return { output: {}, target: about(target) };
}

/** A message of the call's site, or of those where one may read. Throws `targetUnknown`. */
async function ticketOf(context: StaffContext, id: string): Promise<Ticket> {
  const ticket = await findTicket(context.database, id);
  if (!ticket || !sitesOf(context).includes(ticket.site)) throw new StaffRefusal('targetUnknown');
  return ticket;
}

const shownTicket = ({ created_at, decided_at, ...ticket }: Ticket) => ({
  ...ticket,
  created_at: isoOf(created_at),
  decided_at: isoOrNull(decided_at),
});

async function decideMessage(context: StaffContext, id: string, answer?: string) {
  const { database, sites, clock } = context;
  await ticketOf(context, id);
  const decision = { ticket: id, by: nameOf(context), ...(answer !== undefined && { answer }) };
  const outcome = await decideTicket(database, sites, decision, clock.now());
  if (outcome.kind === 'decided' || outcome.kind === 'unknown') throw new StaffRefusal('nothingToDecide');
  const done = { target: `ticket:${id}`, before: { state: 'waiting' } };
  return { kind: outcome.kind, ...done, after: { state: answer === undefined ? 'closed' : 'answered' } };
}

/** The last gift of a page by the text that names it; undefined for what is no such text. */
function giftKeyIn(text = ''): GiftPage['after'] {
  const [, at, player, other, site, gift] = /^(\d{1,16}) (\S+) (\S*) (\S+) (.+)$/.exec(text) ?? [];
  if (!at || !player || !site || !gift) return undefined;
  return { at: Number(at), player, other: other ?? '', site, gift };
}

/** What players ask for, and what waits for a person's decision. */
export const requestCalls = {
  'names/list': async (_input, context) => ({
    output: {
      value: at(context, await nameRequests(context.database)).map(({ id, player_id, created_at, ...asked }) => ({
        ...asked,
        request: id,
        player: player_id,
        created_at: isoOf(created_at),
      })),
    },
  }),
  'names/accept': ({ request }, context) => decideName(request, 'accepted', context),
  'names/refuse': ({ request }, context) => decideName(request, 'refused', context),

  'persons/list': async ({ since, open }, context) => {
    const { database, clock } = context;
    const links = at(context, await listLinks(database, since ? Date.parse(since) : 0, clock.now()));
    const shown = open ? links.filter((link) => link.lifted_at === null && !link.is_same) : links;
    return {
      output: {
        value: shown.map(({ player_id, created_at, lifted_at, bound_at, ...link }) => ({
          ...link,
          player: player_id,
          created_at: isoOf(created_at),
          lifted_at: isoOrNull(lifted_at),
          bound_at: isoOrNull(bound_at),
        })),
      },
    };
  },
  'persons/lift': async (pair, context) => ({
    ...(await decideLink(liftLink, pair, context)),
    after: { lifted: pair.other },
  }),
  'persons/bind': async (pair, context) => ({
    ...(await decideLink(bindLink, pair, context)),
    after: { bound: pair.other },
  }),

  'gifts/list': async ({ outcome, after, limit }, context) => {
    const page = { sites: sitesOf(context), after: giftKeyIn(after), limit: limit + 1 };
    const { database } = context;
    const found =
      outcome === 'refused'
        ? await refusedGifts(database, page)
        : (await giftsInDoubt(database, page)).map((gift) => ({ ...gift, reason: null }));
    const shown = found.slice(0, limit);
    const last = shown.at(-1);
    const value = shown.map(({ player_id, at: judged, ...gift }) => ({
      ...gift,
      player: player_id,
      outcome,
      at: isoOf(judged),
    }));
    const next =
      last && found.length > limit ? [last.at, last.player_id, last.other, last.site, last.gift].join(' ') : null;
    return { output: { value, next } };
  },
  'gifts/allow': async ({ player, gift }, context) => {
    const target = await lockedTarget(context, player);
    const { database, clock } = context;
    const allowed = { site: target.site, gift, playerId: target.id };
    if (!(await allowGift(database, allowed, { by: nameOf(context), now: clock.now() })))
      throw new StaffRefusal('nothingToDecide');
    return { output: {}, target: about(target), before: { [gift]: 'refused' }, after: { [gift]: 'given' } };
  },

  'closings/list': async (_input, context) => ({
    output: {
      value: at(context, await closingAccounts(context.database)).map(({ asked_at, ...closing }) => ({
        ...closing,
        asked_at: isoOf(asked_at),
      })),
    },
  }),
  'closings/reopen': async ({ player }, context) => {
    const target = await targetOf(context, player);
    const { database, clock } = context;
    const reopening = { site: target.site, account: target.account_id, by: nameOf(context) };
    const outcome = await reopenAccount(database, reopening, clock.now());
    if (outcome === 'tooEarly') throw new StaffRefusal('tooEarly');
    if (outcome !== 'done') throw new StaffRefusal('nothingToDecide');
    return { output: {}, target: about(target), before: { status: 'closing' }, after: { status: 'open' } };
  },

  'returns/list': async (_input, context) => {
    const now = context.clock.now();
    const waiting = at(context, await openReturns(context.database));
    const value = waiting.map(({ id, player_id, asked_at, ...asked }) => {
      const due = answerBy(asked_at, returnAnswerDays(context, asked.site));
      return {
        ...asked,
        request: id,
        player: player_id,
        asked_at: isoOf(asked_at),
        age_days: Math.floor((now - asked_at) / day),
        answer_by: isoOf(due),
        overdue: now >= due,
      };
    });
    return { output: { value } };
  },
  'returns/answer': async ({ request, verdict, answer }, context) => {
    const { database, clock } = context;
    const decision = { id: request, verdict, answer, by: nameOf(context) };
    const answered = await answerReturn(database, siteOf(context), decision, clock.now());
    if (!answered) throw new StaffRefusal('nothingToDecide');
    return {
      output: { opens_at: isoOrNull(answered.opensAt) },
      target: about(answered),
      before: { state: 'open' },
      after: { state: verdict },
    };
  },

  'messages/list': async (_input, context) => ({
    output: { value: at(context, await openTickets(context.database)).map(shownTicket) },
  }),
  'messages/show': async ({ ticket }, context) => ({
    output: shownTicket(await ticketOf(context, ticket)),
    target: `ticket:${ticket}`,
  }),
  'messages/answer': async ({ ticket, answer }, context) => {
    const { kind, ...done } = await decideMessage(context, ticket, answer);
    return { output: { by: kind === 'email' ? 'email' : 'inbox' }, ...done };
  },
  'messages/close': async ({ ticket }, context) => {
    const { kind, ...done } = await decideMessage(context, ticket);
    return { output: {}, ...done };
  },
} satisfies Partial<StaffHandlers>;
