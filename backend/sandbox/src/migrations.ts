/** The folder of the sandbox's migrations. */
export const sandboxMigrations = new URL('./migrations/', import.meta.url);
