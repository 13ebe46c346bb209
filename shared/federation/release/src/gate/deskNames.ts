import { staffCalls } from '@marquee/contract/staff/calls';
import { permissions } from '@marquee/contract/staff/permissions';

/** What descriptions of the desk's remotes may name. What teams of the site install has neither. */
export const deskNames: { calls: readonly string[]; permissions: readonly string[] } = {
  calls: Object.keys(staffCalls),
  permissions: Object.keys(permissions),
};
