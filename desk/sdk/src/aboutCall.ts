import { isStaffCall, staffCalls, staffRow } from '@marquee/contract/staff/calls';

/** What a staff call does, in one sentence; the name itself for a call that this desk does not know. */
export const aboutCall = (name: string): string => (isStaffCall(name) ? staffRow(name).about : name);

/** The staff calls for which a threshold says whether one person does them alone. */
export const takesTwo: readonly string[] = Object.keys(staffCalls).filter(
  (name) => isStaffCall(name) && staffRow(name).second === true,
);
