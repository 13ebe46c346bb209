/**
 * An origin that games may be framed from and bring their pictures from: https, a host name, which may begin with `*.`,
 * and perhaps a port, or http on this machine alone; no path. What is written so cannot say anything else in a Content
 * Security Policy.
 */
export const gamesOrigin =
  /^(?:https:\/\/(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+|http:\/\/(?:localhost|127\.0\.0\.1))(?::\d{1,5})?$/;
