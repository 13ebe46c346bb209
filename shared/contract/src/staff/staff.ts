import * as v from 'valibot';
import { day, email, personName, phone, requiredText, time } from '../schemas/fields';
import { type Permission, permissions } from './permissions';
import type { StaffCallRow } from './row';

const permission = v.picklist(Object.keys(permissions) as [Permission, ...Permission[]]);
/** The name of a role, a key or the like. */
const word = v.pipe(requiredText(40), v.regex(/^[a-z][a-z0-9-]*$/, 'invalid'));
const member = v.pipe(v.string(), v.uuid('invalid'));

const grant = v.object({
  id: v.string(),
  role: v.string(),
  /** Null: all sites. */
  site: v.nullable(v.string()),
  ends_at: v.nullable(time),
  granted_by: v.string(),
});

const until = v.pipe(time, v.transform(Date.parse));
const site = v.nullable(v.string());
const done = v.object({});

/** The calls about staff members, roles, keys and thresholds. */
export const staff = {
  'staff/me': {
    about: 'Says who is signed in, and what the person may do where.',
    kind: 'read',
    scope: 'sites',
    permission: null,
    input: v.object({}),
    output: v.object({
      id: v.string(),
      name: v.string(),
      grants: v.array(v.object({ permission, site, role: v.string() })),
      /** The sites at which the person may do something. */
      sites: v.array(v.object({ site: v.string(), name: v.string(), currency: v.string(), time_zone: v.string() })),
    }),
    errors: [],
  },
  'staff/sign-out': {
    about: 'Ends the session that it is asked with.',
    kind: 'act',
    scope: 'sites',
    permission: null,
    input: v.object({}),
    output: done,
    errors: [],
  },
  'staff/list': {
    about: 'Lists staff members with their roles.',
    kind: 'read',
    scope: 'all',
    permission: 'staff.read',
    input: v.object({}),
    output: v.object({
      value: v.array(
        v.object({
          id: member,
          name: v.string(),
          email: v.string(),
          /** The same for accounts of one person. */
          person: v.string(),
          blocked_at: v.nullable(time),
          grants: v.array(grant),
        }),
      ),
    }),
    errors: [],
  },
  'staff/add': {
    about: 'Adds a staff member, who has no rights yet.',
    kind: 'act',
    scope: 'all',
    permission: 'staff.manage',
    input: v.object({
      name: personName,
      email,
      phone: v.optional(phone),
      date_of_birth: v.optional(day),
    }),
    output: v.object({ member, person: v.string() }),
    errors: ['memberKnown'],
    reason: true,
    stepUp: true,
  },
  'staff/block': {
    about: 'Ends sessions and keys of a staff member, who can do nothing until somebody unblocks the account.',
    kind: 'act',
    scope: 'all',
    permission: 'staff.manage',
    input: v.object({ member }),
    output: done,
    errors: ['targetUnknown'],
    reason: true,
  },
  'staff/unblock': {
    about: 'Lets a staff member work again.',
    kind: 'act',
    scope: 'all',
    permission: 'staff.manage',
    input: v.object({ member }),
    output: done,
    errors: ['targetUnknown', 'grantToSelf'],
    reason: true,
    stepUp: true,
  },
  'roles/list': {
    about: 'Lists roles with what they permit.',
    kind: 'read',
    scope: 'sites',
    permission: 'staff.read',
    input: v.object({}),
    output: v.object({
      value: v.array(
        v.object({
          role: v.string(),
          about: v.string(),
          permissions: v.array(permission),
          adjust_most: v.number(),
          excludes: v.array(v.string()),
        }),
      ),
    }),
    errors: [],
  },
  'roles/define': {
    about: 'Makes a role, or changes what one permits.',
    kind: 'act',
    scope: 'all',
    permission: 'staff.manage',
    input: v.object({
      role: word,
      about: requiredText(120),
      permissions: v.pipe(v.array(permission), v.minLength(1, 'required')),
      /** The most that one correction of cash may move, whole units of the currency. */
      adjust_most: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1e9)), 0),
      /** Roles that nobody may have beside this one. */
      excludes: v.optional(v.array(word), []),
    }),
    output: done,
    errors: ['targetUnknown', 'grantToSelf', 'grantBeyond'],
    reason: true,
    stepUp: true,
  },
  'roles/grant': {
    about: 'Gives a role to a staff member, at the named site or at all, until it ends.',
    kind: 'act',
    scope: 'sites',
    permission: 'staff.manage',
    input: v.object({ member, role: word, ends_at: v.optional(until) }),
    output: v.object({ grant: v.string() }),
    errors: ['targetUnknown', 'grantToSelf', 'grantBeyond', 'grantExcluded', 'permissionMissing'],
    reason: true,
    stepUp: true,
  },
  'roles/end': {
    about: 'Takes a role away.',
    kind: 'act',
    scope: 'sites',
    permission: 'staff.manage',
    input: v.object({ grant: requiredText(64) }),
    output: done,
    errors: ['targetUnknown'],
    reason: true,
  },
  'keys/list': {
    about: 'Lists the keys of machines.',
    kind: 'read',
    scope: 'all',
    permission: 'staff.read',
    input: v.object({}),
    output: v.object({
      value: v.array(
        v.object({
          id: v.string(),
          name: v.string(),
          permissions: v.array(permission),
          sites: v.nullable(v.array(v.string())),
          ends_at: time,
          created_by: v.string(),
        }),
      ),
    }),
    errors: [],
  },
  'keys/make': {
    about: 'Makes a key with which a machine calls; it is shown once.',
    kind: 'act',
    scope: 'all',
    permission: 'staff.manage',
    input: v.object({
      name: word,
      permissions: v.pipe(v.array(permission), v.minLength(1, 'required')),
      /** None: all. */
      sites: v.optional(v.array(requiredText(253)), []),
      ends_at: until,
    }),
    output: v.object({ id: v.string(), key: v.string() }),
    errors: ['grantBeyond', 'unknownSite'],
    reason: true,
    stepUp: true,
    secret: true,
  },
  'keys/end': {
    about: 'Ends a key.',
    kind: 'act',
    scope: 'all',
    permission: 'staff.manage',
    input: v.object({ key: requiredText(64) }),
    output: done,
    errors: ['targetUnknown'],
    reason: true,
  },
  'thresholds/list': {
    about: 'Lists up to which amounts one person decides alone. Where there is none, it takes two.',
    kind: 'read',
    scope: 'sites',
    permission: 'staff.read',
    input: v.object({}),
    output: v.object({
      value: v.array(
        v.object({
          id: v.string(),
          call: v.string(),
          site,
          currency: v.nullable(v.string()),
          most: v.nullable(v.number()),
          written_by: v.string(),
          at: time,
        }),
      ),
    }),
    errors: [],
  },
  'thresholds/set': {
    about: 'Sets up to which sum in a day one person does a call alone; whoever sets it does not act under it.',
    kind: 'act',
    scope: 'sites',
    permission: 'staff.manage',
    input: v.object({
      call: requiredText(60),
      currency: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, 'invalid'))),
      /** Minor units; none: any sum, and acts that move no money. */
      most: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1e13))),
    }),
    output: v.object({ threshold: v.string() }),
    errors: ['targetUnknown', 'permissionMissing'],
    reason: true,
    stepUp: true,
  },
  'thresholds/end': {
    about: 'Ends a threshold: then it takes two again, or what an older one says.',
    kind: 'act',
    scope: 'sites',
    permission: 'staff.manage',
    input: v.object({ threshold: requiredText(64) }),
    output: done,
    errors: ['targetUnknown'],
    reason: true,
  },
} as const satisfies Record<string, StaffCallRow>;
