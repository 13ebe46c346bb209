/** What every request of the server carries beside itself: the socket, where there is one. */
export interface Bindings {
  incoming?: { socket?: { remoteAddress?: string | undefined; destroy?: () => void } };
}
