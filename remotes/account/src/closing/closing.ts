import type { Output } from '@marquee/contract/calls';

/** The state of an account's closing. */
export type Closing = Output<'account/closing'>['value'][number];
