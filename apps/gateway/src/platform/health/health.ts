import { setTimeout as pause } from 'node:timers/promises';
import { fastifyPlugin } from 'fastify-plugin';
import type { Sql } from 'postgres';

/** Time limit of the database's answer, after which the gateway is not ready, in milliseconds. */
const PATIENCE = 2000;

/**
 * `live`: the process runs, whatever the state of the database; `ready`: calls can be answered, and the gateway is not
 * stopping (rules/security-operation#database-restart, rules/security-operation#draining).
 */
export const healthPlugin = fastifyPlugin<{ sql: Sql }>(
  async (app, { sql }) => {
    app.get('/gateway/health/live', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      return { status: 'ok' };
    });

    app.get('/gateway/health/ready', async (_request, reply) => {
      const status = app.isStopping() ? 'stopping' : (await answers(sql)) ? 'ok' : 'no database';
      reply.header('cache-control', 'no-store').code(status === 'ok' ? 200 : 503);
      return { status };
    });
  },
  { name: 'health', dependencies: ['drain'] },
);

async function answers(sql: Sql): Promise<boolean> {
  const probe = sql`select 1`.then(
    () => true,
    () => false,
  );
  return Promise.race([probe, pause(PATIENCE, false, { ref: false })]);
}
