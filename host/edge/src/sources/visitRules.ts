/** How visits are counted (ADR 94). Times in milliseconds. */
export const visitRules = {
  /** New visits of a network (/24, /48) in `hour`, and networks of an edge that may begin some in it. */
  perNetwork: 8,
  networks: 50_000,
  hour: 3600_000,
  /** How old a token may be that counts, and from what age on it is given anew. Open pages ask at least each minute. */
  valid: 600_000,
  renewedAfter: 60_000,
  /** How long a browser keeps its visit after its last question. */
  kept: 30 * 86_400_000,
} as const;
