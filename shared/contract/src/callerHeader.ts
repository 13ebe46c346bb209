/** The header of a call that a remote makes: `<remote>@<version>`. The host's own calls have none. */
export const callerHeader = 'x-marquee-remote';
