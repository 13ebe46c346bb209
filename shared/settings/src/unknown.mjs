// @ts-check
import { fileVariable, mayBeInFile } from './secretFile.mjs';
import { table } from './table.mjs';

const known = Object.entries(table).flatMap(([name, setting]) =>
  mayBeInFile(setting) ? [name, fileVariable(name)] : [name],
);

/** Variables that Kubernetes and Docker set for services; a service named `marquee` is no mistake. */
const service = /^MARQUEE(_\w+)?_(SERVICE_(HOST|PORT)\w*|PORT(_\d+_(TCP|UDP)\w*)?)$/;

/** Tolerated edit distance of a variable's name. Short names are somebody else's: HOME is not HOST, PGPORT not PORT. */
const slipsIn = (/** @type {string} */ name) => (name.length < 8 ? 0 : name.length < 10 ? 1 : 2);

/**
 * Edit distance including transpositions.
 * @param {string} one
 * @param {string} other
 */
function slips(one, other) {
  /** @type {number[][]} */
  const rows = [Array.from({ length: other.length + 1 }, (_, at) => at)];
  const at = (/** @type {number} */ row, /** @type {number} */ column) => rows[row]?.[column] ?? 0;
  for (let row = 1; row <= one.length; row++) {
    rows[row] = [row];
    for (let column = 1; column <= other.length; column++) {
      const [a, b] = [one[row - 1], other[column - 1]];
      const isSwapped = row > 1 && column > 1 && a === other[column - 2] && b === one[row - 2];
      const changed = at(row - 1, column - 1) + (a === b ? 0 : 1);
      const least = Math.min(changed, at(row - 1, column) + 1, at(row, column - 1) + 1);
      rows[row]?.push(isSwapped ? Math.min(least, at(row - 2, column - 2) + 1) : least);
    }
  }
  return at(one.length, other.length);
}

/** @param {string} name */
function nearest(name) {
  const singular = name.replace(/IES$/, 'Y');
  const near = known.flatMap((one) =>
    [name, singular]
      .filter((text) => Math.abs(text.length - one.length) <= slipsIn(one))
      .map((text) => ({ one, by: slips(text, one) }))
      .filter(({ by }) => by <= slipsIn(one)),
  );
  return near.sort((a, b) => a.by - b.by)[0]?.one;
}

/**
 * Whether an unknown variable was meant for us: it has our prefix, or is close to a setting's name (`meant`). All
 * others are ignored.
 * @param {string} name
 * @returns {{ meant: string | undefined } | undefined}
 */
export function mistakeIn(name) {
  const written = name.toUpperCase();
  if (known.includes(name) || service.test(name)) return undefined;
  const meant = nearest(written);
  return meant || written.startsWith('MARQUEE_') ? { meant } : undefined;
}
