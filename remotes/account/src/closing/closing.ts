import type { Output } from '@marquee/contract/calls';

/** How the closing of an account stands. */
export type Closing = Output<'account/closing'>['value'][number];
