import { readSettings } from '@marquee/settings/settings';

/** The address of the desk, by the settings. */
export function deskOrigin(): string {
  const { DESK_ORIGIN, DESK_PORT } = readSettings('desk');
  return new URL(DESK_ORIGIN ?? `http://localhost:${DESK_PORT || 3010}`).origin;
}
