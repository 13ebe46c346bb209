import type { Input } from '@marquee/contract/calls';

/** A player's proof of identity; the dialog adds the call that it is for. */
export type Proof = Omit<Input<'auth/step_up'>, 'call'>;
