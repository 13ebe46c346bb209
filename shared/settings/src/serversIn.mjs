// @ts-check
/**
 * Splits a database URL with several servers, as libpq writes it (`postgres://user:password@one,two:5433/name`), into
 * one URL each; the database package opens it the same way.
 *
 * @param {string} text
 * @returns {string[]}
 */
export function serversIn(text) {
  const [, before = '', hosts = '', after = ''] = /^(\w+:\/\/(?:[^/?#]*@)?)([^/?#@]*)(.*)$/.exec(text) ?? [];
  return hosts.includes(',') ? hosts.split(',').map((host) => `${before}${host}${after}`) : [text];
}
