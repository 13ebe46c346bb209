/** The visitor who opens a route. */
interface Asker {
  session: { isAuthenticated: boolean };
}

/** Result of a middleware: null to show the route, or where to go instead. */
export type MiddlewareVerdict = { to: '/' } | { login: true } | null;

/** R8.23: the message for a route with an unknown middleware. */
export const unknownMiddleware = 'Unknown route middleware';

const middlewares: Record<string, (asker: Asker) => MiddlewareVerdict> = {
  /** Guests only: a player goes home (R2.03). */
  guest: ({ session }) => (session.isAuthenticated ? { to: '/' } : null),
  /** Players only: a visitor goes to login and then back (R2.04). */
  player: ({ session }) => (session.isAuthenticated ? null : { login: true }),
};

/** Whether a middleware exists; true for none. */
export function isMiddleware(name: string | undefined): boolean {
  return name === undefined || Object.hasOwn(middlewares, name);
}

/** Runs a route's middleware by its name. Throws 'Unknown route middleware' for an unknown one (R8.23). */
export function runMiddleware(name: string | undefined, asker: Asker): MiddlewareVerdict {
  if (name === undefined) return null;
  if (!isMiddleware(name)) throw new Error(unknownMiddleware);
  return middlewares[name]?.(asker) ?? null;
}
