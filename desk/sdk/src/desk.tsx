import type { StaffCallName, StaffInput, StaffOutput } from '@marquee/contract/staff/calls';
import type { StaffAnswer, StaffBeside } from '@marquee/contract/staff/client';
import type { Permission } from '@marquee/contract/staff/permissions';
import type { WaitKind } from '@marquee/contract/staff/waitKinds';
import { createContext, type ReactNode, use } from 'react';

/** Who is signed in, and what they may do where. */
export type Me = StaffOutput<'staff/me'>;

/** What the host gives to pages of the desk. */
export interface Desk {
  me: Me;
  /** The site that lists are of; empty: all sites. It stands in the address, as `site`. */
  site: string;
  /** Makes a staff call; asks for a confirmation where one is needed. Throws Refused. */
  call<N extends StaffCallName>(name: N, input: StaffInput<N> & StaffBeside): Promise<StaffAnswer<N>>;
  /** Makes a staff call that asks for nothing: one that needs a confirmation throws Refused `stepUpNeeded`. */
  read<N extends StaffCallName>(name: N, input: StaffInput<N> & StaffBeside): Promise<StaffAnswer<N>>;
  /** Confirms who is there. It may leave the page and come back. Throws Refused. */
  confirm(): Promise<void>;
  /** How much waits for the person of a kind, at the site that lists are of; undefined until it is known. */
  waiting(kind: WaitKind): number | undefined;
  /** Says what happened, in a corner of the page and to screen readers. */
  say(text: string): void;
}

const Context = createContext<Desk | null>(null);

/** Provides the desk to pages. */
export const DeskProvider = ({ desk, children }: { desk: Desk; children: ReactNode }) => (
  <Context value={desk}>{children}</Context>
);

/** The desk. Throws outside of its provider. */
export function useDesk(): Desk {
  const desk = use(Context);
  if (!desk) throw new Error('A page of the desk stands outside of it');
  return desk;
}

/** Whether somebody may do something at a site, at any if none is named, or at all of them (null). */
export const may = (
  { grants }: Pick<Me, 'grants'>,
  permission: Permission | undefined,
  site?: string | null,
): boolean =>
  permission === undefined ||
  grants.some((one) => one.permission === permission && (site === undefined || one.site === null || one.site === site));

/**
 * Whether the person may do something at a site, at any, or at all of them (null). What the desk shows follows it; the
 * desk decides.
 */
export function useMay(): (permission: Permission | undefined, site?: string | null) => boolean {
  const { me } = useDesk();
  return (permission, site) => may(me, permission, site);
}
