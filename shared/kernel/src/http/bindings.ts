/** The server's bindings of a request: its socket, if there is one. */
export interface Bindings {
  incoming?: { socket?: { remoteAddress?: string | undefined; destroy?: () => void } };
}
