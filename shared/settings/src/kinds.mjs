// @ts-check
import { resolve } from 'node:path';
import { root } from './root.mjs';
import { serversIn } from './serversIn.mjs';

/** @typedef {import('./setting').Setting} Setting */

/** A path from the root, of the repository or of the archive.
 * @param {string} path
 */
export const inRoot = (path) => resolve(root, path);

const on = new Set(['on', 'true', '1', 'yes']);
const off = new Set(['off', 'false', '0', 'no']);

/** @param {string} text */
const wordOf = (text) => text.toLowerCase();

/**
 * @param {string} text
 * @param {RegExp} shape
 * @param {[least: number, most: number]} range
 */
function numberIn(text, shape, [least, most]) {
  const value = Number(text);
  return shape.test(text) && value >= least && value <= most ? value : undefined;
}

/**
 * @param {string} text
 * @param {readonly string[]} protocols
 */
function urlIn(text, protocols) {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url && protocols.includes(url.protocol) ? text : undefined;
}

/** Loopback hosts, as in a parsed URL. */
const thisMachine = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/**
 * A base URL.
 * @param {string} text
 */
function partnerIn(text) {
  const { protocol, hostname, username, password, search, hash } = new URL(text);
  const isPlace = !username && !password && !search && !hash && !/[?#]/.test(text);
  return isPlace && (protocol === 'https:' || thisMachine.test(hostname)) ? text.replace(/\/+$/, '') : undefined;
}

/**
 * Addresses with blanks or line breaks between them, each with the form that it wants and its remotes behind a `#`.
 * @param {string} text
 */
function receiversIn(text) {
  const all = text.split(/\s+/);
  const isReceiver = (/** @type {string} */ one) => {
    const url = URL.canParse(one) ? new URL(one) : undefined;
    const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && thisMachine.test(url.hostname));
    return isSafe && /^#(json|chat)(:[a-z0-9+-]+)?$/.test(url.hash);
  };
  return all.length <= 20 && all.every(isReceiver) ? all : undefined;
}

/** Shortest key, characters: 16 random bytes in hex. */
const shortestKey = 32;

/**
 * One key, or two separated by a comma or line break.
 * @param {string} text
 */
function keysIn(text) {
  const keys = text.split(/[,\n]/).map((key) => key.trim());
  return keys.length <= 2 && keys.every((key) => key.length >= shortestKey && !/\s/.test(key)) ? keys : undefined;
}

/**
 * The value of a text, or undefined if it is malformed.
 * @param {string} text
 * @param {Setting} setting
 * @returns {string | number | boolean | readonly string[] | undefined}
 */
export function valueIn(text, setting) {
  switch (setting.kind) {
    case 'port':
      return numberIn(text, /^\d+$/, [0, 65_535]);
    case 'count':
      return numberIn(text, /^\d+$/, [setting.least ?? 1, 1e9]);
    case 'seconds':
      return numberIn(text, /^\d+(\.\d+)?$/, [0, 86_400]);
    case 'switch':
      return on.has(wordOf(text)) || (off.has(wordOf(text)) ? false : undefined);
    case 'presence':
      return !off.has(wordOf(text));
    case 'choice':
      return setting.values.find((value) => value === wordOf(text));
    case 'url':
      if (setting.several) return serversIn(text).every((one) => urlIn(one, setting.protocols)) ? text : undefined;
      return urlIn(text, setting.protocols) && (setting.partner ? partnerIn(text) : text);
    case 'receivers':
      return receiversIn(text);
    case 'secret':
      return keysIn(text);
    case 'host':
      return /^[\w.:-]+$/.test(text) ? text : undefined;
    case 'word':
      return /^\S{1,200}$/.test(text) ? text : undefined;
    case 'email':
      return /^[\w.+-]+@[\w-]+(\.[\w-]+)+$/.test(text) ? text : undefined;
    case 'folder':
    case 'file':
      return inRoot(text);
  }
}

/**
 * The expected format, for the message about a malformed text.
 * @param {Setting} setting
 */
export function expectedOf(setting) {
  switch (setting.kind) {
    case 'port':
      return 'a port, 0 to 65535';
    case 'count':
      return `a whole number from ${setting.least ?? 1} on`;
    case 'seconds':
      return 'seconds, 0 to 86400';
    case 'switch':
      return 'on or off';
    case 'choice':
      return setting.values.join(', ').replace(/, (\w+)$/, ' or $1');
    case 'url':
      if (setting.partner)
        return 'https://…, or http://… of this machine alone (localhost, 127.0.0.1, [::1]), since on a network others would read along; without name, password, ? and #';
      return `an address that begins with ${setting.protocols.map((protocol) => `${protocol}//`).join(' or ')}`;
    case 'receivers':
      return 'addresses with blanks between them, https://… or http://… of this machine, each with its form behind it: #json or #chat, or #chat:bonus+wallet for these remotes alone';
    case 'secret':
      return `a key of at least ${shortestKey} characters without blanks, or two with a comma between them`;
    case 'host':
      return 'a name or an address of the network, without port and path';
    case 'word':
      return 'text without blanks';
    case 'email':
      return 'an e-mail address without a name';
    default:
      return 'a path';
  }
}
