import type { Input } from '@marquee/contract/calls';

/** What a player proves with who asks; the dialog adds the call that it is for. */
export type Proof = Omit<Input<'auth/step_up'>, 'call'>;
