/** What may be cited. */
export interface Citable {
  /** Ids of rules (`R4.07`) and of chapters (`R4`). */
  ids: ReadonlySet<string>;
  /** Numbers of the records in docs/decisions. */
  records: ReadonlySet<number>;
}

/** A rule or a chapter by its id. */
const idPattern = /(?<![\w.-])[RD]\d{1,2}(?:\.\d{2})?(?![\w-]|\.\d)/g;

/** A record, as `ADR 54`, or by the beginning of its file's name. */
const recordPattern = /\bADR (\d+)|\bdecisions\/(\d{4})/g;

/**
 * A text or its section that is not in the repository, or a number that may mean a rule or a record. An RFC has
 * sections of its own.
 */
const vaguePattern =
  /(?<!RFC \d+ )§ ?\d[\d.]*|\b(?:[Dd]ecisions?|[Rr]ecord|specification) §?\d+|\bdesign\/\w+|\bvisual\.md|\(architecture[,:]/g;

/** What a text cites that there is not, or not clearly; a sentence each. */
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
