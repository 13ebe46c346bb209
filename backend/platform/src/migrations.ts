/** The folder of the platform's migrations. */
export const platformMigrations = new URL('./migrations/', import.meta.url);
