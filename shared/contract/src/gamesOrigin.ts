/**
 * An origin of framed games and their pictures: https, a host name (optionally with a leading `*.`) and an optional
 * port, or http on localhost; no path. The pattern is strict, so that it cannot inject anything into a Content Security
 * Policy.
 */
export const gamesOrigin =
  /^(?:https:\/\/(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+|http:\/\/(?:localhost|127\.0\.0\.1))(?::\d{1,5})?$/;
