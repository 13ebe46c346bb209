import type { RemoteSlot, SlotName } from '@marquee/federation-runtime/defineRemote';
import type { SiteRegistry } from '@marquee/federation-runtime/siteRegistry';

/** What a remote contributes to a place of the shell, labelled in the page's language. */
export interface PageSlot extends Omit<RemoteSlot, 'label'> {
  remote: string;
  label: string;
}

/** All that the remotes of a registry contribute. */
export function slotsIn({ remotes }: SiteRegistry): PageSlot[] {
  return remotes.flatMap(({ name, slots, labels }) =>
    slots.map((slot) => ({ ...slot, remote: name, label: slot.label ? (labels[slot.label] ?? '') : '' })),
  );
}

/** What fills a slot for a visitor or a player, in its order. */
export function slotsOf(
  { slots }: { slots: readonly PageSlot[] },
  name: SlotName,
  isAuthenticated: boolean,
): PageSlot[] {
  return slots
    .filter(({ slot, guard }) => slot === name && (guard === undefined || (guard === 'player') === isAuthenticated))
    .sort((a, b) => a.order - b.order);
}
