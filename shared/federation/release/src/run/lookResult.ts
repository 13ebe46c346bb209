/** What an edge's own look at a version came to: what it saw fail, or why it could not look. */
export type LookResult = { seen: string | null } | { unlooked: string };
