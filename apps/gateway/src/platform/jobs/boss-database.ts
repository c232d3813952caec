import type { Db } from 'pg-boss';
import type { Sql } from 'postgres';

/**
 * The database as pg-boss uses it: statements run on a small pool of their own, so that a rush of requests delays no
 * heartbeat; announcements arrive on the connection that listens for all of the gateway.
 */
export function createBossDatabase(pool: Sql, listener: Sql): Db {
  return {
    async executeSql(text, values = []) {
      if (values.length === 0) return toBossResult(await executeScript(pool, text));
      // The driver takes what the server's description of each parameter allows.
      const parameters = values.map((value) => value ?? null) as never[];
      return toBossResult(await pool.unsafe(text, parameters, { prepare: true }));
    },
    async listen(channel, onNotification, onReconnect) {
      const listening = await listener.listen(channel, onNotification, onReconnect);
      // Not awaited: a database that hangs would never answer, and the connection ends with the pool.
      return { close: async () => void listening.unlisten().catch(() => undefined) };
    },
  };
}

/** Runs statements that may begin and end a transaction, which needs a connection of its own. */
async function executeScript(pool: Sql, text: string): Promise<unknown> {
  const connection = await pool.reserve();
  try {
    return await connection.unsafe(text);
  } catch (error) {
    await connection`rollback`;
    throw error;
  } finally {
    connection.release();
  }
}

/** Several statements in one text have a list of results, each of which pg-boss expects by itself. */
function toBossResult(result: unknown) {
  const isList = Array.isArray(result) && !('command' in result);
  // pg-boss declares one result, but takes the list that its own driver returns.
  return (isList ? result.map((rows: unknown) => ({ rows })) : { rows: result }) as { rows: never[] };
}
