/** Citable rules and records. */
export interface Citable {
  /** Ids of rules (`R4.07`) and of chapters (`R4`). */
  ids: ReadonlySet<string>;
  /** Numbers of the records in docs/decisions. */
  records: ReadonlySet<number>;
}

/** The id of a rule or chapter. */
const idPattern = /(?<![\w.-])[RD]\d{1,2}(?:\.\d{2})?(?![\w-]|\.\d)/g;

/** A record, as `ADR 54`, or by its file name's prefix. */
const recordPattern = /\bADR (\d+)|\bdecisions\/(\d{4})/g;

/** Ambiguous citations: sections of texts outside the repository, or bare numbers. Sections of RFCs are fine. */
const vaguePattern =
  /(?<!RFC \d+ )§ ?\d[\d.]*|\b(?:[Dd]ecisions?|[Rr]ecord|specification) §?\d+|\bdesign\/\w+|\bvisual\.md|\(architecture[,:]/g;

/** Unknown or ambiguous citations in a text; a sentence each. */
export function citationFaults(text: string, { ids, records }: Citable): string[] {
  const unknown = [...text.matchAll(idPattern)].filter(([id]) => !ids.has(id));
  const missing = [...text.matchAll(recordPattern)].filter(([, adr, file]) => !records.has(Number(adr ?? file)));
  const vague = [...text.matchAll(vaguePattern)];
  return [
    ...unknown.map(([id]) => `cites ${id}, which is neither a rule nor a chapter of docs/specification`),
    ...missing.map(([cited]) => `cites ${cited}, which is no record of docs/decisions`),
    ...vague.map(([cited]) => `cites "${cited}": cite a rule or chapter by its id (R4.07, R4), a record as ADR 54`),
  ];
}
