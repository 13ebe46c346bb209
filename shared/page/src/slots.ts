import type { RemoteSlot, SlotName } from '@marquee/federation-runtime/defineRemote';
import type { SiteRegistry } from '@marquee/federation-runtime/siteRegistry';

/** A remote's contribution to a slot of the shell, labelled in the page's language. */
export interface PageSlot extends Omit<RemoteSlot, 'label'> {
  remote: string;
  label: string;
}

/** All contributions of a registry's remotes. */
export function slotsIn({ remotes }: SiteRegistry): PageSlot[] {
  return remotes.flatMap(({ name, slots, labels }) =>
    slots.map((slot) => ({ ...slot, remote: name, label: slot.label ? (labels[slot.label] ?? '') : '' })),
  );
}

/** The contributions to a slot for a visitor or a player, in order. */
export function slotsOf(
  { slots }: { slots: readonly PageSlot[] },
  name: SlotName,
  isAuthenticated: boolean,
): PageSlot[] {
  return slots
    .filter(({ slot, guard }) => slot === name && (guard === undefined || (guard === 'player') === isAuthenticated))
    .sort((a, b) => a.order - b.order);
}
