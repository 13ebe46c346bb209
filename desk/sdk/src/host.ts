/** What the desk's host uses of this package; remotes cannot reach it. */

export { call, post, Refused, read } from './client';
export { type Desk, DeskProvider, type Me, may, useDesk } from './desk';
export { confirmSession } from './passkey';
export { useKeys } from './useKeys';
