import * as v from 'valibot';
import { nothing, time } from '../schemas/fields';

const state = v.object({
  /** `not_asked` where the site's profile asks for no check; `none` where it does and none was begun. */
  status: v.picklist(['not_asked', 'none', 'pending', 'documents', 'passed', 'failed']),
  /** Where the player goes on: an https address, or a path of this origin. Null when there is nothing to do. */
  next_step: v.nullable(v.object({ url: v.string(), expires_at: time })),
});

const answered = v.object({ value: v.array(state) });

/** Schemas of the identity calls. Each answers with the state. */
export const identitySchemas = {
  'identity/state': { input: nothing, output: answered },
  /** Begins the check of a player who has none; does nothing otherwise. */
  'identity/begin': { input: nothing, output: answered },
};
