/** Who asks for a route. */
interface Asker {
  session: { isAuthenticated: boolean };
}

/** What a middleware answers: nothing to let the route be shown, or where to go instead. */
export type MiddlewareVerdict = { to: '/' } | { login: true } | null;

/** R8.23: what is said of a route whose middleware nobody knows. */
export const unknownMiddleware = 'Unknown route middleware';

const middlewares: Record<string, (asker: Asker) => MiddlewareVerdict> = {
  /** Guests only: a player goes home (R2.03). */
  guest: ({ session }) => (session.isAuthenticated ? { to: '/' } : null),
  /** Players only: a visitor goes to login and then back (R2.04). */
  player: ({ session }) => (session.isAuthenticated ? null : { login: true }),
};

/** Whether a route's middleware is one that there is; a route without one asks nobody. */
export function isMiddleware(name: string | undefined): boolean {
  return name === undefined || Object.hasOwn(middlewares, name);
}

/** Asks a route's middleware by its name. Throws 'Unknown route middleware' for a name that there is not (R8.23). */
export function runMiddleware(name: string | undefined, asker: Asker): MiddlewareVerdict {
  if (name === undefined) return null;
  if (!isMiddleware(name)) throw new Error(unknownMiddleware);
  return middlewares[name]?.(asker) ?? null;
}
