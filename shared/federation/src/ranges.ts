function parse(version: string): [number, number, number] {
  const [major = 0, minor = 0, patch = 0] =
    version
      .replace(/^[^\d]*/, '')
      .split(/[-+]/)[0]
      ?.split('.')
      .map(Number) ?? [];
  return [major, minor, patch];
}

function compare(a: string, b: string): number {
  const [left, right] = [parse(a), parse(b)];
  return left[0] - right[0] || left[1] - right[1] || left[2] - right[2];
}

function satisfiesOne(version: string, range: string): boolean {
  if (range === '*' || range === '') return true;
  const [major, minor] = parse(range);
  const [ownMajor, ownMinor] = parse(version);
  if (range.startsWith('^')) {
    return ownMajor === major && (major > 0 || ownMinor === minor) && compare(version, range) >= 0;
  }
  if (range.startsWith('~')) return ownMajor === major && ownMinor === minor && compare(version, range) >= 0;
  if (range.startsWith('>=')) return compare(version, range) >= 0;
  if (range.startsWith('<=')) return compare(version, range) <= 0;
  if (range.startsWith('<')) return compare(version, range) < 0;
  if (range.startsWith('>')) return compare(version, range) > 0;
  return compare(version, range) === 0;
}

/**
 * Whether a semantic version lies in a range: `^1.2.0`, `~1.2.0`, comparisons, several joined by spaces (all) or `||` (any).
 * Build suffixes are ignored: `1.0.0-ab12cd34` counts as 1.0.0.
 */
export function satisfies(version: string, range: string): boolean {
  return range.split('||').some((part) =>
    part
      .trim()
      .split(/\s+/)
      .every((one) => satisfiesOne(version, one)),
  );
}
