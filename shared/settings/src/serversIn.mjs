// @ts-check
/**
 * The servers that a database's address names, each as an address of its own:
 * `postgres://user:password@one,two:5433/name` has two, as libpq writes it; the kernel opens it so, too.
 *
 * @param {string} text
 * @returns {string[]}
 */
export function serversIn(text) {
  const [, before = '', hosts = '', after = ''] = /^(\w+:\/\/(?:[^/?#]*@)?)([^/?#@]*)(.*)$/.exec(text) ?? [];
  return hosts.includes(',') ? hosts.split(',').map((host) => `${before}${host}${after}`) : [text];
}
