import type { Hono } from 'hono';
import type { Database } from '../database/database';
import type { Bindings } from './bindings';

/** `/healthz`: the process answers. `/readyz`: it can do its work, which needs the database. */
export function mountHealth(app: Hono<{ Bindings: Bindings }>, database: Database): void {
  app.get('/healthz', (context) => context.json({ status: 'ok' }));
  app.get('/readyz', async (context) => {
    const ready = await database.query('select 1').then(
      () => true,
      () => false,
    );
    return context.json({ status: ready ? 'ready' : 'not ready' }, ready ? 200 : 503);
  });
}
