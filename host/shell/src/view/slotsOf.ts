import type { SlotName } from '@marquee/federation-runtime/defineRemote';
import type { ShellSlot, ShellView } from './shellView';

/** What fills a slot for a visitor or a player, in its order. */
export function slotsOf({ slots }: ShellView, name: SlotName, isAuthenticated: boolean): ShellSlot[] {
  return slots
    .filter(({ slot, guard }) => slot === name && (guard === undefined || (guard === 'player') === isAuthenticated))
    .sort((a, b) => a.order - b.order);
}
