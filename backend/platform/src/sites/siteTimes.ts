import * as v from 'valibot';
import { about } from './siteTexts';

const shape = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:?\d{2})$/;
const said = 'a time such as 2026-12-01T06:00:00.000Z';

/** Whether a time and its day exist: JavaScript takes 31 February for 3 March. */
function exists(text: string): boolean {
  const day = shape.exec(text)?.[1] ?? '';
  const at = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(Date.parse(text)) && !Number.isNaN(at) && new Date(at).toISOString().startsWith(day);
}

/**
 * A time with its zone, to the minute or finer; what is read is the same in UTC, `2026-12-01T06:00:00.000Z`. The
 * description for editors comes before the transformation, after which a schema says nothing more.
 */
const momentOf = (written: v.GenericSchema<string>) =>
  v.pipe(
    written,
    v.regex(shape, said),
    v.check(exists, said),
    v.transform((text) => new Date(text).toISOString()),
  );

/** A time, with its description for editors. */
export const moment = (text: string) => momentOf(about(text, v.string()));
/** A time or null. */
export const instant = v.nullable(momentOf(v.string()));
