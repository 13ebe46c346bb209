/** The paths of the desk that are no remote's: its first page, and where staff sign in and confirm commands. */
export const deskPaths = ['/', '/sign-in', '/own', '/device', '/link', '/company'] as const;
