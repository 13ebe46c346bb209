import type { channels } from '@marquee/contract/calls/marketing.schemas';

/** A way in which marketing reaches a player. */
export type Channel = (typeof channels)[number];
