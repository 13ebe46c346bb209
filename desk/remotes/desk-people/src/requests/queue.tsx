import type { StaffCallName, StaffOutput } from '@marquee/contract/staff/calls';
import type { Permission } from '@marquee/contract/staff/permissions';
import { type Act, ActForm, age, type DataColumn } from '@marquee/desk-sdk';
import type { ReactNode } from 'react';

/** A fact about an item of a queue. */
export interface Fact {
  term: string;
  value: ReactNode;
}

/** An act about an item of a queue. */
export interface ItemAct {
  title: string;
  permission: Permission;
  isDangerous: boolean;
  form: (done: { onDone: () => void; onClose: () => void }) => ReactNode;
}

/** The reads that give queues. */
export type QueueCall =
  | 'identity/list'
  | 'names/list'
  | 'gifts/list'
  | 'closings/list'
  | 'returns/list'
  | 'messages/list'
  | 'bonuses/review'
  | 'persons/list';

/** An item of a queue. */
export type Item<Call extends QueueCall> = StaffOutput<Call>['value'][number];

/** A queue: what waits for a person, and what can be done about each. */
export interface Queue<Call extends QueueCall> {
  call: Call;
  label: string;
  permission: Permission;
  /** Said where nothing waits. */
  nothing: string;
  key: (item: Item<Call>) => string;
  columns: readonly DataColumn<Item<Call>>[];
  facts: (item: Item<Call>) => Fact[];
  /** The player that it is about; null: a visitor. */
  player: (item: Item<Call>) => string | null;
  acts: (item: Item<Call>) => ItemAct[];
  /** What stands below the acts, such as what else is known. */
  more?: (item: Item<Call>) => ReactNode;
}

/** The columns that every queue begins with: how long an item waits, and at which site. */
export const waiting = <Row extends { site: string }>(since: (row: Row) => string): DataColumn<Row>[] => [
  { id: 'age', label: 'Waits', value: since, cell: (row) => age((Date.now() - Date.parse(since(row))) / 60_000) },
  { id: 'site', label: 'Site', value: (row) => row.site },
];

const shownLength = 80;

/** The beginning of what a player wrote. */
export const begun = (text: string) => <bdi>{text.length > shownLength ? `${text.slice(0, shownLength)}…` : text}</bdi>;

/** What a player wrote, with its lines. */
export const written = (text: string) => (
  <span style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</span>
);

/** An act about an item, by its staff call. */
export const itemAct = <N extends StaffCallName>(permission: Permission, act: Omit<Act<N>, 'onDone'>): ItemAct => ({
  title: act.title,
  permission,
  isDangerous: act.isDangerous ?? false,
  form: ({ onDone, onClose }) => <ActForm act={{ ...act, onDone } as Act<N>} onClose={onClose} />,
});
