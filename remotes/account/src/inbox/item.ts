import type { Output } from '@marquee/contract/calls';

/** A message of the inbox. */
export type Item = Output<'settings/get_inbox'>['value'][number];
