import type * as v from 'valibot';
import { approvals } from './approvals';
import { audit } from './audit';
import { bonuses } from './bonuses';
import { identity } from './identity';
import { money } from './money';
import { players } from './players';
import { reconciliation } from './reconciliation';
import { releases } from './releases';
import { requests } from './requests';
import type { StaffCallRow } from './row';
import { settlements } from './settlements';
import { signIn } from './signIn';
import { staff } from './staff';
import { switches } from './switches';
import { system } from './system';
import { today } from './today';

/**
 * The table of staff calls. Keys are `<subject>/<act>`: the path below `/desk/`, and the words of the command
 * `marquee desk <subject> <act>`. Routes, rights, audit, client and command are derived from these rows. Players' calls
 * are another table (`../calls.ts`), at another origin.
 */
export const staffCalls = {
  ...staff,
  ...signIn,
  ...approvals,
  ...audit,
  ...bonuses,
  ...identity,
  ...money,
  ...reconciliation,
  ...players,
  ...releases,
  ...requests,
  ...settlements,
  ...switches,
  ...system,
  ...today,
} as const satisfies Record<string, StaffCallRow>;

/** The name of a staff call. */
export type StaffCallName = keyof typeof staffCalls;

/** Narrows text to the name of a staff call. */
export const isStaffCall = (name: string): name is StaffCallName => Object.hasOwn(staffCalls, name);

/** The row of a call, without its literal types. */
export const staffRow = (name: StaffCallName): StaffCallRow => staffCalls[name];

/** The caller's input. */
export type StaffInput<N extends StaffCallName> = v.InferInput<(typeof staffCalls)[N]['input']>;

/** The input after validation and defaults. */
export type ValidStaffInput<N extends StaffCallName> = v.InferOutput<(typeof staffCalls)[N]['input']>;

/** The output of a call that was done. */
export type StaffOutput<N extends StaffCallName> = v.InferOutput<(typeof staffCalls)[N]['output']>;
