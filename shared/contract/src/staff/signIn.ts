import * as v from 'valibot';
import { time } from '../schemas/fields';
import type { StaffCallRow } from './row';

const member = v.pipe(v.string(), v.uuid('invalid'));

/** How staff members come to sign in. What signs them in is no staff call: `session.ts`. */
export const signIn = {
  'staff/invite': {
    about: 'Makes the link with which a staff member who cannot sign in yet adds a passkey; it is shown once.',
    kind: 'act',
    scope: 'all',
    permission: 'staff.manage',
    input: v.object({ member }),
    /** The link's path and fragment below the desk's address. */
    output: v.object({ link: v.string(), ends_at: time }),
    errors: ['targetUnknown', 'memberBlocked', 'memberSignsIn'],
    reason: true,
    stepUp: true,
    secret: true,
  },
  'staff/reset': {
    about: 'Ends the passkeys, company accounts and sessions of a staff member who has lost them. Then invite again.',
    kind: 'act',
    scope: 'all',
    permission: 'staff.manage',
    input: v.object({ member }),
    output: v.object({}),
    errors: ['targetUnknown'],
    reason: true,
    second: true,
    stepUp: true,
  },
} as const satisfies Record<string, StaffCallRow>;
