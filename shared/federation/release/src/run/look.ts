/** What an edge's own look at a version came to: what it saw fail, or why it could not look. */
export type Look = { seen: string | null } | { unlooked: string };
