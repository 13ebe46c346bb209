import * as v from 'valibot';
import { nothing, time } from '../schemas/fields';

const state = v.object({
  /** `not_asked` if the jurisdiction requires no check; `none` if it does and none was started. */
  status: v.picklist(['not_asked', 'none', 'pending', 'documents', 'passed', 'failed']),
  /** Where the player continues: an https URL, or a path of this origin. Null if there is no next step. */
  next_step: v.nullable(v.object({ url: v.string(), expires_at: time })),
});

const answered = v.object({ value: v.array(state) });

/** Schemas of the identity calls. Each returns the state. */
export const identitySchemas = {
  'identity/state': { input: nothing, output: answered },
  /** Starts the check of a player who has none; does nothing otherwise. */
  'identity/begin': { input: nothing, output: answered },
};
