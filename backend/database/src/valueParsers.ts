/** Conversion of column types, the same for both databases: Postgres type number → parser of its text. */
export const valueParsers: Record<number, (text: string) => unknown> = {
  20: Number, // bigint
  1700: Number, // numeric: sums of bigint
  1082: String, // date: a calendar day has no time zone
};
