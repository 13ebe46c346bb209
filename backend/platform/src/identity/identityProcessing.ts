import type { Database } from '@marquee/database/database';
import type { Clock } from '@marquee/kernel/clock';
import type { Report } from '@marquee/kernel/work/report';
import type { IdentityCheck } from '@marquee/protocols/identity/identityCheck';
import { identityEvent } from '@marquee/protocols/identity/messages';
import { signedEndpoint } from '@marquee/protocols/signing/signedServer';
import type { Keys } from '@marquee/protocols/signing/signing';
import type { JobRunner } from '../jobs/jobRunner';
import type { Persons } from '../persons/persons';
import { applyAnswer, applyEvent } from './applyStatus';
import { identityJob } from './checks';

/** The background processing of identity checks. */
export interface IdentityProcessing {
  /** The HTTP handler of the partner's events: mount it at `POST /identity/v1/events`. */
  events(request: Request): Promise<Response>;
}

/** An open check with what the partner is to know, undefined if it has ended. */
async function openCheck(database: Database, checkId: string) {
  const [row] = await database.query(
    `select c.id as check_id, c.site, c.player_id as player, p.full_name, p.date_of_birth, p.contact_phone as telephone,
       p.contact_email as email, p.address_line, p.address_town,
       p.address_postcode, c.language, c.minimum_age, c.version, c.tries
     from identity_checks c join players p on p.id = c.player_id where c.id = $1 and c.status not in ('passed', 'failed')`,
    [checkId],
  );
  return row;
}

/** The identity checks of a backend: submits them, polls open ones, and takes the partner's events. */
export function identityProcessing(parts: {
  database: Database;
  clock: Clock;
  jobs: JobRunner;
  persons: Persons;
  partner: IdentityCheck;
  /** Shared with the partner, which signs its events. */
  keys: Keys;
  report: Report;
}): IdentityProcessing {
  const { database, clock, jobs, partner, report } = parts;
  jobs.define(identityJob, {
    async run({ key: id }) {
      const check = await openCheck(database, id);
      if (!check) return undefined;
      const { version, tries, address_line: line, address_town: town, address_postcode: postcode, ...order } = check;
      const address = line && town && postcode ? { address: { line, town, postcode } } : {};
      return applyAnswer(parts, { id, version, tries }, await partner.check({ ...order, ...address }), clock.now());
    },
    atOnce: 20,
    // Longer than a call may last.
    lease: 30_000,
    pauses: { first: 5_000, longest: 120_000 },
    atStart: true,
    report,
  });
  return {
    events: signedEndpoint({
      keys: parts.keys,
      now: () => clock.now(),
      schema: identityEvent,
      largest: 4096,
      report,
      async handle(event) {
        const outcome = await applyEvent(parts, event, clock.now());
        if (outcome === 'unknown') return { status: 404, body: { error: 'unknownCheck' } };
        if (outcome === 'reused') return { status: 409, body: { error: 'eventIdReused' } };
        return { body: { outcome } };
      },
    }),
  };
}
