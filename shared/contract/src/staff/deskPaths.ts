/** The paths of the desk that are no remote's: its first page, and where staff sign in and confirm commands. */
export const deskPaths = ['/', '/sign-in', '/own', '/device', '/link', '/company'] as const;

/** The cookie with the language of the desk's frame, by its code: read by its edge, written by its page. */
export const languageCookie = 'desk-language';
