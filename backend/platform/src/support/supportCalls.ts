import type { ValidInput } from '@marquee/contract/calls';
import type { Context, Handlers } from '../calls/handlers';
import { pageLanguage } from '../calls/pageLanguage';
import type { JobRunner } from '../jobs/jobRunner';
import { messageJob } from '../messages/queue';
import { type NewTicket, ticketsOf, writeTicket } from './tickets';

/**
 * The calls by which visitors and players write to the operator. Breaks, exclusion and account closing do not block
 * them.
 */
export function supportCalls({ jobs }: { jobs: JobRunner }) {
  async function write(
    context: Context,
    input: ValidInput<'content/contact'>,
    player?: NewTicket['player'],
  ): Promise<{ ticket: string }> {
    const { database, site, clock } = context;
    const language = input.language ?? pageLanguage(context) ?? site.default_language;
    const written = { ...input, language, ...(player && { player }) };
    const { ticket, mail } = await writeTicket(database, site, written, clock.now());
    if (mail !== null) jobs.wake(messageJob);
    return { ticket };
  }
  return {
    'content/contact': (input, context) => write(context, input),
    'support/write': (input, context) => write(context, input, context.player),
    'support/tickets': async (_input, { database, player }) => ({ value: await ticketsOf(database, player.id) }),
  } satisfies Partial<Handlers>;
}
